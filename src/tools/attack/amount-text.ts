import { figure } from '#core/text/figure.ts'

const unit = 10n ** 18n

/** An amount of 18 decimals as people read it, to four decimals: `1,234.5`; what is less is said to be less. */
export function amountText(amount: bigint): string {
  if (amount < 0n) return `−${amountText(-amount)}`
  const [whole, rest] = [amount / unit, ((amount % unit) * 10_000n) / unit]
  if (whole === 0n && rest === 0n && amount > 0n) return '< 0.0001'
  // Beyond this nobody counts digits.
  if (whole >= 10n ** 15n) return `${Number(whole).toExponential(2).replace('e+', ' × 10^')}`
  const fraction = rest.toString().padStart(4, '0').replace(/0+$/, '')
  return figure(whole) + (fraction && `.${fraction}`)
}

/** How an amount changed: `+5`, `−5` or `0`. */
export function changeText(before: bigint, after: bigint): string {
  return after > before ? `+${amountText(after - before)}` : amountText(after - before)
}
