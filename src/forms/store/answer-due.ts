import { booking } from '#content/booking.ts'
import { answerDays } from '#content/promises.ts'
import { dayAfter, momentOf, wallTime, weekdayOf } from '#core/time/zone-time.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Whether the company works on a day `YYYY-MM-DD`: its weekday has hours, and it is not closed. */
function isWorkingDay(day: string): boolean {
  const hours = booking.hours[weekdays[weekdayOf(day)]!] ?? []
  return hours.length > 0 && !booking.closed.some((closed) => closed === day || closed === day.slice(5))
}

/**
 * When an answer is due that the site promises within some working days: at the same time of a later working day. What comes on a day off
 * has the whole of the working days that follow.
 */
export function answerDue(receivedAt: Date, days: number = answerDays): Date {
  const { day, minutes } = wallTime(booking.timeZone, receivedAt.getTime())
  let [last, left] = [day, days]
  // A year without a working day is a mistake in the calendar, and no reason to search on.
  for (let steps = 0; left > 0 && steps < 366; steps++) {
    last = dayAfter(last, 1)
    if (isWorkingDay(last)) left--
  }
  return new Date(momentOf(booking.timeZone, { day: last, minutes: isWorkingDay(day) ? minutes : 1_440 }))
}

/** The end of a day `YYYY-MM-DD` by the company's clock. */
export const endOfDay = (day: string): Date => new Date(momentOf(booking.timeZone, { day, minutes: 1_440 }))
