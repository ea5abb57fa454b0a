import type { Ask } from '#workshop/ask.ts'
import { readToken, type Token } from '#workshop/read-token.ts'
import { tokenOf } from './lock-number.ts'
import { readLock, wasMade, type Lock } from './read-locks.ts'

/** The newest block an answer is from: its number and its time in Unix seconds. */
export type AtBlock = { number: number; time: number }

/** What is true of the number of a lock now. */
export type Proof = { block: AtBlock } & (
  | { at: 'there'; lock: Lock; token: Token }
  /** There was one: it was emptied, or put into another. */
  | { at: 'gone' }
  | { at: 'never' }
)

/** Everything about one lock, for anybody. Rejects when the chain does not answer. */
export async function readProof(ask: Ask, id: bigint): Promise<Proof> {
  const [head, lock, token] = await Promise.all([
    ask('eth_getBlockByNumber', ['latest', false]) as Promise<{ number: string; timestamp: string }>,
    readLock(ask, id),
    readToken(ask, tokenOf(id)),
  ])
  const block = { number: Number(head.number), time: Number(head.timestamp) }
  if (lock && token) return { at: 'there', lock, token, block }
  return { at: (await wasMade(ask, id)) ? 'gone' : 'never', block }
}
