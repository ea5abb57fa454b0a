import { amountBetween, rootAfter, type Side } from './pool-amounts.ts'
import { lastTick, rootAtTick, rootOf } from './tick-math.ts'

/** A stretch of a pool's curve: its ends in ticks, and its liquidity. */
export type CurveRange = { tickLower: number; tickUpper: number; liquidity: bigint }

/** Where a pool is: the root of its price (`sqrtPriceX96`), and which token amounts are counted in. */
export type PoolAt = { root: bigint; quote: Side }

const lowest = rootAtTick(-lastTick)
const highest = rootAtTick(lastTick)

/**
 * The root at which the other token costs `left` hundredths of what it costs now, in the quote; with 0, the end of all prices. Rounded
 * as LockLens does.
 */
export function rootAfterFall({ root, quote }: PoolAt, left: number): bigint {
  if (left === 0) return quote === 1 ? lowest : highest
  const factor = rootOf((BigInt(left) << 192n) / 100n)
  return quote === 1 ? (root * factor) >> 96n : min((root << 96n) / factor, highest)
}

/** What a range pays out in the quote while the price goes from one root to another, to sellers of the other token. Smallest units. */
export function paidBy(range: CurveRange, { root, quote }: PoolAt, to: bigint): bigint {
  const [low, high] = root < to ? [root, to] : [to, root]
  const from = max(low, rootAtTick(range.tickLower))
  const until = min(high, rootAtTick(range.tickUpper))
  return from < until ? amountBetween(quote, [from, until], range.liquidity) : 0n
}

/** What ranges pay out in the quote while the price of the other token falls to `left` hundredths, in smallest units, without fees. */
export function paidOnFall(ranges: readonly CurveRange[], at: PoolAt, left: number): bigint {
  const to = rootAfterFall(at, left)
  return ranges.reduce((sum, range) => sum + paidBy(range, at, to), 0n)
}

/** What is in a range of either token at the price of now, in smallest units. */
export function heldIn({ tickLower, tickUpper, liquidity }: CurveRange, root: bigint): [bigint, bigint] {
  const [low, high] = [rootAtTick(tickLower), rootAtTick(tickUpper)]
  if (low >= high) return [0n, 0n]
  const now = max(low, min(high, root))
  return [amountBetween(0, [now, high], liquidity), amountBetween(1, [low, now], liquidity)]
}

/** What selling an amount brings: the quote that is paid, the root of the price then, and what nobody took. Smallest units. */
export type Exit = { paid: bigint; root: bigint; left: bigint }

/** Sells an amount of the other token into some ranges and nothing else, without fees. */
export function exitInto(ranges: readonly CurveRange[], { root, quote }: PoolAt, amount: bigint): Exit {
  const downwards = quote === 1
  const isAhead = (end: bigint) => (downwards ? end < root : end > root)
  /** By how much the liquidity grows where the price passes an end of a range. */
  const steps = new Map<bigint, bigint>()
  let liquidity = 0n
  for (const range of ranges) {
    const ends = [rootAtTick(range.tickLower), rootAtTick(range.tickUpper)] as const
    const [first, last] = downwards ? [ends[1], ends[0]] : ends
    if (ends[0] >= ends[1] || !isAhead(last)) continue
    if (isAhead(first)) steps.set(first, (steps.get(first) ?? 0n) + range.liquidity)
    else liquidity += range.liquidity
    steps.set(last, (steps.get(last) ?? 0n) - range.liquidity)
  }
  const base = quote === 1 ? 0 : 1
  const exit: Exit = { paid: 0n, root, left: amount }
  let at = root
  for (const [end, step] of [...steps].toSorted(([one], [other]) => (one < other === downwards ? 1 : -1))) {
    if (exit.left === 0n) break
    const taken = amountBetween(base, [at, end], liquidity, true)
    const whole = exit.left >= taken
    const to = whole ? end : rootAfter(base, at, { liquidity, amount: exit.left })
    exit.paid += amountBetween(quote, [at, to], liquidity)
    exit.left = whole ? exit.left - taken : 0n
    if (liquidity > 0n) exit.root = to
    at = to
    liquidity += step
  }
  return exit
}

const min = (one: bigint, other: bigint) => (one < other ? one : other)
const max = (one: bigint, other: bigint) => (one > other ? one : other)
