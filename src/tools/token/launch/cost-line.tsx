import { exactAmount, roundedAmount } from '#core/text/exact-amount.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { PoolTerms } from '#tools/token/pool/pool-form.ts'
import { lacking, useCost } from './use-cost.ts'

type CostOf = { options: TokenOptions; values?: Partial<TokenValues>; account?: string; pool?: PoolTerms }

/** What the launch costs, where, and whether the account has it. Our own fee is none. */
export function CostLine({ options, values, account, pool }: CostOf) {
  const cost = useCost({ options, values, account, pool })
  if (!cost) return <p className="soft">Complete the form to see what it costs.</p>
  if (cost.at === 'unknown') return <p className={cost.later ? 'soft' : 'creator-stop'}>{cost.words}</p>
  // The rows are there while they are counted: the button below stays where it is.
  if (cost.at === 'counting') return <CostRows fee="…" gas="…" code="…" chain="…" />
  const { chain, gas, fee, bytes, left, fitness } = cost
  const { symbol, decimals } = chain.currency
  return (
    <>
      <CostRows
        fee={`${roundedAmount(fee, decimals)} ${symbol}`}
        gas={exactAmount(gas, 0)}
        code={`${exactAmount(BigInt(bytes), 0)} bytes`}
        chain={chain.name}
      />
      {fitness === 'too-old' && (
        <p className="creator-stop">{chain.name} lacks instructions that this token needs. Choose another network.</p>
      )}
      {left !== undefined && left < 0n && <p className="creator-stop">{lacking(chain, -left)}</p>}
    </>
  )
}

function CostRows({ fee, gas, code, chain }: Record<'fee' | 'gas' | 'code' | 'chain', string>) {
  const rows = { 'Cost now, about': fee, Gas: gas, Code: code, Chain: chain, 'Our fee': 'none' }
  return (
    <dl className="facts creator-cost" aria-busy={fee === '…'}>
      {Object.entries(rows).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
