import type { Feature } from '#core/feature.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import type { Log } from '#core/process/log.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { announcementsOf, createDeliveries, type NewDelivery } from '#mail/deliveries.server.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import { bookingEndpoints } from './booking-endpoint.server.ts'
import { bookingErrors } from './booking-errors.ts'
import { bookingLetters } from './booking-letters.server.ts'
import { bookingCommands } from './booking-ops.server.ts'
import { bookingPages, refusedBookingPage } from './booking-pages.server.ts'
import { bookingPath, holdReleased, holdSlot, remindOfCalls } from './booking.server.ts'

const event = 'booking.booked'

/** Calls with the company: their free times, the form that books one, the pages and mails by which it is moved or cancelled. */
export const bookingFeature = {
  errors: bookingErrors,
  forms: {
    booking: {
      answered: 'itself',
      mailsSender: true,
      onStored: holdSlot,
      announce: async (tx, { enqueue, env }, row, { mailed }) => {
        const isHeld = await holdReleased(tx, row.id)
        // The operator has a mail of its own; the webhook hears of it as of any form.
        const told: NewDelivery[] = announcementsOf(row, env).filter(({ destination }) => destination === 'webhook')
        told.push({ event, destination: 'operator', submission: row.id })
        if (isHeld && mailed) told.push({ event, destination: 'caller', submission: row.id, payload: { sequence: 0 } })
        await createDeliveries(tx, enqueue, told)
      },
      receiptLink: bookingPath,
      refusedPage: refusedBookingPage,
    },
  },
  endpoints: { '/api/booking': bookingEndpoints },
  pages: bookingPages,
  commands: bookingCommands,
  letters: bookingLetters,
  workers: ({ db, enqueue, log }: { db: Database; enqueue: Enqueue; log: Log }) => ({
    'booking.remind': async () => {
      const count = await remindOfCalls(db, enqueue)
      if (count > 0) log.info('booking.reminded', { count })
    },
  }),
  stores: {
    booking: {
      told: 'forms',
      forget: { otherwise: 'It goes with its submission.' },
      person: 'submission',
    },
  },
} satisfies Feature<
  Parameters<typeof bookingEndpoints>[0] & Parameters<typeof bookingPages>[0],
  { db: Database; enqueue: Enqueue; log: Log }
> &
  WithForms &
  WithLetters
