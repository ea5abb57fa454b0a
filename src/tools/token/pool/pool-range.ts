import type { Ratio } from './pool-form.ts'

/** The ends of a range of prices, in ticks, and the first price as Uniswap V3 writes it: the root, times 2^96. */
export type PoolRange = { tickLower: number; tickUpper: number; sqrtPriceX96: bigint }

/** Ticks from one possible end of a range to the next, by the fee in millionths. */
const spacings = { 3000: 60, 10000: 200 } as const

/** The last tick of Uniswap, on either side. */
const lastTick = 887_272

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

/** The whole part of a square root, by Newton. */
export function rootOf(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
