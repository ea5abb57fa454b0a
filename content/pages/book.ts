import { booking } from '#content/booking.ts'
import type { ToolPage } from './page.ts'

/** /book */
export const book: ToolPage = {
  title: 'Book a call',
  description: `Choose a free time in your own time zone for a call of ${booking.callMinutes} minutes. You receive a calendar file, and can change or cancel by a link.`,
  heading: 'Book a call',
  lead: `${booking.host} takes the call. It lasts ${booking.callMinutes} minutes and costs nothing. You tell us what you have; we tell you which service fits, or that none does.`,
  task: `Choose a free time in your own time zone. The call takes ${booking.callMinutes} minutes and costs nothing.`,
}

/** What happens with a booking, step by step. */
export const bookingSteps = [
  'Your time is held in our diary the moment the page says so. Nobody else can book it.',
  'You receive a mail with a calendar file and a link to change or cancel the call.',
  'We remind you by mail a day before.',
] as const
