import { formatUnits } from 'viem/utils'

/** From this amount on, wallets mean “unlimited”. */
const boundless = 2n ** 255n

/** Whether an allowance is meant to have no end. */
export function isBoundless(amount: bigint): boolean {
  return amount >= boundless
}

/** An amount in the smallest unit as people write it, with every digit and never rounded: `1,234.5`. */
export function exactAmount(amount: bigint, decimals: number): string {
  const [whole = '0', fraction] = formatUnits(amount, decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction ? `${grouped}.${fraction}` : grouped
}

/** How many digits after the point are shown of an amount: those that count, so zeros before the first of them are not counted. */
const shownDigits = 6

/** An amount as people read it: six digits after the point that count, cut and never rounded; `…` stands for what was left out. */
export function shortAmount(amount: bigint, decimals: number): string {
  const exact = exactAmount(amount, decimals)
  const [whole = '0', fraction = ''] = exact.split('.')
  const zeros = whole === '0' ? fraction.search(/[^0]/) : 0
  const shown = fraction.slice(0, zeros + shownDigits)
  return shown === fraction ? exact : `${whole}.${shown}…`
}

/** An estimate, rounded up to three digits that count: `0.0000124`. */
export function roundedAmount(amount: bigint, decimals: number): string {
  const unit = 10n ** BigInt(Math.max(0, String(amount).length - 3))
  return exactAmount(((amount + unit - 1n) / unit) * unit, decimals)
}
