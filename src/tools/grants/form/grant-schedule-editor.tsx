import { localTime, secondsOf } from '#core/time/local-time.ts'
import {
  checkGrantDraft,
  curveOf,
  everies,
  scheduleOf,
  type GrantDraft,
  type GrantDraftField,
  type GrantShape,
} from '#tools/grants/schedule/grant-draft.ts'
import { grantScheduleWords } from '#tools/grants/schedule/grant-schedule-words.ts'
import { UnlockChart } from '#tools/schedule/unlock-chart.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import { TimeField } from '#ui/components/time-field.tsx'
import { SegmentsTable } from './segments-table.tsx'

type EditorProps = {
  draft: GrantDraft
  now: number
  change: (draft: GrantDraft) => void
}

const shapes: Record<GrantShape, readonly [name: string, means: string]> = {
  cliff: ['Evenly after a cliff', 'nothing at first, then what the line has reached'],
  linear: ['Evenly', 'from the first day on'],
  steps: ['Equal parts', 'the same part again and again'],
  day: ['One day', 'nothing, then everything'],
  curve: ['Own segments', 'parts of any length, size and bend'],
}

/** When a grant vests, as fields. */
export function GrantScheduleEditor({ draft, now, change }: EditorProps) {
  const errors = checkGrantDraft(draft, now)
  return (
    <div className="locks-schedule">
      <fieldset className="locks-shapes">
        <legend>Schedule</legend>
        {Object.entries(shapes).map(([name, [title, means]]) => (
          <label key={name}>
            <input
              type="radio"
              name="grants-shape"
              checked={draft.shape === name}
              onChange={() => change({ ...draft, shape: name as GrantShape })}
            />
            <span>
              {title} <span className="soft">{means}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="locks-times">
        <Times draft={draft} errors={errors} change={change} />
      </div>
    </div>
  )
}

/** What such a schedule of `amount` looks like, as far as its times fit. */
export function GrantScheduleDrawing({ draft, now, amount }: Omit<EditorProps, 'change'> & { amount: bigint }) {
  const sound = Object.keys(checkGrantDraft(draft, now)).length === 0
  const curve = sound ? curveOf(draft) : undefined
  return (
    <UnlockChart
      vestings={sound ? [{ amount, schedule: scheduleOf(draft), curve }] : []}
      says={
        sound ? grantScheduleWords(scheduleOf(draft), curve) : 'Correct the times of the schedule to see the chart.'
      }
      legend="Ruled areas have not vested, white areas have."
    />
  )
}

type TimesProps = Pick<EditorProps, 'draft' | 'change'> & { errors: Partial<Record<GrantDraftField, string>> }

function Times({ draft, errors, change }: TimesProps) {
  const { shape } = draft
  const time = (label: string, field: 'start' | 'cliff' | 'end') => (
    <TimeField
      label={label}
      value={localTime(draft[field])}
      error={errors[field]}
      onChange={(event) => change({ ...draft, [field]: secondsOf(event.target.value) })}
    />
  )
  return (
    <div className="form-fields">
      {shape !== 'day' && time('Begins', 'start')}
      {shape === 'cliff' && time('Nothing before', 'cliff')}
      {shape !== 'curve' && time('Everything has vested', 'end')}
      {shape === 'steps' && (
        <LineField
          label="Parts"
          inputMode="numeric"
          value={Number.isNaN(draft.steps) ? '' : String(draft.steps)}
          error={errors.steps}
          onChange={(event) => change({ ...draft, steps: Number.parseInt(event.target.value, 10) })}
        />
      )}
      {(shape === 'linear' || shape === 'cliff') && (
        <div className="field">
          <label htmlFor="grants-every">A little more every</label>
          <select
            id="grants-every"
            className="control"
            value={draft.every}
            onChange={(event) => change({ ...draft, every: Number(event.target.value) })}
          >
            {everies.map(([seconds, name]) => (
              <option key={seconds} value={seconds}>
                {name}
              </option>
            ))}
          </select>
          <span className="field-error" role="alert">
            {errors.every}
          </span>
        </div>
      )}
      {shape === 'curve' && (
        <SegmentsTable
          segments={draft.segments}
          error={errors.segments}
          change={(segments) => change({ ...draft, segments })}
        />
      )}
    </div>
  )
}
