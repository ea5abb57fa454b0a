import { expect, test } from 'vitest'
import { amountsIn } from './position-amounts.ts'

const range = { tickLower: -6000, tickUpper: 6000, liquidity: 10n ** 21n }
const rootAt = (tick: number) => BigInt(Math.round(1.0001 ** (tick / 2) * 2 ** 96))

test('in the middle of a range both tokens are there in equal worth', () => {
  const [first, second] = amountsIn(range, 2n ** 96n)

  expect(Number(first) / Number(second)).toBeCloseTo(1, 9)
  // L · (1 − 1 / 1.0001³⁰⁰⁰), by hand.
  expect(Number(second) / 1e21).toBeCloseTo(1 - 1.0001 ** -3000, 9)
})

test('beyond an end of the range only one token is there, and it does not grow', () => {
  expect(amountsIn(range, rootAt(7000))[0]).toBe(0n)
  expect(amountsIn(range, rootAt(-7000))[1]).toBe(0n)
  expect(amountsIn(range, rootAt(9000))).toEqual(amountsIn(range, rootAt(7000)))
})

test('a manager that answers nonsense breaks nothing', () => {
  expect(amountsIn({ ...range, tickLower: 6000, tickUpper: -6000 }, 0n)).toEqual([0n, 0n])
  expect(amountsIn({ ...range, liquidity: 2n ** 128n - 1n, tickUpper: 8_388_607 }, 2n ** 160n - 1n)[0]).toBe(2n ** 64n)
})
