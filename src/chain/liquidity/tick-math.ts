/** The largest tick of Uniswap V3 and V4; the smallest is its negative. */
export const lastTick = 887_272

/** The largest integer whose square is not above a number that is not negative. */
export function rootOf(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + square / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** 2^128 / 1.0001^(2^i / 2), to the nearest integer, for each bit i of a tick: 1 / √1.0001 squared again and again, of 512 places. */
const factors = Array.from(
  { length: 20 },
  ((factor) => () => {
    const rounded = (factor + (1n << 383n)) >> 384n
    factor = (factor * factor) >> 512n
    return rounded
  })(rootOf((10_000n << 1024n) / 10_001n)),
)

/**
 * The root of the price at a tick as pools keep it (`sqrtPriceX96`): √1.0001^tick · 2^96, to the unit as Uniswap rounds it. A tick beyond
 * the last is the last.
 */
export function rootAtTick(tick: number): bigint {
  const size = Math.min(Math.abs(tick), lastTick)
  let ratio = 1n << 128n
  for (const [bit, factor] of factors.entries()) if ((size >> bit) & 1) ratio = (ratio * factor) >> 128n
  if (tick > 0) ratio = (2n ** 256n - 1n) / ratio
  return (ratio + 0xffff_ffffn) >> 32n
}
