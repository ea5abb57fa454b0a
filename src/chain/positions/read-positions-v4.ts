import type { Address } from 'viem'
import { encodeAbiParameters, keccak256 } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readUnits, type Coin } from '#chain/tokens/pool-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { amountsIn } from './position-amounts.ts'
import type { Position } from './read-positions.ts'
import { managerV4Abi, poolKey, poolsAbi } from './uniswap-views.ts'
import { poolWords, slotsOf } from './v4-slots.ts'

/** A position of Uniswap V4, and what could be collected of it now; a hook of its pool may take part of that. */
export type PositionV4 = Position & { fees: [bigint, bigint] }

type Wanted = { manager: Address; coin: Coin; ids: readonly bigint[] }

/**
 * Positions of Uniswap V4 by their numbers, in that order; `coin` is what fees are paid in on the chain, which a pool may be of. One
 * that does not exist has no liquidity. Rejects when the chain does not answer.
 */
export async function readPositionsV4(rpc: Rpc, { manager, coin, ids }: Wanted): Promise<PositionV4[]> {
  if (ids.length === 0) return []
  const pools = await readContract(rpc, { to: manager, abi: managerV4Abi, name: 'poolManager', args: [] })
  const read = await Promise.all(ids.map((tokenId) => readOne(rpc, { manager, pools, tokenId })))
  const units = await readUnits(
    rpc,
    read.flatMap(({ token0, token1 }) => [token0, token1]),
    coin,
  )
  return read.map(({ token0, token1, ...position }) => ({
    ...position,
    tokens: [units.get(token0)!, units.get(token1)!],
  }))
}

async function readOne(rpc: Rpc, { manager, pools, tokenId }: { manager: Address; pools: Address; tokenId: bigint }) {
  const asked = { to: manager, abi: managerV4Abi, args: [tokenId] } as const
  const [[key, info], liquidity, approved] = await Promise.all([
    readContract(rpc, { ...asked, name: 'getPoolAndPositionInfo' }),
    readContract(rpc, { ...asked, name: 'getPositionLiquidity' }),
    readContract(rpc, { ...asked, name: 'getApproved' }),
  ])
  const tickLower = Number(BigInt.asIntN(24, info >> 8n))
  const tickUpper = Number(BigInt.asIntN(24, info >> 32n))
  const slots = slotsOf(keccak256(encodeAbiParameters([poolKey], [key])), { manager, tokenId, tickLower, tickUpper })
  const words = await readContract(rpc, { to: pools, abi: poolsAbi, name: 'extsload', args: [slots] })
  const pool = poolWords(words, { tickLower, tickUpper })
  const inRange = tickLower <= pool.tick && pool.tick < tickUpper
  const range = { tickLower, tickUpper, liquidity }
  return {
    kind: 1 as const,
    manager,
    tokenId,
    token0: key.currency0,
    token1: key.currency1,
    fee: key.fee,
    hook: BigInt(key.hooks) === 0n ? undefined : key.hooks,
    ...range,
    amounts: amountsIn(range, pool.rootPrice),
    inRange,
    share: inRange && pool.liquidity > 0n ? (liquidity * 10n ** 18n) / pool.liquidity : 0n,
    approved: approved.toLowerCase() === contractAddresses.PositionLocker.toLowerCase(),
    fees: [(pool.growth[0] * liquidity) >> 128n, (pool.growth[1] * liquidity) >> 128n] as [bigint, bigint],
  }
}
