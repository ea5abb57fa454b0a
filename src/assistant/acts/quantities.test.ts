import { expect, test } from 'vitest'
import { amountOf, plain, spanOf } from './quantities.ts'

test.each([
  ['1,000,000', 'en', '', '1000000'],
  ['1.000.000', 'en', '', '1000000'],
  ['1,000.5', 'en', '', '1000.5'],
  ['0.25', 'en', '', '0.25'],
  ['1.5', 'en', 'million', '1500000'],
  ['20', 'en', 'k', '20000'],
  ['1.000', 'de', '', '1000'],
  ['1,5', 'de', 'millionen', '1500000'],
  ['1.500,25', 'de', '', '1500.25'],
  ['1,000', 'de', '', '1.000'],
  ['1 000 000', 'fr', '', '1000000'],
  ['1.000', 'es', 'millones', '1000000000'],
  ['1,2,3', 'en', '', undefined],
] as const)('%s in %s with “%s” is %s', (written, language, multiple, amount) =>
  expect(amountOf(written, language, multiple)).toBe(amount),
)

test('spans are counted in digits and words of every language', () => {
  expect(spanOf('a', 'year')).toEqual({ count: 1, unit: 'year' })
  expect(spanOf('18', 'monate')).toEqual({ count: 18, unit: 'month' })
  expect(spanOf('deux', 'semaines')).toEqual({ count: 2, unit: 'week' })
  expect(spanOf('seis', 'meses')).toEqual({ count: 6, unit: 'month' })
})

test('a plain text has its places where they were', () => {
  expect(plain('Für ein Jahr, Año, ﬁ')).toBe('fur ein jahr, ano, ﬁ')
  expect(plain('VERROUILLÉ')).toHaveLength(10)
})
