import { expect, test } from 'vitest'
import { actsInTrades, hookWords, mayStopSales, setByHook } from './hook-words.ts'

const hook = (bits: number) => `0x${'ab'.repeat(18)}${bits.toString(16).padStart(4, '0')}` as const

test('the bits of a hook are told in words, from the highest on', () => {
  expect(hookWords(hook(0x80), 3000)).toEqual(['is called before each swap, and may refuse it'])
  expect(hookWords(hook(0x2001), 3000)).toEqual([
    'is called before the pool begins',
    'may take of liquidity that is withdrawn',
  ])
  expect(hookWords(hook(0), setByHook)).toEqual(['sets the fee of the pool at any time'])
  expect(hookWords(hook(0x3fff), 3000)).toHaveLength(14)
  // What lies above the fourteen bits is not a permission.
  expect(hookWords(hook(0xc000), 3000)).toEqual([])
})

test('a hook that is asked in a swap, a fee that it sets, and a fee above a tenth may stop sales', () => {
  for (const bits of [0x200, 0x80, 0x40, 0x8, 0x4]) expect(mayStopSales(hook(bits), 3000)).toBe(true)
  for (const bits of [0x2000, 0x1000, 0x800, 0x400, 0x100, 0x20, 0x10, 0x2, 0x1])
    expect(mayStopSales(hook(bits), 3000)).toBe(false)
  expect([mayStopSales(undefined, 100_000), mayStopSales(undefined, 100_001)]).toEqual([false, true])
  expect(mayStopSales(hook(0), setByHook)).toBe(true)
})

test('a hook acts in a trade by four of its bits, or by the fee', () => {
  for (const bits of [0x80, 0x40, 0x8, 0x4]) expect(actsInTrades(hook(bits), 3000)).toBe(true)
  for (const bits of [0, 0x2000, 0x1000, 0x800, 0x400, 0x200, 0x100, 0x20, 0x10, 0x2, 0x1])
    expect(actsInTrades(hook(bits), 3000)).toBe(false)
  expect(actsInTrades(hook(0), setByHook)).toBe(true)
})
