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

/** An estimate, rounded up to three digits that count: `0.0000124`. */
export function roundedAmount(amount: bigint, decimals: number): string {
  const unit = 10n ** BigInt(Math.max(0, String(amount).length - 3))
  return exactAmount(((amount + unit - 1n) / unit) * unit, decimals)
}
