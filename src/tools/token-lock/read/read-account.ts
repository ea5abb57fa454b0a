import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import type { Rpc } from '#chain/read/rpc.ts'
import { lockText, tokenOf } from './lock-number.ts'
import { locksOfToken, readLock, type Lock } from './read-locks.ts'
import { readEvents, topicsOfAccount } from './read-logs.ts'

/** The locks of an account, those offered to it, and from which block on they were looked for. */
export type AccountLocks = { own: Lock[]; offered: Lock[]; from: number; complete: boolean }

/**
 * What an account has locked and is offered: tokens and offers from the events, the locks themselves by one question for each token.
 * `tokens` are read even when no event names them. Rejects when the chain does not answer.
 */
export async function readAccount(
  rpc: Rpc,
  { account, tokens = [] }: { account: Address; tokens?: readonly Address[] },
): Promise<AccountLocks> {
  const { events, from } = await readEvents(rpc, topicsOfAccount(account))
  const keys = events.map(({ locker, args }) => ({ locker, id: (args as { id: bigint }).id }))
  const held = new Set([...tokens, ...keys.map(({ id }) => tokenOf(id))].map((token) => getAddress(token)))
  const offers = new Map(
    keys.filter((_, at) => events[at]!.eventName === 'TransferProposed').map((key) => [lockText(key), key]),
  )
  const [pages, offered] = await Promise.all([
    Promise.all([...held].map((token) => locksOfToken(rpc, { token, owner: account }))),
    Promise.all([...offers.values()].map((key) => readLock(rpc, key))),
  ])
  const waits = (lock: Lock | undefined): lock is Lock => lock?.pendingOwner.toLowerCase() === account.toLowerCase()
  return {
    own: pages.flatMap(({ locks }) => locks),
    offered: offered.filter(waits),
    from,
    complete: from === 0 && pages.every(({ complete }) => complete),
  }
}
