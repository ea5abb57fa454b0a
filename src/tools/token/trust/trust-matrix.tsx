import { useState } from 'react'
import type { FeatureCost } from './feature-costs.ts'

/** What a cost is called, and what it means for a buyer. */
const costWords = {
  none: 'No cost',
  question: 'A question',
  warning: 'A warning',
} as const

type TrustMatrixProps = {
  /** The page whose creator takes the choice. */
  path: string
  rows: readonly FeatureCost[]
}

/** The features of a token against what each gives to whom and costs in trust. What is chosen opens in the creator, without a script too. */
export function TrustMatrix({ path, rows }: TrustMatrixProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const warnings = rows.filter(({ name, cost }) => chosen.includes(name) && cost === 'warning').length
  const questions = rows.filter(({ name, cost }) => chosen.includes(name) && cost === 'question').length

  const toggle = (name: string, on: boolean) =>
    setChosen((names) => (on ? [...names, name] : names.filter((each) => each !== name)))

  return (
    <div className="trust">
      <div className="table-region ledger trust-table">
        <table>
          <caption className="visually-hidden">Features of a token, who gains what, and the cost in trust</caption>
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
            {rows.map((row) => (
              <Row key={row.name} row={row} toggle={toggle} />
            ))}
          </tbody>
        </table>
      </div>
      <form id={form} className="trust-sum" action={`${path}#create`}>
        <input type="hidden" name="kind" value="erc20" />
        <output>
          {chosen.length === 0
            ? 'Tick features to count what a buyer will read.'
            : `${counted(chosen.length, 'feature')}: ${counted(warnings, 'warning')} and ${counted(questions, 'question')} for a buyer.`}
        </output>
        <button className="button solid">Open the creator with these</button>
      </form>
    </div>
  )
}

/** Who may gain something by a feature. */
const groups = [
  ['holder', 'Holders'],
  ['anyone', 'Anyone'],
  ['account', 'One account'],
] as const

/** The boxes are outside of it, so that the table is a part of the page's text. */
const form = 'trust'

const columns = ['Feature', ...groups.map(([, name]) => name), 'What a buyer reads', 'Cost in trust']

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

function Row({ row, toggle }: { row: FeatureCost; toggle: (name: string, on: boolean) => void }) {
  const { name, label, gains, powers, reads, cost, limits, days } = row
  return (
    <tr data-cost={cost}>
      <th scope="row">
        <label className="trust-feature">
          <input
            type="checkbox"
            form={form}
            name="with"
            value={name}
            onChange={(event) => toggle(name, event.target.checked)}
          />
          {label}
        </label>
      </th>
      {groups.map(([group, title]) => (
        <td key={group} className="trust-mark" data-column={title} data-gains={gains.includes(group)}>
          {gains.includes(group) && (
            <>
              <span aria-hidden="true">⬤</span> <span className="visually-hidden">can act</span>
            </>
          )}
        </td>
      ))}
      <td data-column={columns[4]}>
        {reads[0] ?? 'No note'}
        <details>
          <summary>
            Who can do what<span className="visually-hidden"> with {label}</span>
          </summary>
          {limits && <p>This feature limits Mint.</p>}
          {[...powers, ...reads.slice(1)].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      </td>
      <td data-column={columns[5]}>
        <span className="trust-cost">{costWords[cost]}</span>
        {days !== undefined && <small>{`Written by us: + ${days} ${days === 1 ? 'day' : 'days'}`}</small>}
      </td>
    </tr>
  )
}
