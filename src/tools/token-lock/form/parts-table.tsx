import { localTime, nowInSeconds, secondsOf, zoneOf } from '#core/time/local-time.ts'
import { mostParts, type DraftPart } from '#tools/token-lock/schedule/schedule-draft.ts'

type PartsTableProps = {
  parts: readonly DraftPart[]
  error?: string
  change: (parts: readonly DraftPart[]) => void
}

const month = 30 * 86_400

/** Days and shares of one's own, a row each. */
export function PartsTable({ parts, error, change }: PartsTableProps) {
  const changed = (index: number, more: Partial<DraftPart>) =>
    change(parts.map((part, at) => (at === index ? { ...part, ...more } : part)))
  const add = () => change([...parts, { at: (parts.at(-1)?.at ?? nowInSeconds()) + month, share: 0 }])
  return (
    <div className="locks-parts">
      <table>
        <caption className="visually-hidden">Parts of the schedule</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Per cent</th>
            <th scope="col">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={index}>
              <td>
                <input
                  type="datetime-local"
                  className="control"
                  aria-label={`Day of part ${index + 1}, in your time, ${zoneOf(localTime(part.at))}`}
                  value={localTime(part.at)}
                  onChange={(event) => changed(index, { at: secondsOf(event.target.value) })}
                />
              </td>
              <td>
                <input
                  type="number"
                  min="0.01"
                  max="100"
                  step="0.01"
                  className="control"
                  aria-label={`Per cent of part ${index + 1}`}
                  value={Number.isNaN(part.share) ? '' : part.share / 100}
                  onChange={(event) => changed(index, { share: Math.round(event.target.valueAsNumber * 100) })}
                />
              </td>
              <td>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={`Remove part ${index + 1}`}
                  onClick={() => change(parts.filter((_, at) => at !== index))}
                >
                  Remove
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="field-error" role="alert">
        {error}
      </p>
      <div className="actions">
        <button type="button" className="button" disabled={parts.length >= mostParts} onClick={add}>
          Add a part
        </button>
        <button type="button" className="button" onClick={() => change(shared(parts))}>
          Make them equal
        </button>
      </div>
    </div>
  )
}

/** The same days in equal shares; what rounding leaves goes to the last. */
function shared(parts: readonly DraftPart[]): DraftPart[] {
  const each = Math.floor(10_000 / parts.length)
  return parts.map(({ at }, index) => ({
    at,
    share: index === parts.length - 1 ? 10_000 - each * (parts.length - 1) : each,
  }))
}
