import type { AcceptanceRow } from './acceptance.server.ts'
import { groupResults, statesOf, type ResultGroup } from './group-results.ts'

/** The statements of one chapter: what is expected, and what each engine showed at each width. Search leaves them out. */
export function StatementTable({ label, rows }: { label: string; rows: readonly AcceptanceRow[] }) {
  return (
    <div className="table-region ledger measurements">
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">Statement</th>
            <th scope="col">Expected</th>
            <th scope="col">Measured</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-state={statesOf(row).join(' ') || undefined}>
              <th scope="row">{row.statement}</th>
              <td data-column="Expected">
                <samp>{row.expected}</samp>
              </td>
              <td data-column="Measured">
                {groupResults(row).map((group) => (
                  <Measured key={group.places} {...group} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One value, and where it was measured. */
function Measured({ places, result }: ResultGroup) {
  if ('notRun' in result)
    return (
      <div>
        <strong>Not measured</strong> in {places}: {result.notRun.replace(/\.$/, '')}
      </div>
    )
  return (
    <div>
      <samp>{result.value}</samp>
      <span className="small soft">
        <strong data-holds={result.holds ? 'yes' : 'no'}>{result.holds ? 'Holds' : 'Fails'}</strong> in {places}
      </span>
    </div>
  )
}
