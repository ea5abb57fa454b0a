import { exactAmount, shortAmount } from '#core/text/exact-amount.ts'
import type { Token } from './read-token.ts'

type Unit = Pick<Token, 'symbol' | 'decimals'>

/** An amount of a token in a sentence, with the digits that people read. `Amount` shows all of them on demand. */
export function amountText(amount: bigint, { symbol, decimals }: Unit): string {
  return `${shortAmount(amount, decimals)} ${symbol}`
}

/** A share in per cent with two decimals; what is not nothing is never shown as nothing. */
export function shareText(part: bigint, whole: bigint): string {
  if (whole === 0n) return 'unknown'
  const hundredths = (part * 10_000n) / whole
  if (part > 0n && hundredths === 0n) return 'less than 0.01 %'
  return `${exactAmount(hundredths, 2)} %`
}
