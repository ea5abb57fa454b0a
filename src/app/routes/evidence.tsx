import { Link } from 'react-router'
import { figures } from '#app/figures.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { evidence as words, limits } from '#content/pages/evidence.ts'
import { figure } from '#core/offer/words.ts'
import { Clause } from '#ui/components/clause.tsx'
import { longDate } from '#ui/components/long-date.ts'
import { Table } from '#ui/components/table.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'

export const meta = () => pageMeta('/evidence', words)

const { coverage, solver, mutants, gas } = figures
const of = ([part, all]: readonly [number, number]) => `${figure(part)} of ${figure(all)}`

/** /evidence */
export default function Evidence() {
  return (
    <>
      <PageHead path="/evidence" page={words}>
        <Link className="button solid" to="/whitepaper/sample-audit">
          Read the report on them
        </Link>
        <Link className="button" to="/contracts">
          Compare the code on chain
        </Link>
      </PageHead>
      <Clause id="coverage" title="Lines and branches that our tests run">
        <Measured
          {...coverage}
          values={[
            ['Files', figure(coverage.files)],
            ['Lines', of(coverage.lines)],
            ['Branches', of(coverage.branches)],
          ]}
        />
        <p>{limits.coverage}</p>
      </Clause>
      <Clause id="solver" title="Arithmetic proven for every value">
        <Measured {...solver} values={[['Assertions', of(solver.proven)]]} />
        <p>{limits.solver}</p>
      </Clause>
      <Clause id="mutants" title="Breaks that a test notices">
        <Measured {...mutants} values={[['Mutants', of(mutants.noticed)]]} />
        <p>{limits.mutants}</p>
      </Clause>
      <Clause id="gas" title="Gas of a lock, beside others">
        <Measured
          {...gas}
          values={[
            ['A lock with a cliff', `${figure(gas.lock)} gas`],
            ['Sablier', `${figure(gas.other)} gas`],
          ]}
        />
        <Table label="Gas of locks" columns={['Operation', ...gas.columns.slice(1)]}>
          {gas.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={gas.columns[at + 1]} className="figure">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </Table>
        <p>{limits.gas}</p>
      </Clause>
    </>
  )
}

type MeasuredProps = { date: string; command: string; values: readonly (readonly [name: string, value: string])[] }

/** Figures with the day they were measured on and the command that measures them again. */
function Measured({ date, command, values }: MeasuredProps) {
  return (
    <dl className="facts">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Measured</dt>
        <dd>
          <time dateTime={date}>{longDate(date)}</time>
        </dd>
      </div>
      <div>
        <dt>Command</dt>
        <dd>{command}</dd>
      </div>
    </dl>
  )
}
