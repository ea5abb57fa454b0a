import { localTime, secondsOf } from '#core/time/local-time.ts'
import { UnlockChart, type Handle } from '#tools/schedule/unlock-chart.tsx'
import { grantsOf } from '#tools/token-lock/schedule/grants.ts'
import {
  checkDraft,
  reshaped,
  schedulesOf,
  type ScheduleDraft,
  type Shape,
} from '#tools/token-lock/schedule/schedule-draft.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { TimeField } from '#ui/components/time-field.tsx'
import { PartsTable } from './parts-table.tsx'

type ScheduleEditorProps = {
  draft: ScheduleDraft
  now: number
  change: (draft: ScheduleDraft) => void
}

const shapes: Record<Shape, readonly [name: string, means: string]> = {
  day: ['One day', 'nothing, then everything'],
  linear: ['Evenly', 'a little more each second'],
  cliff: ['Evenly after a cliff', 'nothing at first, then what the line has reached'],
  steps: ['Equal steps', 'the same part again and again'],
  parts: ['Own days and shares', 'a lock for each part'],
  never: ['Permanently', 'nothing ever unlocks'],
}

/** When something vests, as fields. */
export function ScheduleEditor({ draft, now, change }: ScheduleEditorProps) {
  const errors = checkDraft(draft, now)
  const { shape } = draft
  return (
    <div className="locks-schedule">
      <fieldset className="locks-shapes">
        <legend>Schedule</legend>
        {Object.entries(shapes).map(([name, [title, means]]) => (
          <label key={name}>
            <input
              type="radio"
              name="locks-shape"
              checked={shape === name}
              onChange={() => change(reshaped(draft, name as Shape))}
            />
            <span>
              {title} <span className="soft">{means}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="locks-times">
        {shape === 'parts' ? (
          <PartsTable parts={draft.parts} error={errors.parts} change={(next) => change({ ...draft, parts: next })} />
        ) : (
          <Times draft={draft} errors={errors} change={change} />
        )}
      </div>
    </div>
  )
}

/** What such a schedule of `amount` looks like, as far as its times fit; its end and its cliff can be moved. */
export function ScheduleDrawing({ draft, now, amount, change }: ScheduleEditorProps & { amount: bigint }) {
  const parts = schedulesOf(draft)
  const sound = Object.keys(checkDraft(draft, now)).length === 0
  const owner = '0x0000000000000000000000000000000000000001'
  const vestings = sound ? grantsOf([{ owner, amount }], parts) : []
  const words = draft.shape === 'parts' ? partsSaid(parts.length) : scheduleWords(parts[0]!.schedule)
  const says = sound ? words : 'Correct the times of the schedule to see the chart.'
  return <UnlockChart vestings={vestings} says={says} handles={handlesOf(draft, change)} />
}

const partsSaid = (count: number) => `${count} parts, each free on its own day.`

type TimesProps = Pick<ScheduleEditorProps, 'draft' | 'change'> & { errors: ReturnType<typeof checkDraft> }

function Times({ draft, errors, change }: TimesProps) {
  const { shape, start, cliff, end, steps } = draft
  const time = (label: string, field: 'start' | 'cliff' | 'end', value: number) => (
    <TimeField
      key={field}
      label={label}
      value={localTime(value)}
      error={errors[field]}
      onChange={(event) => change({ ...draft, [field]: secondsOf(event.target.value) })}
    />
  )
  if (shape === 'never') return <p>No one can ever withdraw what is locked permanently.</p>
  return (
    <div className="form-fields">
      {shape !== 'day' && time('Begins', 'start', start)}
      {shape === 'cliff' && time('Nothing before', 'cliff', cliff)}
      {time(shape === 'day' ? 'Everything is free' : 'Ends: everything is free', 'end', end)}
      {shape === 'steps' && (
        <LineField
          label="Steps"
          inputMode="numeric"
          value={Number.isNaN(steps) ? '' : String(steps)}
          error={errors.steps}
          onChange={(event) => change({ ...draft, steps: Number.parseInt(event.target.value, 10) })}
        />
      )}
    </div>
  )
}

/** What can be moved on the drawing; it stays in order. */
function handlesOf(draft: ScheduleDraft, change: (draft: ScheduleDraft) => void): Handle[] {
  const { shape, start, cliff, end } = draft
  if (shape === 'never' || shape === 'parts' || !(end > start)) return []
  const moved = (field: 'cliff' | 'end', least: number, most: number) => (to: number) =>
    change({ ...draft, [field]: Math.min(Math.max(to, least), most) })
  const atEnd = {
    name: 'End',
    at: end,
    move: moved('end', Math.max(start + 3600, shape === 'cliff' ? cliff : 0), 4_294_967_295),
  }
  if (shape !== 'cliff') return [atEnd]
  return [{ name: 'Cliff', at: cliff, move: moved('cliff', start, end) }, atEnd]
}
