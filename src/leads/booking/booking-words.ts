import { booking } from '#content/booking.ts'
import { endOf } from './open-slots.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string, options: Intl.DateTimeFormatOptions, at: number): string {
  const key = `${zone} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone })
  formats.set(key, made)
  return made.format(at)
}

/** `10:15` by the clock of a zone, of a moment in milliseconds since 1970. */
export const clockIn = (zone: string, at: number) =>
  format(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, at)

/** `Tuesday 24 November 2026` in a zone. */
export const dayIn = (zone: string, at: number) =>
  format(zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, at).replace(',', '')

/** `Tue 24 Nov, 10:15` in a zone. */
export const shortIn = (zone: string, at: number) =>
  `${format(zone, { weekday: 'short', day: 'numeric', month: 'short' }, at).replace(',', '')}, ${clockIn(zone, at)}`

/** A zone by its name and its distance from UTC on that day: `Europe/Berlin, UTC+1`. */
export function zoneIn(zone: string, at: number): string {
  const distance = format(zone, { timeZoneName: 'longOffset' }, at).replace(/^.*GMT/, '')
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(distance) ?? []
  const utc =
    sign && `${hours}${minutes}` !== '0000'
      ? `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
      : 'UTC'
  return zone === 'UTC' ? 'UTC' : `${zone.replaceAll('_', ' ')}, ${utc}`
}

/** The city that a zone is named after: `New York`. */
export const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** A call in the zone of the reader: `Tuesday 24 November 2026, 10:15 to 10:45 (Europe/Berlin, UTC+1)`. */
export function callIn(zone: string, start: number, end = endOf(start).end): string {
  return `${dayIn(zone, start)}, ${clockIn(zone, start)} to ${clockIn(zone, end)} (${zoneIn(zone, start)})`
}

/** What a visitor reads whose time went to another one, with the nearest that are free. */
export function takenSentence(zone: string, nearest: readonly number[]): string {
  if (nearest.length === 0) return 'This time has been taken, and no other one is free. Write to us, and we find one.'
  const times = nearest.map((at) => shortIn(zone, at))
  const list = [times.slice(0, -1).join('; '), times.at(-1)].filter(Boolean).join(' and ')
  return `This time has been taken. The nearest free ${times.length === 1 ? 'one is' : 'ones are'} ${list}. Choose another time; everything else is kept.`
}

/** How the two sides meet: `phone` is the number the visitor left, if any. */
export function placeOf(phone: string | undefined): string {
  if (phone) return `By phone. We call ${phone}.`
  return booking.room ? `By video: ${booking.room}` : 'By video. We mail you the link before the call.'
}

/** The zones to choose from: first some that matter here, then all this machine knows. */
export function zoneNames(...first: string[]): string[] {
  // Safari has the list since 15.4. Before that the visitor's own zone and ours are there.
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([...first, booking.timeZone, 'UTC', ...known])]
}
