import { Link } from 'react-router'
import { figures } from '#app/figures.ts'
import { figure } from '#core/text/figure.ts'
import { longDate } from '#core/time/long-date.ts'

const { coverage, solver, mutants, gas } = figures

const percent = ([part, all]: readonly [number, number]) => `${Math.floor((part / all) * 1000) / 10} %`

/** Three figures about our own contracts. Each leads to where it was measured. */
const proofs = [
  {
    to: '/evidence#coverage',
    value: percent(coverage.lines),
    name: 'of the lines of our contracts are run by tests',
    detail: `${figure(coverage.lines[0])} of ${figure(coverage.lines[1])} lines in ${coverage.files} files, ${coverage.branches[0]} of ${coverage.branches[1]} branches.`,
    also: {
      to: '/evidence#solver',
      words: `A solver has proven ${solver.proven[0]} of ${solver.proven[1]} assertions for every value`,
    },
    date: coverage.date,
  },
  {
    to: '/evidence#gas',
    value: figure(gas.lock),
    name: 'gas to lock a token with a cliff',
    detail: `Sablier Lockup takes ${figure(gas.other)} gas for the same lock on the same chain.`,
    date: gas.date,
  },
  {
    to: '/evidence#mutants',
    value: `${mutants.noticed[0]} of ${mutants.noticed[1]}`,
    name: 'deliberate breaks were noticed by a test',
    detail: 'We break our own contracts in one place at a time. A test has to fail.',
    date: mutants.date,
  },
] as const

export function Proofs() {
  return (
    <ul className="columns proofs">
      {proofs.map(({ to, value, name, detail, date, ...more }) => (
        <li className="four" key={to}>
          <h3>
            <Link to={to}>
              <span className="proof-value">{value}</span> {name}
            </Link>
          </h3>
          <p>{detail}</p>
          {'also' in more && (
            <p>
              <Link to={more.also.to}>{more.also.words}</Link>.
            </p>
          )}
          <p className="soft small">
            Measured on <time dateTime={date}>{longDate(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
