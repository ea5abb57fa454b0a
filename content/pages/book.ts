import { booking } from '#content/booking.ts'
import type { ToolPage } from './page.ts'

/** /book */
export const book: ToolPage = {
  title: 'Book a call',
  description: `Choose a free time in your own time zone for a call of ${booking.callMinutes} minutes. You receive a calendar file, and can change or cancel by a link.`,
  heading: 'Book a call',
  lead: `${booking.host} takes the call. You tell us what you have. We tell you which service fits, what it would cost, or that none fits.`,
  task: `Talk about your contract, token or launch. The call takes ${booking.callMinutes} minutes and is free.`,
}

/** What happens with a booking, step by step. */
export const bookingSteps = [
  'The page confirms your time. From then on it is yours alone.',
  'You receive a mail with a calendar file, and a link to change or cancel the call.',
  'We remind you by mail a day before the call.',
] as const
