import type { Address, Hex } from 'viem'
import { encodeAbiParameters, encodePacked, keccak256, numberToHex } from 'viem/utils'

/** A position of Uniswap V4 as its pool knows it: the manager of positions is its owner, its number the salt. */
export type PositionInPool = { manager: Address; tokenId: bigint; tickLower: number; tickUpper: number }

/** What a pool of V4 keeps: its price, all its liquidity there, and what it earned for a position since fees were collected. */
export type PoolWords = { rootPrice: bigint; tick: number; fee: number; liquidity: bigint; growth: [bigint, bigint] }

/** Where the manager of all pools keeps them, and where in one of them the ticks and the positions begin. */
const poolsSlot = 6n
const ticksAt = 4n
const positionsAt = 6n

const after = (slot: Hex, words: bigint) => numberToHex(BigInt.asUintN(256, BigInt(slot) + words), { size: 32 })
const under = (key: Hex, slot: Hex) =>
  keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [key, slot]))

/** The words of storage that say it, in the order in which `poolWords` takes them. */
export function slotsOf(poolId: Hex, { manager, tokenId, tickLower, tickUpper }: PositionInPool): Hex[] {
  const pool = under(poolId, numberToHex(poolsSlot, { size: 32 }))
  const tickSlot = (tick: number) => under(numberToHex(tick, { size: 32, signed: true }), after(pool, ticksAt))
  const key = encodePacked(['address', 'int24', 'int24', 'uint256'], [manager, tickLower, tickUpper, tokenId])
  const position = under(keccak256(key), after(pool, positionsAt))
  const pair = (slot: Hex) => [after(slot, 1n), after(slot, 2n)]
  return [pool, after(pool, 3n), ...[pool, tickSlot(tickLower), tickSlot(tickUpper), position].flatMap(pair)]
}

/** Reads those words. `growth` is what one unit of liquidity earned of either token, in parts of 2^128. Throws on fewer. */
export function poolWords(words: readonly Hex[], range: Pick<PositionInPool, 'tickLower' | 'tickUpper'>): PoolWords {
  const all = words.map(BigInt)
  if (all.length !== 10) throw new Error('The manager of pools answered something else than ten words.')
  const slot0 = all[0]!
  const tick = Number(BigInt.asIntN(24, slot0 >> 160n))
  const growth = (token: 0 | 1) => {
    const [whole, low, high, last] = [all[2 + token]!, all[4 + token]!, all[6 + token]!, all[8 + token]!]
    // A tick keeps what was earned on its far side from the price. These numbers wrap; their difference is right.
    const below = tick >= range.tickLower ? low : whole - low
    const above = tick < range.tickUpper ? high : whole - high
    return BigInt.asUintN(256, whole - below - above - last)
  }
  return {
    rootPrice: BigInt.asUintN(160, slot0),
    tick,
    fee: Number(BigInt.asUintN(24, slot0 >> 208n)),
    liquidity: BigInt.asUintN(128, all[1]!),
    growth: [growth(0), growth(1)],
  }
}
