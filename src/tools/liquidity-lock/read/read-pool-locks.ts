import type { Address, Hex } from 'viem'
import { pad } from 'viem/utils'
import type { Chain } from '#chain/chain.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readPair, type Pair } from '#chain/tokens/read-pair.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { readLocksById, type PositionLock } from './read-position-locks.ts'

/** The locks of one pool, whether every lock was looked at, and the pair where it is one of Uniswap V2, whose LP tokens are locked as tokens. */
export type LocksOfPool = { locks: PositionLock[]; complete: boolean; pair: Pair | undefined }

/** Numbers looked at with one question, and questions. */
const locksAtOnce = 300n
const mostQuestions = 8

/**
 * The locked positions of a pool: of V3 by its address, of V4 by its id of 32 bytes. Only those of managers that the chain is known
 * to have. Rejects when the chain does not answer.
 */
export async function readPoolLocks(
  rpc: Rpc,
  pool: Hex,
  chain: Pick<Chain, 'uniswap' | 'currency'>,
): Promise<LocksOfPool> {
  const { v2Factory, v3Positions, v4Positions } = chain.uniswap ?? {}
  const isAddress = pool.length === 42
  const manager = isAddress ? v3Positions : v4Positions
  const [found, pair] = await Promise.all([
    manager ? idsOfPool(rpc, manager, pad(pool, { size: 32 })) : { ids: [], complete: true },
    isAddress && v2Factory ? readPair(rpc, v2Factory, pool) : undefined,
  ])
  return { locks: await readLocksById(rpc, found.ids, chain), complete: found.complete, pair }
}

async function idsOfPool(rpc: Rpc, manager: Address, poolId: Hex): Promise<{ ids: bigint[]; complete: boolean }> {
  const ids: bigint[] = []
  let from = 1n
  for (let asked = 0; from !== 0n && asked < mostQuestions; asked++) {
    const args = [manager, poolId, from, locksAtOnce] as const
    const [locks, next] = await readContract(rpc, {
      to: contractAddresses.LockLens,
      abi: lockLensAbi,
      name: 'poolLocks',
      args,
    })
    ids.push(...locks.map(({ id }) => id))
    from = next
  }
  return { ids, complete: from === 0n }
}
