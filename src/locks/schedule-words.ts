import { isPermanent, type Schedule } from './schedule.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** A time that means the same everywhere: `1 March 2027, 12:00 UTC`. */
export function timeWords(seconds: number): string {
  return `${clock.format(seconds * 1000).replace(' at ', ', ')} UTC`
}

/** A schedule in one sentence. */
export function scheduleWords(schedule: Schedule): string {
  const { start, cliff, end, steps } = schedule
  if (isPermanent(schedule)) return 'Locked for ever: nothing can ever be withdrawn.'
  if (cliff === end) return `Nothing before ${timeWords(end)}, everything from then on.`
  const evenly = steps === 0 ? 'evenly, second by second,' : `in ${steps} equal steps`
  const from =
    cliff > start
      ? `Nothing before ${timeWords(cliff)}; counted from ${timeWords(start)}, it vests ${evenly}`
      : `From ${timeWords(start)} it vests ${evenly}`
  return `${from} until ${timeWords(end)}.`
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
