import type { ReactNode } from 'react'
import { exactAmount } from '#core/text/exact-amount.ts'
import { Certificate } from '#seals/components/certificate.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { worstTax } from '#tools/token/simulate/effects.ts'
import { FunctionTable, TripTable } from './report-tables.tsx'
import { inPercent } from './percent.ts'
import type { TokenReport, Weight } from './report.ts'

/** What the facts of each weight are about, in the order they are read. */
const headings: Record<Weight, string> = {
  now: 'What happens to a buyer now',
  ruler: 'What others can do to it today',
  sign: 'Signs in its code',
  plain: 'What we tried and found in order',
}

type ViewProps = { report: TokenReport; /** Buttons or links. */ actions: ReactNode }

/** A whole check: the certificate, what came out in two sentences, each fact with how it was found, and what was not checked. */
export function ReportView({ report, actions }: ViewProps) {
  const { token, facts, summary, unchecked, trips, powers, how } = report
  const weights = (Object.keys(headings) as Weight[]).filter((weight) => facts.some((fact) => fact.weight === weight))
  return (
    <div className="wide token-report">
      <Certificate
        kind="Token check"
        serial={token.symbol ?? ''}
        name={token.name ?? 'Without a name'}
        facts={factsOf(report)}
        address={token.address}
        caption="Drawn from the address"
      />
      <div className="prose">
        {summary.map((text) => (
          <p key={text} className="lead">
            {text}
          </p>
        ))}
        <p className="soft">
          Read on block {report.block} of {report.chain.name}, {report.time.slice(0, 16).replace('T', ' ')} UTC. These
          are facts of that block, no forecast and no score.
        </p>
      </div>
      <div className="actions">{actions}</div>
      {weights.map((weight) => (
        <section key={weight} data-weight={weight} aria-label={headings[weight]}>
          <h3>{headings[weight]}</h3>
          <Ledger
            label={headings[weight]}
            columns={['Fact', 'How it was found']}
            rows={facts.filter((fact) => fact.weight === weight).map(({ says, found }) => [says, found])}
          />
        </section>
      ))}
      {trips.length > 0 && (
        <section aria-label="How it was simulated">
          <h3>How it was simulated</h3>
          <p>{how}</p>
          <details>
            <summary>Every trip: {trips.length}</summary>
            <TripTable trips={trips} isPool={report.market?.kind !== 'holder'} />
          </details>
        </section>
      )}
      {powers.length > 0 && (
        <section aria-label="Functions with an effect">
          <h3>Functions with an effect</h3>
          <p>
            {report.tried.functions} functions beyond the standard were tried, with {report.tried.trips} more trips.
            These changed something for a holder.
          </p>
          <FunctionTable powers={powers} />
        </section>
      )}
      <section aria-label="What was not checked">
        <h3>What was not checked</h3>
        <ul className="marks">
          {unchecked.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function factsOf({ trips, market, facts, block, way, variant }: TokenReport): [string, string][] {
  const whole = trips.filter(({ buy, onward }) => buy.done && onward.length > 0 && onward.every(({ done }) => done))
  const legs = trips.flatMap(({ buy, transfer, onward }) => [buy, ...(transfer ? [transfer] : []), ...onward])
  const others = facts.filter(({ weight }) => weight === 'ruler').length
  const first: [string, string] =
    way === 'code'
      ? ['Its code', variant!]
      : [
          market?.kind === 'holder' ? 'Sent and sent on' : 'Bought and sold',
          trips.length === 0 ? 'not simulated' : `${whole.length} of ${trips.length} trips`,
        ]
  const tax = way === 'code' ? 'none' : legs.some(({ done }) => done) ? taxWords(worstTax(legs)) : 'not measured'
  return [
    first,
    ['Tax', tax],
    ['Powers over it', others === 0 ? 'none seen' : String(others)],
    ['Block', exactAmount(BigInt(block), 0)],
  ]
}

const taxWords = (tax: number) => (tax === 0 ? 'none' : `up to ${inPercent(tax)}`)
