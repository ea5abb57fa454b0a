import type { Address } from 'viem'
import { atBlock } from '#chain/read/at-block.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import type { TokenUnit } from '#tools/token/timelock/power-words.ts'
import { readTimelock, type TimelockState } from '#tools/token/timelock/read-timelock.ts'

/** What stands between the powers over a token and the token, and what has to be known to put it into words. */
export type TokenDelay = TimelockState & { unit: TokenUnit }

type Deps = { rpc: NodeRpc; head: number; signal: AbortSignal; unit: TokenUnit }

/** Reads the delay of a token and what is announced, at the block `head`. Undefined when the timelock does not answer. */
export async function readDelay({ rpc, head, signal, unit }: Deps): Promise<TokenDelay | undefined> {
  const ask = atBlock((method, params) => rpc(method, params, signal), head)
  const state = await readTimelock(ask, unit.timelock, head + 1).catch(() => undefined)
  return state && { ...state, unit }
}

/** Whether a timelock has any power over a token: it owns the token, or has a role of it. */
export function holdsPowers(
  timelock: Address,
  { owner, roles }: { owner?: Address; roles?: Record<string, readonly Address[]> },
): boolean {
  const holders = [owner, ...Object.values(roles ?? {}).flat()]
  return holders.some((holder) => holder?.toLowerCase() === timelock.toLowerCase())
}
