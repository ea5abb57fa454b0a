/**
 * A number with its thousands apart and two decimals at most, such as `12,500`. Not by `Intl`: its first use in a page takes a slow phone
 * 60 ms, and every page shows a price.
 */
export function figure(value: number | bigint): string {
  const [whole = '', fraction] = String(typeof value === 'bigint' ? value : Math.round(value * 100) / 100).split('.')
  const apart = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction ? `${apart}.${fraction}` : apart
}
