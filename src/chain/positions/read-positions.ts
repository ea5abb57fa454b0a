import type { Address } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readUnits, type Unit } from '#chain/tokens/pool-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { amountsIn } from './position-amounts.ts'
import { managerAbi, poolAbi } from './uniswap-views.ts'

/** A position of Uniswap V3 or V4. The fee is in millionths, amounts are in smallest units and without fees. */
export type Position = {
  /** Which of the two, as the lock numbers them: 0 is V3, 1 is V4. */
  kind: 0 | 1
  manager: Address
  tokenId: bigint
  tokens: [Unit, Unit]
  fee: number
  /** The contract that a pool of V4 asks at every step, if it has one. */
  hook: Address | undefined
  tickLower: number
  tickUpper: number
  liquidity: bigint
  amounts: [bigint, bigint]
  /** Whether the price is within its range now, and its part then of all liquidity there, in parts of 10^18. */
  inRange: boolean
  share: bigint
  /** Whether the lock may take it. */
  approved: boolean
}

type Wanted = { manager: Address; factory: Address; ids: readonly bigint[] }

/** Positions of V3 by their numbers, in that order. Rejects when the chain does not answer, or one does not exist. */
export async function readPositions(rpc: Rpc, { manager, factory, ids }: Wanted): Promise<Position[]> {
  const read = await Promise.all(ids.map((tokenId) => readOne(rpc, { manager, factory, tokenId })))
  const units = await readUnits(
    rpc,
    read.flatMap(({ token0, token1 }) => [token0, token1]),
  )
  return read.map(({ token0, token1, ...position }) => ({
    ...position,
    tokens: [units.get(token0)!, units.get(token1)!],
  }))
}

async function readOne(
  rpc: Rpc,
  { manager, factory, tokenId }: { manager: Address; factory: Address; tokenId: bigint },
) {
  const asked = { to: manager, abi: managerAbi } as const
  const [position, approved] = await Promise.all([
    readContract(rpc, { ...asked, name: 'positions', args: [tokenId] }),
    readContract(rpc, { ...asked, name: 'getApproved', args: [tokenId] }),
  ])
  const [, , token0, token1, fee, tickLower, tickUpper, liquidity] = position
  const pool = await readContract(rpc, { to: factory, abi: poolAbi, name: 'getPool', args: [token0, token1, fee] })
  const [[rootPrice, tick], all] = await Promise.all([
    readContract(rpc, { to: pool, abi: poolAbi, name: 'slot0', args: [] }),
    readContract(rpc, { to: pool, abi: poolAbi, name: 'liquidity', args: [] }),
  ])
  const inRange = tickLower <= tick && tick < tickUpper
  const range = { tickLower, tickUpper, liquidity }
  const share = inRange && all > 0n ? (liquidity * 10n ** 18n) / all : 0n
  return {
    kind: 0 as const,
    manager,
    tokenId,
    token0,
    token1,
    fee,
    hook: undefined,
    ...range,
    amounts: amountsIn(range, rootPrice),
    inRange,
    share,
    approved: approved.toLowerCase() === contractAddresses.PositionLocker.toLowerCase(),
  }
}
