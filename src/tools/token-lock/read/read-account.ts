import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import type { IndexState } from '#chain/index/index-state.server.ts'
import { askThings, type AskThings } from '#chain/index/read-index.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { tokenOf, type LockerName, type LockKey } from './lock-number.ts'
import { lockerNames } from './lockers.ts'
import { locksOfToken, readLock, type Lock } from './read-locks.ts'

/** The locks of an account, those offered to it, how far the index was that named them, and whether all were read. */
export type AccountLocks = { own: Lock[]; offered: Lock[]; index: IndexState | undefined; complete: boolean }

/** Offers that are read for one account, the newest. There is a limit because anyone can offer a lock to any account. */
const mostOffers = 100

/**
 * What an account has locked and is offered: the index says of which tokens, the chain what it is, by one question for each token.
 * `tokens` are read also where the index does not name them. Rejects when the chain does not answer.
 */
export async function readAccount(
  rpc: Rpc,
  { account, tokens = [], ask = askThings }: { account: Address; tokens?: readonly Address[]; ask?: AskThings },
): Promise<AccountLocks> {
  const named = await ask(rpc, { account, contracts: lockerNames })
  const things = named?.things ?? []
  const held = new Set([...tokens, ...things.map(({ id }) => tokenOf(id))].map((token) => getAddress(token)))
  const offers = things
    .filter(({ as }) => as.includes('TransferProposed.to'))
    .slice(0, mostOffers)
    .map(({ contract, id }): LockKey => ({ locker: contract as LockerName, id }))
  const [pages, offered] = await Promise.all([
    Promise.all([...held].map((token) => locksOfToken(rpc, { token, owner: account }))),
    Promise.all(offers.map((key) => readLock(rpc, key))),
  ])
  const waits = (lock: Lock | undefined): lock is Lock => lock?.pendingOwner.toLowerCase() === account.toLowerCase()
  return {
    own: pages.flatMap(({ locks }) => locks),
    offered: offered.filter(waits),
    index: named?.index,
    complete: pages.every(({ complete }) => complete),
  }
}
