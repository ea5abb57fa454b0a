/** Steps of 10³ from where on a balance is written with a letter. */
const units = [
  [12, 't'],
  [9, 'b'],
  [6, 'm'],
  [3, 'k'],
] as const

/**
 * A balance of `decimals` decimals in few figures, cut off and never rounded up: below 1 three places, below 100 two, below 10,000
 * one with commas, then in k, m, b and t. Zeros at the end are left out: '1.5', '9,999.9', '10k'.
 */
export function formatBalance(balance: bigint, decimals: number): string {
  const whole = balance / 10n ** BigInt(decimals)
  if (whole < 1n) return cut(balance, decimals, 3)
  if (whole < 100n) return cut(balance, decimals, 2)
  if (whole < 10_000n) return cut(balance, decimals, 1)
  const [power, letter] = units.find(([least]) => whole >= 10n ** BigInt(least))!
  return `${cut(balance, decimals + power, 1)}${letter}`
}

/** At most `places` of the places behind the point. */
function cut(value: bigint, decimals: number, places: number): string {
  const one = 10n ** BigInt(decimals)
  const rest = (value % one).toString().padStart(decimals, '0').slice(0, places).replace(/0+$/, '')
  const whole = (value / one).toString().replace(/\B(?=(?:\d{3})+$)/g, ',')
  return rest ? `${whole}.${rest}` : whole
}
