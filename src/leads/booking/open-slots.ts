import { booking } from '#content/booking.ts'
import { dayAfter, momentOf, wallTime, weekdayOf } from '#core/time/zone-time.ts'

/** The rules by which calls are taken, as `content/booking.ts` gives them. */
export type Diary = {
  timeZone: string
  hours: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>
  closed: readonly string[]
  callMinutes: number
  bufferMinutes: number
  noticeHours: number
  daysAhead: number
}

/** What is in the diary already, from its beginning until the next call may begin, in milliseconds since 1970. */
export type Taken = { from: number; until: number }

/** Weekdays as the hours name them, from Monday on. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const minute = 60_000

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return hours! * 60 + minutes!
}

/** When a call that begins then ends, and when the next one may begin. */
export function endOf(
  start: number,
  { callMinutes, bufferMinutes }: Pick<Diary, 'callMinutes' | 'bufferMinutes'> = booking,
): { end: number; free: number } {
  const end = start + callMinutes * minute
  return { end, free: end + bufferMinutes * minute }
}

/** Every beginning that the hours allow to book now, in order, as milliseconds since 1970; taken or not. */
export function openSlots(now: number, diary: Diary = booking): number[] {
  const { timeZone, hours, closed, noticeHours, daysAhead } = diary
  const { day: today } = wallTime(timeZone, now)
  const earliest = now + noticeHours * 60 * minute
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => dayAfter(today, ahead))
    .filter((day) => !closed.some((date) => date === day || date === day.slice(5)))
    .flatMap((day) => (hours[weekdays[weekdayOf(day)]!] ?? []).flatMap((opening) => slotsOf(day, opening, diary)))
    .filter((start) => start >= earliest)
}

/** The beginnings in one opening, counted in elapsed time, so that a call keeps its length when a clock is changed. */
function slotsOf(day: string, [from, to]: readonly [string, string], diary: Diary): number[] {
  const at = (clock: string) => momentOf(diary.timeZone, { day, minutes: minutesOf(clock) })
  const [start, close] = [at(from), at(to)]
  const step = (diary.callMinutes + diary.bufferMinutes) * minute
  const count = Math.floor((close - start - diary.callMinutes * minute) / step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => start + index * step)
}

/** Of some beginnings those that nothing in the diary is in the way of. */
export function freeOf(slots: readonly number[], taken: readonly Taken[], diary: Diary = booking): number[] {
  return slots.filter((start) => {
    const { free } = endOf(start, diary)
    return !taken.some(({ from, until }) => start < until && from < free)
  })
}

/** Of some free beginnings the nearest to a wanted one, in the order of time. */
export function nearestSlots(free: readonly number[], wanted: number, count = 3): number[] {
  return free
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, count)
    .toSorted((a, b) => a - b)
}
