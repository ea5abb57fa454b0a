import { lastTick, rootAtTick, rootOf } from '#chain/liquidity/tick-math.ts'
import type { Ratio } from './pool-form.ts'

/** The ends of a range of prices, in ticks, and the first price as Uniswap V3 and V4 write it: the root, times 2^96. */
export type PoolRange = { tickLower: number; tickUpper: number; sqrtPriceX96: bigint }

/** Ticks from one possible end of a range to the next, by the fee in millionths. */
export const spacings = { 3000: 60, 10000: 200 } as const

type Asked = {
  price: Ratio
  fee: 3000 | 10000
  /** Whether the token is the first of the two, which is the one with the smaller address. */
  first: boolean
  /** Whether both tokens go in, over every price; otherwise tokens alone, from the first price up. */
  both: boolean
}

/**
 * Where the liquidity of a launch lies. Tokens alone begin at the next possible end above the first price, at most 0.6 % above it with a fee
 * of 0.3 %, and 2 % with 1 %.
 */
export function rangeOf({ price: { quote, tokens }, fee, first, both }: Asked): PoolRange {
  const [units0, units1] = first ? [tokens, quote] : [quote, tokens]
  const sqrtPriceX96 = rootOf((units1 << 192n) / units0)
  const spacing = spacings[fee]
  const end = Math.floor(lastTick / spacing) * spacing
  if (both) return { tickLower: -end, tickUpper: end, sqrtPriceX96 }
  // To about twelve digits: a tick of room on the side of the price makes up for it.
  const tick = (2 * Math.log(Number(sqrtPriceX96) / 2 ** 96)) / Math.log(1.0001)
  if (first) return { tickLower: (Math.floor((tick + 1) / spacing) + 1) * spacing, tickUpper: end, sqrtPriceX96 }
  return { tickLower: -end, tickUpper: Math.floor((tick - 1) / spacing) * spacing, sqrtPriceX96 }
}

/**
 * The most liquidity that two amounts give in a range, in units of L: V4 is told it exactly. Rounded down, so that neither amount is
 * exceeded by what the pool takes, which it rounds up.
 */
export function liquidityOf(
  { tickLower, tickUpper, sqrtPriceX96: price }: PoolRange,
  [amount0, amount1]: readonly [bigint, bigint],
): bigint {
  const [low, high] = [rootAtTick(tickLower), rootAtTick(tickUpper)]
  const root = price < low ? low : price > high ? high : price
  const of0 = root < high ? (amount0 * root * high) / ((high - root) << 96n) : undefined
  const of1 = root > low ? (amount1 << 96n) / (root - low) : undefined
  if (of0 === undefined) return of1 ?? 0n
  return of1 === undefined || of0 < of1 ? of0 : of1
}
