import { brand } from '#content/brand.ts'
import { calendarFile, type CalendarMethod } from '#core/time/calendar-file.ts'

/** What a calendar has to know of a call. Times are milliseconds since 1970; `page` is the address of its page. */
type Entry = {
  reference: string
  start: number
  end: number
  changedAt: Date
  sequence: number
  cancelled: boolean
  summary: string
  place: string
  email: string
  page: string
}

/**
 * A call as a calendar file. A mail to its visitor asks their calendar to take it (REQUEST) or to drop it (CANCEL); a file that is saved
 * is one they already want (PUBLISH). The same call has one UID, and a later file a higher SEQUENCE.
 */
export function bookingCalendar(entry: Entry, method: CalendarMethod): string {
  const { reference, start, end, changedAt, sequence, cancelled, summary, place, email, page } = entry
  const event = {
    uid: `${reference}@${new URL(page).host}`,
    at: start / 1000,
    end: end / 1000,
    summary,
    description: `${place}\nTo change or cancel it: ${page}`,
    location: place,
    url: page,
    // The name is what a visitor typed, and the address may be another person's: a calendar gets no word of it.
    meeting: {
      organizer: { name: brand.name, email: brand.email },
      attendee: { name: email, email },
      sequence,
      cancelled,
    },
  }
  return calendarFile([event], { now: Math.floor(changedAt.getTime() / 1000), product: 'Calls', method })
}
