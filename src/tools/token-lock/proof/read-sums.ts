import type { Address } from 'viem'
import { ladderOf, type Ladder } from '#chain/liquidity/ladder.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { locksOfToken, type Lock } from '#tools/token-lock/read/read-locks.ts'
import { isPermanent, vestedAt } from '#tools/schedule/schedule.ts'

/** All locks of a token together, in smallest units. */
export type TokenSums = {
  /** Until when how much of what has not vested stays. What could be withdrawn now is not held. */
  ladder: Ladder
  /** Vested and not withdrawn. */
  free: bigint
  /** Whether every lock was counted. */
  complete: boolean
}

/** What all locks of a token come to, at a time in Unix seconds; of more than 2,400 plain ones, or with votes, the first. Rejects when the chain does not answer. */
export async function readSums(rpc: Rpc, token: Address, now: number): Promise<TokenSums> {
  const { locks, complete } = await locksOfToken(rpc, { token })
  return { ...sumsOf(locks, now), complete }
}

/** What some locks of one token come to, at a time in Unix seconds. */
export function sumsOf(locks: readonly Lock[], now: number): Omit<TokenSums, 'complete'> {
  const stays = (time: number) => locks.reduce((sum, lock) => sum + lock.amount - vestedAt(lock, time), 0n)
  const end = locks.reduce((last, { schedule }) => (isPermanent(schedule) ? last : Math.max(last, schedule.end)), now)
  const free = locks.reduce((sum, lock) => sum + vestedAt(lock, now) - lock.withdrawn, 0n)
  return { ladder: ladderOf(stays, { now, end }), free }
}
