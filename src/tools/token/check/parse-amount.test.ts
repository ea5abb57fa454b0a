import { expect, test } from 'vitest'
import { largestNumber, parseAmount } from './parse-amount.ts'

test.each([
  ['1', 18, 10n ** 18n],
  ['0', 18, 0n],
  ['1000000', 0, 1_000_000n],
  ['1,000,000.5', 6, 1_000_000_500_000n],
  ["1'000'000", 2, 100_000_000n],
  ['1 000 000', 2, 100_000_000n],
  ['0.000000000000000001', 18, 1n],
  ['1.500000', 1, 15n],
  [' 42 ', 0, 42n],
  [String(largestNumber), 0, largestNumber],
  ['115792089237316195423570985008687907853269984665640564039457.584007913129639935', 18, largestNumber],
])('T20 %s with %i decimals is %i', (text, decimals, amount) => {
  expect(parseAmount(text, decimals)).toEqual({ amount })
})

test.each([
  ['', 18, /Write a number/],
  ['-1', 18, /Write a number/],
  ['1e18', 18, /Write a number/],
  ['0x10', 18, /Write a number/],
  ['1,5', 18, /Write a number/],
  ['1.000,5', 18, /Write a number/],
  ['1,000 000', 18, /Write a number/],
  ['1,00,000', 18, /Write a number/],
  ['.5', 18, /Write a number/],
  ['٣', 18, /Write a number/],
  ['9'.repeat(200), 0, /Write a number/],
  ['1.23', 1, /no more than 1 digits/],
  ['1.5', 0, /whole number/],
  [String(largestNumber + 1n), 0, /more than a contract can count/],
  ['115792089237316195423570985008687907853269984665640564039457.584007913129639936', 18, /more than a contract/],
])('T20 “%s” with %i decimals is refused', (text, decimals, sentence) => {
  expect(parseAmount(text, decimals)).toEqual({ error: expect.stringMatching(sentence) })
})
