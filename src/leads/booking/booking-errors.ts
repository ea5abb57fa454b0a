import { failing, type ErrorList } from '#core/errors.ts'

/** What bookings alone refuse. */
export const bookingErrors = {
  'booking.taken': { status: 409, message: (facts: { fields: { slot: string } }) => facts.fields.slot },
  'booking.settled': {
    status: 409,
    message: () => 'This call cannot be changed by its link any more. Write to us, and we change it for you.',
  },
} as const satisfies ErrorList

/** Makes the failures of bookings. */
export const failBooking = failing(bookingErrors)
