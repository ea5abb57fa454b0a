const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * The day of a moment in UTC, or of a date such as `2026-11-20`, as people write it: 20 November 2026. Not by `Intl`: its first use in a
 * page takes a slow phone 60 ms, and many pages show a date. Throws where there is no such time.
 */
export function longDate(time: string | Date): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) throw new RangeError(`${String(time)} is no date.`)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
