import type { Address } from 'viem'
import { shortAddress } from '#core/text/short-address.ts'
import type { KnownToken } from '#tools/indexed/thing.ts'
import { symbolOf } from '#tools/indexed/token-words.ts'

/** A permission of the account that holds now; `name` is that of a contract we know. `amount` is in the token's smallest unit. */
export type HeldPermission = { token: KnownToken; spender: Address; name: string | null } & (
  | { kind: 'amount'; amount: string }
  | { kind: 'item'; item: string }
  | { kind: 'all' }
)

/** A position of Uniswap in the account itself, in words. */
export type LoosePosition = { name: string; holds: string }

/** What the chain says of an account right now, beside what the index knows; undefined of a part that nobody could read. */
export type OnChain = {
  /** The newest block when the chain was first asked: what is read is at least as new. */
  block: number
  permissions?: { held: HeldPermission[]; more: boolean }
  loose?: { positions: LoosePosition[]; more: boolean }
  /** What collecting the fees of a locked position would pay, in words, by the path of the lock. */
  fees?: Readonly<Record<string, string>>
}

/** The same with what is shown while the chain is asked, and where it does not answer. */
export type OnChainState = OnChain | 'reading' | 'silent'

/** A permission in a few words: who may take of what. */
export const permissionName = ({ token, spender, name }: HeldPermission) =>
  `${symbolOf(token)}, to ${name ?? shortAddress(spender)}`
