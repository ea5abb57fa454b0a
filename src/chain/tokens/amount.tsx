import { exactAmount, shortAmount } from '#core/text/exact-amount.ts'
import type { Token } from './read-token.ts'

type AmountProps = { amount: bigint; unit: Pick<Token, 'symbol' | 'decimals'> }

/** An amount of a token with the digits that people read; where there are more, a press shows all of them. Not inside a paragraph. */
export function Amount({ amount, unit: { symbol, decimals } }: AmountProps) {
  const [short, exact] = [shortAmount(amount, decimals), exactAmount(amount, decimals)]
  const unit = <bdi>{symbol}</bdi>
  if (short === exact)
    return (
      <>
        {exact} {unit}
      </>
    )
  return (
    <details className="amount">
      <summary>
        {short} {unit}
      </summary>
      {exact} {unit}
    </details>
  )
}
