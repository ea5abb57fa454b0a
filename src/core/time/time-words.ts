import { longDate } from './long-date.ts'

const local = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** A moment in Unix seconds, the same for everybody: `5 March 2027, 14:00 UTC`. */
export function timeWords(seconds: number): string {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime())
    ? 'a time that no calendar has'
    : `${longDate(date)}, ${date.toISOString().slice(-13, -8)} UTC`
}

/** The same in the zone of this device, with its name: `5 March 2027, 15:00 CET`. */
export function localTimeWords(seconds: number): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return timeWords(seconds)
  return new Intl.DateTimeFormat('en-GB', local).format(date).replace(' at ', ', ')
}

/** How long ago something was, in its largest unit: `3 days ago`. */
export function agoWords(seconds: number): string {
  const [first] = /^\d+ \w+/.exec(durationWords(seconds)) ?? []
  return first ? `${first} ago` : 'a moment ago'
}

/** How long until a time, in its two largest units: `3 days 4 hours`. */
export function durationWords(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const units = [
    [Math.floor(left / 31_536_000), 'year'],
    [Math.floor((left % 31_536_000) / 86_400), 'day'],
    [Math.floor((left % 86_400) / 3600), 'hour'],
    [Math.floor((left % 3600) / 60), 'minute'],
    [left % 60, 'second'],
  ] as const
  const first = units.findIndex(([count]) => count > 0)
  if (first === -1) return 'no time'
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')
}
