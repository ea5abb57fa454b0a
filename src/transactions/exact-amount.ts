import { formatUnits } from 'viem/utils'

/** Amounts from here on are what wallets write for "everything, for ever". */
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
