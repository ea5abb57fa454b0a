import { paidBy, heldIn, rootAfterFall } from '#chain/liquidity/locked-curve.ts'
import { priceAt } from '#chain/liquidity/pool-words.ts'
import { statementOf } from '#chain/liquidity/statement.ts'
import { rootAtTick } from '#chain/liquidity/tick-math.ts'
import type { Unit } from '#chain/tokens/pool-tokens.ts'

/** Ends of the locked range, and the price now. */
export type PoolTicks = { low: number; now: number; high: number }

/** The prices that are drawn: from an eighth to eight. A range that reaches an end of them goes on to the end of all prices. */
export const edge = 20_820

/** Ticks from one end of a range to the next possible one, in a pool with a fee of 0.3 %. */
export const spacing = 60

export const sampleUnlock = Date.UTC(2028, 5, 1) / 1000

const unit = (digit: string, symbol: string): Unit => ({ address: `0x${digit.repeat(40)}`, symbol, decimals: 18 })
const tokens: [Unit, Unit] = [unit('a', 'MRD'), unit('b', 'WETH')]

/** A made-up pool: what is locked is nine tenths of the liquidity at the price, the rest is everybody else's at every price. */
export const samplePool = { tokens, hook: undefined, fee: 3_000, quote: 1 as const }

const liquidity = { locked: 900n * 10n ** 18n, others: 100n * 10n ** 18n }
const last = 887_220

const open = (tick: number) => (tick <= -edge ? -last : tick >= edge ? last : tick)

/** What the statement of a pool says about such a lock, and what a badge would say. Amounts are in the smallest unit of the quote. */
export function readSample({ low, now, high }: PoolTicks) {
  const root = rootAtTick(now)
  const at = { root, quote: samplePool.quote }
  const locked = { tickLower: open(low), tickUpper: open(high), liquidity: liquidity.locked }
  const others = { tickLower: -last, tickUpper: last, liquidity: liquidity.others }
  const { locked: depth } = statementOf({
    ...at,
    parts: [{ ...locked, id: 1n, unlock: sampleUnlock }],
    supply: undefined,
    now: sampleUnlock - 1,
  })
  const half = rootAfterFall(at, 50)
  const price = priceAt(root, samplePool, 1)
  const [base, quote] = heldIn(locked, root)
  const inRange = low <= now && (now < high || high >= edge)
  return {
    depth,
    price,
    prices: [priceAt(rootAtTick(low), samplePool, 1), priceAt(rootAtTick(high), samplePool, 1)] as const,
    isFull: low <= -edge && high >= edge,
    /** The locked share of the liquidity at the price. */
    badge: inRange ? ([liquidity.locked, liquidity.locked + liquidity.others] as const) : ([0n, 1n] as const),
    /** What the whole pool pays until the price has halved. */
    whole: depth.fall50 + paidBy(others, at, half),
    /** What is in the locked position, counted in the quote. */
    money: quote + BigInt(Math.round(price * 1e6)) * (base / 1_000_000n),
    /** What is in it when the price has halved. */
    left: heldIn(locked, half),
  }
}

/** How high each part is drawn, of 1. */
export const heights = { locked: 0.72, others: 0.08 }
