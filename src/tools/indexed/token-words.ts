import { exactAmount, shortAmount } from '#core/text/exact-amount.ts'
import { shortAddress } from '#core/text/short-address.ts'
import type { KnownToken } from './thing.ts'

/** How a token is called in a line. */
export function symbolOf({ symbol, name, address }: KnownToken): string {
  return symbol ?? name ?? shortAddress(address)
}

/** An amount of a token as people read it: `1,234.5 COIN`. Of a collection it is a number of items. */
export function amountOf(amount: string, token: KnownToken): string {
  if (token.kind !== 'erc20') return `${exactAmount(BigInt(amount), 0)} of ${symbolOf(token)}`
  return `${shortAmount(BigInt(amount), token.decimals ?? 0)} ${symbolOf(token)}`
}
