import type { Address } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { recentTokens } from '#chain/tokens/recent-tokens.ts'
import { readHeldToken, type HeldToken } from './fair-share.ts'
import { readAccount, type AccountLocks } from './read-account.ts'
import type { Lock } from './read-locks.ts'

/** The locks of an account, and the token of each with what is held where that lock is. */
export type OwnLocksRead = AccountLocks & { tokenOf: (lock: Lock) => HeldToken | undefined }

/** Where a lock is: all plain locks of a token are together, those with votes by their delegate. */
const placeOf = ({ token, delegate }: Lock) => `${token} ${delegate}`

/** What an account has locked and is offered, also in tokens this device looked at lately. Rejects when the chain does not answer. */
export async function readOwn(rpc: Rpc, account: Address): Promise<OwnLocksRead> {
  const found = await readAccount(rpc, { account, tokens: recentTokens() })
  const places = new Map([...found.own, ...found.offered].map((lock) => [placeOf(lock), lock]))
  const read = await Promise.all(
    [...places].map(async ([place, lock]) => [place, await readHeldToken(rpc, lock, account)] as const),
  )
  const tokens = new Map(read)
  return { ...found, tokenOf: (lock) => tokens.get(placeOf(lock)) }
}
