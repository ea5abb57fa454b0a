/** The ends of a position's range, in ticks, and how much of the pool's curve it holds. */
export type Range = { tickLower: number; tickUpper: number; liquidity: bigint }

/** The root of the price at a tick: of the second token in the first, in smallest units. */
const rootAt = (tick: number) => 1.0001 ** (tick / 2)

/**
 * What is in a position at the price of its pool, in smallest units, without its fees: to about fifteen digits, which is for showing
 * and for nothing else. `rootPrice` is the pool's `sqrtPriceX96`.
 */
export function amountsIn({ tickLower, tickUpper, liquidity }: Range, rootPrice: bigint): [bigint, bigint] {
  const [low, high] = [rootAt(tickLower), rootAt(tickUpper)]
  const root = Math.min(Math.max(Number(rootPrice) / 2 ** 96, low), high)
  const size = Number(liquidity)
  return [units(size * (1 / root - 1 / high)), units(size * (root - low))]
}

const units = (amount: number) => (Number.isFinite(amount) ? BigInt(Math.floor(Math.max(0, amount))) : 0n)
