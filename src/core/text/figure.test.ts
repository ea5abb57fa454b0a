import { expect, test } from 'vitest'
import { figure } from './figure.ts'

const intl = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

test.for([0, 7, 999, 1000, 12_500, 100_000, 1_234_567, -1, -12_500, 0.5, 8.25, 1234.567, 0.004, 2 ** 53])(
  '%d is written as Intl writes it in British English',
  (value) => expect(figure(value)).toBe(intl.format(value)),
)

test('an integer of any size keeps every digit', () => {
  expect(figure(123_456_789_012_345_678_901_234n)).toBe('123,456,789,012,345,678,901,234')
})
