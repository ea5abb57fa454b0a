import type { ReactNode } from 'react'

type LedgerProps = {
  /** What the table is about, for visitors who cannot see its place on the page. */
  label: string
  columns: readonly string[]
  /** Each row begins with its name. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

/** A table of sentences. On narrow screens each row becomes an entry whose lines bear the names of the columns. */
export function Ledger({ label, columns, rows }: LedgerProps) {
  return (
    <div className="table-region ledger">
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
