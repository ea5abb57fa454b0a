const zone = { timeZone: 'UTC' } as const
const day = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'long', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' })

/** A moment in Unix seconds, the same for everybody: `5 March 2027, 14:00 UTC`. */
export function timeText(seconds: number): string {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? 'a time that no calendar has' : `${day.format(date)}, ${clock.format(date)} UTC`
}
