import type { Address } from 'viem'
import { shortAddress } from '#core/text/short-address.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import type { KnownToken } from '#tools/indexed/thing.ts'
import { amountOf, symbolOf } from '#tools/indexed/token-words.ts'
import { isBoundlessOf } from '#transactions/approvals/approvals.ts'

/**
 * A permission of the account that holds now. `name` and `proof` are those of a contract we know. Amounts are decimal text, in the token's
 * smallest unit; `until` is in Unix seconds.
 */
export type HeldPermission = {
  token: KnownToken
  spender: Address
  name: string | null
  proof: string | null
  /** The block in which it was given or last changed, and its time in Unix seconds; null where no node says it. */
  since: { block: number; at: number | null }
  /** What could be taken now: no more than is allowed and the account holds. A number of pieces where it is for pieces; null: not known. */
  atRisk: string | null
} & (
  | { kind: 'amount'; amount: string }
  | { kind: 'item'; item: string }
  | { kind: 'all' | 'operator' }
  | { kind: 'unit'; item: string; amount: string }
  | { kind: 'permit2'; amount: string; until: number }
)

/** The permissions of an account that hold now; `more` where it gave more than are read. */
export type HeldPermissions = { held: HeldPermission[]; more: boolean }

/** What tells a permission from every other one of its account. */
export const keyOf = (permission: HeldPermission): string =>
  [permission.token.address, permission.spender, permission.kind, 'item' in permission ? permission.item : ''].join()

/** Who may take it: the name of a contract we know, or the ends of the address. */
export const spenderName = ({ name, spender }: Pick<HeldPermission, 'name' | 'spender'>): string =>
  name ?? shortAddress(spender)

/** Digits that are shown of an amount or a number: more say nothing to a reader. */
const mostDigits = 15

/** The number of a piece, or its two ends: some contracts number by what others would call a hash. */
const shownItem = ({ item }: { item: string }): string =>
  item.length > mostDigits ? `${item.slice(0, 6)}…${item.slice(-4)}` : item

/** A permission in a few words: who may take of what. */
export function permissionName(permission: HeldPermission): string {
  const symbol = symbolOf(permission.token)
  const to = `to ${spenderName(permission)}`
  if (permission.kind === 'item' || permission.kind === 'unit')
    return `No. ${shownItem(permission)} of ${symbol}, ${to}`
  return permission.kind === 'permit2' ? `${symbol} through Permit2, ${to}` : `${symbol}, ${to}`
}

/** A token whose amounts are told in its smallest unit: each number of an ERC-6909 contract has decimals of its own. */
const unitsOf = (token: KnownToken): KnownToken => ({ ...token, kind: 'erc20', decimals: 0, symbol: 'units' })

/** Whether an amount has more whole digits than a reader takes in. */
function isLong(amount: string, { kind, decimals }: KnownToken): boolean {
  const units = 10n ** BigInt(kind === 'erc20' ? (decimals ?? 0) : 0)
  return BigInt(amount) / units >= 10n ** BigInt(mostDigits)
}

/** An amount of a token, in no more digits than a reader takes in. */
const shownAmount = (amount: string, token: KnownToken): string =>
  isLong(amount, token)
    ? `more than ${exactAmount(10n ** BigInt(mostDigits) - 1n, 0)} ${symbolOf(token)}`
    : amountOf(amount, token)

const atMost = (amount: string, token: KnownToken): string =>
  isLong(amount, token) ? shownAmount(amount, token) : `up to ${shownAmount(amount, token)}`

/** Whether an amount is meant to have no end. No supply reaches 2^200: wallets write such amounts for "everything". */
export const isUnlimited = ({ kind, amount }: { kind: HeldPermission['kind']; amount: string }): boolean =>
  BigInt(amount) >= 2n ** 200n || isBoundlessOf({ kind, amount: BigInt(amount) })

/** How much may be taken at most, in one sentence. */
export function limitText(permission: HeldPermission): string {
  const { token } = permission
  const symbol = symbolOf(token)
  switch (permission.kind) {
    case 'all':
      return `It may take every piece of ${symbol}, also later ones.`
    case 'operator':
      return `It may take everything of ${symbol}, under every number.`
    case 'item':
      return `It may take piece No. ${shownItem(permission)} of ${symbol}.`
    case 'unit':
      return isUnlimited(permission)
        ? `It may take all of No. ${shownItem(permission)} of ${symbol}, also what comes later.`
        : `It may take ${atMost(permission.amount, unitsOf(token))} of No. ${shownItem(permission)} of ${symbol}.`
    default:
      return isUnlimited(permission)
        ? `It may take all ${symbol}, also what comes later.`
        : `It may take ${atMost(permission.amount, token)}.`
  }
}

/** What could be taken now, in the units of the token. */
export function riskText({ atRisk, token, kind }: HeldPermission): string {
  if (atRisk === null) return 'not known: the token does not say what the account holds'
  if (atRisk === '0')
    return kind === 'permit2'
      ? 'nothing now, as the account holds none of it or lets Permit2 take none'
      : 'nothing now, as the account holds none of it'
  if (kind === 'amount' || kind === 'permit2') return shownAmount(atRisk, token)
  if (kind === 'unit') return shownAmount(atRisk, unitsOf(token))
  if (kind === 'operator')
    return atRisk === '1' ? 'what it holds under one number' : `what it holds under ${atRisk} numbers`
  return atRisk === '1' ? '1 piece' : `${exactAmount(BigInt(atRisk), 0)} pieces`
}
