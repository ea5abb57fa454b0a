import { expect, test } from 'vitest'
import { paidOnFall } from '#chain/liquidity/locked-curve.ts'
import { rootAtTick } from '#chain/liquidity/tick-math.ts'
import { edge, readSample } from './sample-pool.ts'

const wei = 10n ** 18n
const full = { low: -edge, now: 0, high: edge }
const narrow = { low: -1_080, now: 0, high: 960 }

test('the amounts are those of the functions that proofs are made of', () => {
  const range = { tickLower: narrow.low, tickUpper: narrow.high, liquidity: 900n * wei }
  const at = { root: rootAtTick(0), quote: 1 as const }
  expect(readSample(narrow).depth.fall50).toBe(paidOnFall([range], at, 50))
})

test('in full range, halving the price takes out 1 − √½ of the quote', () => {
  const { depth, isFull, left } = readSample(full)
  expect(isFull).toBe(true)
  expect(Number(depth.fall50) / 1e18).toBeCloseTo(900 * (1 - Math.SQRT1_2), 6)
  expect(Number(left[1]) / 1e18).toBeCloseTo(900 * Math.SQRT1_2, 6)
})

test('a narrow range has the same badge, and less for sellers', () => {
  const [wide, small] = [readSample(full), readSample(narrow)]
  expect(small.badge).toEqual(wide.badge)
  expect(small.depth.fall50 * 4n).toBeLessThan(wide.depth.fall50)
  expect(small.money * 10n).toBeLessThan(wide.money)
  expect(small.depth.fall50 * 100n).toBeLessThan(small.whole * 80n)
})

test('a price below the range pays nothing, and no badge counts it', () => {
  const { depth, badge } = readSample({ low: 600, now: 0, high: 6_000 })
  expect(depth.fall50).toBe(0n)
  expect(badge[0]).toBe(0n)
})
