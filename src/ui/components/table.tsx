import type { ReactNode } from 'react'

/** A table that scrolls by itself; `children` are its rows. It is a group and no landmark, since its clause often has the same name. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string
  columns?: readonly string[]
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard
    <div className="table-region" role="group" aria-label={label} tabIndex={0}>
      <table>
        {columns && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type Fact = readonly [name: string, value: ReactNode]

/** Names and what they come to, by name or as a list where a name comes twice; a fact that is undefined or empty is left out. */
export function FactTable({ label, facts }: { label: string; facts: Readonly<Record<string, ReactNode>> | Fact[] }) {
  const given = (Array.isArray(facts) ? facts : Object.entries(facts)).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard
    <div className="table-region ledger" role="group" aria-label={label} tabIndex={0}>
      <table>
        <tbody>
          {given.map(([name, value], at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
