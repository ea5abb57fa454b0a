const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A date such as `2026-11-20` as people write it: 20 November 2026. */
export function longDate(iso: string): string {
  return format.format(new Date(iso))
}
