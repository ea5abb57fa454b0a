import { expect, test } from 'vitest'
import { exactAmount, isBoundless, roundedAmount, shortAmount } from '#core/text/exact-amount.ts'
import { hasHidden } from '#core/text/visible-text.ts'
import { cleanSymbol } from './token-facts.ts'

test.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [1_234_567_500_000n, 6, '1,234,567.5'],
  [999n, 0, '999'],
  [10n ** 24n, 18, '1,000,000'],
])('%i with %i decimals is %s', (amount, decimals, text) => expect(exactAmount(amount, decimals)).toBe(text))

test.each([
  [102_741_735_635_464_231_354_642_313n, 18, '102,741,735.635464…'],
  [1_999_999_999_999_999_999n, 18, '1.999999…'],
  [1_000_000_000_000_000_001n, 18, '1.000000…'],
  [123_456_789n, 18, '0.000000000123456…'],
  [1n, 18, '0.000000000000000001'],
  [1_234_567_500_000n, 6, '1,234,567.5'],
  [0n, 18, '0'],
])('%i with %i decimals is read as %s', (amount, decimals, text) => expect(shortAmount(amount, decimals)).toBe(text))

test.each([
  [96_914_645_977_149n, '0.000097'],
  [21_000n, '0.000000000000021'],
  [12_345n, '0.0000000000000124'],
  [0n, '0'],
])('an estimate of %i is %s', (amount, text) => expect(roundedAmount(amount, 18)).toBe(text))

test('an allowance of half the range or more has no limit', () => {
  expect([isBoundless(2n ** 256n - 1n), isBoundless(2n ** 255n), isBoundless(10n ** 60n)]).toEqual([true, true, false])
})

test('a symbol cannot turn the writing round, hide or talk', () => {
  expect(cleanSymbol('US\u202eDC\u0000')).toBe('USDC')
  expect(cleanSymbol('Claim your airdrop at evil.example')).toHaveLength(12)
})

test('line breaks are seen, joiners are not', () => {
  expect([hasHidden('One\n\tTwo'), hasHidden('a\u200db')]).toEqual([false, true])
})
