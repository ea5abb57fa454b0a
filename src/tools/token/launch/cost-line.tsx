import { exactAmount, roundedAmount } from '#core/text/exact-amount.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { PoolTerms } from '#tools/token/pool/pool-form.ts'
import { useCost } from './use-cost.ts'

type CostOf = { options: TokenOptions; values?: Partial<TokenValues>; account?: string; pool?: PoolTerms }

/** What the launch costs, where, and whether the account has it. Our own fee is none. */
export function CostLine({ options, values, account, pool }: CostOf) {
  const cost = useCost({ options, values, account, pool })
  if (!cost) return <p className="soft">Complete the form to see what it costs.</p>
  if (cost.at === 'counting') return <p className="soft">Counting what it costs.</p>
  if (cost.at === 'unknown') return <p className={cost.later ? 'soft' : 'creator-stop'}>{cost.words}</p>
  const { chain, gas, fee, bytes, left, fitness } = cost
  const { symbol, decimals } = chain.currency
  return (
    <>
      <dl className="facts creator-cost">
        <div>
          <dt>Cost now, about</dt>
          <dd>{`${roundedAmount(fee, decimals)} ${symbol}`}</dd>
        </div>
        <div>
          <dt>Gas</dt>
          <dd>{exactAmount(gas, 0)}</dd>
        </div>
        <div>
          <dt>Code</dt>
          <dd>{`${exactAmount(BigInt(bytes), 0)} bytes`}</dd>
        </div>
        <div>
          <dt>Chain</dt>
          <dd>{chain.name}</dd>
        </div>
        <div>
          <dt>Our fee</dt>
          <dd>none</dd>
        </div>
      </dl>
      {fitness === 'too-old' && (
        <p className="creator-stop">{chain.name} lacks instructions that this token needs. Choose another network.</p>
      )}
      {left !== undefined && left < 0n && (
        <p className="creator-stop">
          The account lacks {roundedAmount(-left, decimals)} {symbol} for that. Put some into it first.
        </p>
      )}
    </>
  )
}
