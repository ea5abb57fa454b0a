import type { CurveRange } from './locked-curve.ts'
import { lastTick, rootOf } from './tick-math.ts'

/** A pair of Uniswap V2: what is in it, and how many LP tokens there are, in smallest units. */
type Reserves = { reserves: readonly [bigint, bigint]; supply: bigint }

/** The root of the price of a pair as pools of V3 keep it (`sqrtPriceX96`), rounded as LockLens does; 0 where nothing is in it. */
export function pairRoot({ reserves: [first, second] }: Pick<Reserves, 'reserves'>): bigint {
  return first === 0n ? 0n : rootOf((second << 144n) / first) << 24n
}

/** LP tokens of a pair as the range they are of V3: all prices, with √(x · y) of liquidity for all of them together. */
export function pairRange({ reserves: [first, second], supply }: Reserves, amount: bigint): CurveRange {
  const whole = rootOf(first * second)
  return { tickLower: -lastTick, tickUpper: lastTick, liquidity: supply === 0n ? 0n : (whole * amount) / supply }
}
