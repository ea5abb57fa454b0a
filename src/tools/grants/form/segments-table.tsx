import { everies, type Bend, type DraftSegment } from '#tools/grants/schedule/grant-draft.ts'
import { mostSegments } from '#tools/schedule/curve.ts'

type SegmentsTableProps = {
  segments: readonly DraftSegment[]
  error?: string | undefined
  change: (segments: readonly DraftSegment[]) => void
}

const bends: Record<Bend, string> = {
  even: 'Evenly',
  late: 'Slowly, then fast',
  early: 'Fast, then slowly',
  end: 'All at its end',
}

/** The segments of a curve, one after the other, a row each. */
export function SegmentsTable({ segments, error, change }: SegmentsTableProps) {
  const changed = (index: number, more: Partial<DraftSegment>) =>
    change(segments.map((segment, at) => (at === index ? { ...segment, ...more } : segment)))
  return (
    <div className="grants-segments">
      <ol>
        {segments.map((segment, index) => (
          <li key={index}>
            <Row
              segment={segment}
              name={`segment ${index + 1}`}
              change={(more) => changed(index, more)}
              remove={() => change(segments.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      <p className="field-error" role="alert">
        {error}
      </p>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={segments.length >= mostSegments}
          onClick={() => change([...segments, { days: 365, share: 0, bend: 'even', every: 0 }])}
        >
          Add a segment
        </button>
      </div>
    </div>
  )
}

type RowProps = {
  segment: DraftSegment
  name: string
  change: (more: Partial<DraftSegment>) => void
  remove: () => void
}

function Row({ segment: { days, share, bend, every }, name, change, remove }: RowProps) {
  const figure = (label: string, value: number, step: string, set: (typed: number) => void) => (
    <label className="field">
      {label}
      <input
        type="number"
        min="0"
        step={step}
        className="control"
        aria-label={`${label} of ${name}`}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
    </label>
  )
  return (
    <>
      {figure('Days', days, '1', (typed) => change({ days: typed }))}
      {figure('Per cent', share / 100, '0.01', (typed) => change({ share: Math.round(typed * 100) }))}
      <label className="field">
        Vests
        <select
          className="control"
          aria-label={`How ${name} vests`}
          value={bend}
          onChange={(event) => change({ bend: event.target.value as Bend })}
        >
          {Object.entries(bends).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Every
        <select
          className="control"
          aria-label={`How often ${name} vests`}
          disabled={bend === 'end'}
          value={every}
          onChange={(event) => change({ every: Number(event.target.value) })}
        >
          {everies.map(([seconds, words]) => (
            <option key={seconds} value={seconds}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button quiet" aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </button>
    </>
  )
}
