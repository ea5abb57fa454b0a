import { parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { formatBalance } from './format-balance.ts'

const table = [
  ['0', '0'],
  ['0.000000000000000001', '0'],
  ['0.0009', '0'],
  ['0.001', '0.001'],
  ['0.1', '0.1'],
  ['0.99999', '0.999'],
  ['1', '1'],
  ['1.005', '1'],
  ['1.019', '1.01'],
  ['99.999', '99.99'],
  ['100', '100'],
  ['100.09', '100'],
  ['999.99', '999.9'],
  ['1000', '1,000'],
  ['9999.99', '9,999.9'],
  ['10000', '10k'],
  ['10099.9', '10k'],
  ['12345.6', '12.3k'],
  ['999999.9', '999.9k'],
  ['1000000', '1m'],
  ['1999999', '1.9m'],
  ['2500000000', '2.5b'],
  ['7000000000000', '7t'],
  ['1234567000000000000', '1,234,567t'],
] as const

test.each(table)('%s is written as %s', (balance, written) => {
  expect(formatBalance(parseUnits(balance, 18), 18)).toBe(written)
})

test('other numbers of decimals are read, none included', () => {
  expect([
    formatBalance(1_234_567n, 6),
    formatBalance(42n, 0),
    formatBalance(12_345n, 0),
    formatBalance(5n, 1),
  ]).toEqual(['1.23', '42', '12.3k', '0.5'])
})
