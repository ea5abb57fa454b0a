/** One of the two tokens of a pool. */
export type Side = 0 | 1

/** Parts of roots of prices, of 2^96. */
const places = 96n

/** The quotient of two numbers that are not negative, rounded up. */
const up = (part: bigint, whole: bigint) => (part + whole - 1n) / whole

/**
 * What of one token a stretch of the curve holds, between two roots of the price in either order, in smallest units. Rounded down, as a
 * pool pays; `paidIn`: rounded up, as a pool takes. Token 0 is L · (1/√a − 1/√b), token 1 is L · (√b − √a).
 */
export function amountBetween(side: Side, [one, other]: readonly [bigint, bigint], liquidity: bigint, paidIn = false) {
  const [low, high] = one < other ? [one, other] : [other, one]
  if (low === 0n || liquidity === 0n) return 0n
  const width = high - low
  if (side === 1) return paidIn ? up(liquidity * width, 1n << places) : (liquidity * width) >> places
  const grown = (liquidity << places) * width
  return paidIn ? up(up(grown, high), low) : grown / high / low
}

/** The root of the price after a pool took an amount of one token: token 0 lowers it, token 1 raises it. Rounded as a pool does. */
export function rootAfter(side: Side, root: bigint, { liquidity, amount }: { liquidity: bigint; amount: bigint }) {
  if (side === 1) return root + (amount << places) / liquidity
  const grown = liquidity << places
  const whole = grown + amount * root
  // Where a word of 256 bits is too small for that, Uniswap divides first.
  return whole < 2n ** 256n ? up(grown * root, whole) : up(grown, grown / root + amount)
}
