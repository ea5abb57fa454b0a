import { expect, test } from 'vitest'
import { exitInto, heldIn, paidOnFall, rootAfterFall } from './locked-curve.ts'
import { lastTick, rootAtTick } from './tick-math.ts'

const one = 2n ** 96n
const L = 10n ** 21n
const full = { tickLower: -lastTick, tickUpper: lastTick, liquidity: L }
const narrow = { tickLower: -60, tickUpper: 60, liquidity: L }

test('ticks have the roots that Uniswap gives them, to the unit', () => {
  // MIN_SQRT_RATIO and MAX_SQRT_RATIO of its documentation.
  expect(rootAtTick(-lastTick)).toBe(4_295_128_739n)
  expect(rootAtTick(lastTick)).toBe(1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n)
  expect([rootAtTick(0), rootAtTick(lastTick + 1)]).toEqual([one, rootAtTick(lastTick)])
  for (const tick of [-50_001, -1, 1, 777, 300_000])
    expect(Number(rootAtTick(tick)) / 2 ** 96 / 1.0001 ** (tick / 2)).toBeCloseTo(1, 9)
})

test.each([1, 0] as const)(
  'a fall by half pays the share of a full range that its curve says, with token %s as the quote',
  (quote) => {
    const at = { root: one, quote }
    // 1 − √½ of what is there, whichever side is sold.
    expect(Number(paidOnFall([full], at, 50)) / 1e21).toBeCloseTo(1 - Math.SQRT1_2, 9)
    expect(Number(paidOnFall([full], at, 0)) / 1e21).toBeCloseTo(1, 9)
    expect((Number(rootAfterFall(at, 50)) / 2 ** 96) ** (quote === 1 ? 2 : -2)).toBeCloseTo(0.5, 12)
  },
)

test('a narrow range of the same liquidity pays what is in it and no more, however far the price falls', () => {
  const at = { root: one, quote: 1 } as const
  const [, held] = heldIn(narrow, one)
  expect([paidOnFall([narrow], at, 50), paidOnFall([narrow], at, 0)]).toEqual([held, held])
  // A hundredth of what the full range holds buys the same raw liquidity.
  expect(Number(held) / 1e21).toBeLessThan(0.004)
  expect(paidOnFall([{ ...narrow, tickLower: 60, tickUpper: 120 }], at, 98)).toBe(0n)
})

test('what is sold into a curve takes what is paid in, ends where Uniswap ends, and says what nobody took', () => {
  const at = { root: one, quote: 1 } as const
  // x·y = L²: who sells L into a full range gets half of the other side, at a quarter of the price.
  const half = exitInto([full], at, L)
  expect(Number(half.paid) / 1e21).toBeCloseTo(0.5, 9)
  expect(Number(half.root) / 2 ** 96).toBeCloseTo(0.5, 9)
  expect(half.left).toBe(0n)

  const far = { ...narrow, tickLower: -7_200, tickUpper: -7_000 }
  const both = exitInto([far, narrow], at, 10n ** 24n)
  expect(both).toMatchObject({ paid: paidOnFall([narrow], at, 0) + paidOnFall([far], at, 0), root: rootAtTick(-7_200) })
  expect(both.left).toBeGreaterThan(9n * 10n ** 23n)
  expect(exitInto([], at, 5n)).toEqual({ paid: 0n, root: one, left: 5n })
  const little = exitInto([far, narrow], { ...at, quote: 0 }, 10n ** 18n)
  expect(little.left).toBe(0n)
  expect(little.root).toBeGreaterThan(one)
})
