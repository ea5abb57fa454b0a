import { formatUnits } from 'viem/utils'

/** A number of any size to four digits, without an exponent: `0.000001234`. */
export function shortNumber(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return '0'
  const digits = Math.max(0, 3 - Math.floor(Math.log10(value)))
  if (digits > 60) return 'almost nothing'
  return formatUnits(BigInt(Math.round(value * 10 ** Math.min(digits, 60))), Math.min(digits, 60))
}
