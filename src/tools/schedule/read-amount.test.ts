import { expect, test } from 'vitest'
import { readAmount, typedAmount } from './read-amount.ts'

test.each([
  ['1500', 18, 1500n * 10n ** 18n],
  ['1,500.25', 2, 150_025n],
  [' 1 000 ', 0, 1000n],
  ['.5', 1, 5n],
  ['2.500', 1, 25n],
  ['0.000000000000000001', 18, 1n],
])('%s with %i decimals is read to the unit', (text, decimals, amount) => {
  expect(readAmount(text, decimals)).toEqual({ amount })
})

test.each([
  ['', 18],
  ['-1', 18],
  ['1,5', 18],
  ['1e18', 18],
  ['0x10', 18],
  ['١٢', 18],
  ['.', 18],
  ['0.0', 18],
  ['1.23', 1],
  ['1.5', 0],
  ['9'.repeat(40), 0],
  ['9'.repeat(90), 18],
])('%s with %i decimals is refused with a sentence', (text, decimals) => {
  expect(readAmount(text, decimals)).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) })
})

test('what is written for editing is read as the same amount', () => {
  for (const [amount, decimals] of [
    [1n, 18],
    [10n ** 18n, 18],
    [123_456n, 3],
    [7n, 0],
  ] as const)
    expect(readAmount(typedAmount(amount, decimals), decimals)).toEqual({ amount })
})
