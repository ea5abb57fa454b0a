import { getAddress, type Address } from 'viem'
import { announcementsOf } from '#chain/index/asked.server.ts'
import { indexState } from '#chain/index/index-state.server.ts'
import { atBlock } from '#chain/read/at-block.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { DelayedUnit } from '#tools/token/powers/power-words.ts'
import { readTimelock, type KnownAnnouncements, type TimelockState } from '#tools/token/timelock/read-timelock.ts'

/** What stands between the powers over a token and the token, and what has to be known to put it into words. */
export type TokenDelay = TimelockState & {
  unit: DelayedUnit
  /** Accounts that hold a role of the token themselves, and use it without a delay. */
  direct: readonly Address[]
}

type Deps = {
  rpc: NodeRpc
  db: Database | undefined
  head: number
  signal: AbortSignal
  unit: DelayedUnit
  holders: readonly Address[]
}

/** Reads the delay of a token whose powers have these holders, and what is announced, at the block `head`. Undefined when the timelock does not answer. */
export async function readDelay({ rpc, db, head, signal, unit, holders }: Deps): Promise<TokenDelay | undefined> {
  const { timelock } = unit
  const known = db && (await knownOf(db, timelock).catch(() => undefined))
  const ask = atBlock((method, params) => rpc(method, params, signal), head)
  const state = await readTimelock(ask, { timelock, end: head + 1, known }).catch(() => undefined)
  const direct = [...new Set(holders)].filter((holder) => !isSame(holder, timelock))
  return state && { ...state, unit, direct }
}

async function knownOf(db: Database, timelock: Address): Promise<KnownAnnouncements | undefined> {
  // First: what comes in meanwhile is asked of the node as well.
  const { block: until } = await indexState(db)
  const logs = await announcementsOf(db, getAddress(timelock))
  return logs && until !== null ? { logs, until } : undefined
}

/** Whether two addresses are the same account. */
export function isSame(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
