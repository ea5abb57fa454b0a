/** What the clock on a wall of some zone shows: a day `YYYY-MM-DD`, and minutes since midnight. */
export type WallTime = { day: string; minutes: number }

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The clock of a zone. Made once: making one costs more than a hundred readings. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(zone, made)
  return made
}

/** Milliseconds by which the clock of a zone is ahead of UTC at a moment, in milliseconds since 1970. */
function offsetAt(zone: string, at: number): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year, month, day, hour, minute, second } = parts as Record<string, number>
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** Whether this machine knows a zone of this name. */
export function isZone(name: string): boolean {
  try {
    return /^[\w+/-]{1,60}$/.test(name) && Boolean(clockOf(name))
  } catch {
    return false
  }
}

/** What the clock of a zone shows at a moment, in milliseconds since 1970. */
export function wallTime(zone: string, at: number): WallTime {
  const shown = new Date(at + offsetAt(zone, at))
  return { day: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

/**
 * The moment, in milliseconds since 1970, at which the clock of a zone shows a time. Of an hour that comes twice it is the first; a time
 * that is left out when the clock goes forward is as much later as the clock is put on. 24:00 is midnight at the end of the day.
 */
export function momentOf(zone: string, { day, minutes }: WallTime): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  // No zone is changed twice within two days: the offsets a day before and after are all there can be.
  const before = offsetAt(zone, shown - 86_400_000)
  const after = offsetAt(zone, shown + 86_400_000)
  const fits = (offset: number) => offsetAt(zone, shown - offset) === offset
  if (fits(before)) return shown - before
  return fits(after) ? shown - after : shown - before
}

/** The day that many days after another one, both `YYYY-MM-DD`. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** The weekday of a day `YYYY-MM-DD`: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
