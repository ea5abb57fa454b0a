import { exactAmount, shortAmount } from '#core/text/exact-amount.ts'
import { largestNumber } from '#tools/token/check/parse-amount.ts'
import type { TokenFacts } from './token-facts.server.ts'

type Unit = Pick<TokenFacts, 'decimals' | 'symbol'>

/** An amount of a token in the smallest unit, with its symbol; without decimals that make sense, in that unit. */
export function amountOf({ decimals, symbol }: Unit, units: bigint): string {
  return decimals === undefined || decimals > 77
    ? String(units)
    : `${shortAmount(units, decimals)} ${symbol ?? ''}`.trim()
}

/** A limit of the launch; one that was left empty is the largest number there is. */
export function limitOf(unit: Unit, units: bigint): string {
  return units === largestNumber ? 'no limit' : amountOf(unit, units)
}

/** A share of 1e18 in percent, with two digits, rounded down: never more is said to be locked than is. */
export function percent(share: bigint): string {
  return `${exactAmount(share / 10n ** 14n, 2)} %`
}
