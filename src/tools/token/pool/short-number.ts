import { exactAmount } from '#core/text/exact-amount.ts'

/** A number of any size to four digits, without an exponent: `0.000001234`. */
export function shortNumber(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return '0'
  const [digits, exponent] = value.toExponential(3).split('e') as [string, string]
  const places = 3 - Number(exponent)
  if (places > 60) return 'almost nothing'
  const number = BigInt(digits.replace('.', ''))
  return exactAmount(number * 10n ** BigInt(Math.max(0, -places)), Math.max(0, places))
}
