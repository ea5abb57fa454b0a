import {
  senderOf,
  checkMailable,
  subjectOf,
  Withheld,
  type WithLetters,
  type WriteLetter,
} from '#mail/letters.server.ts'
import { callerMail, hostMail, type CallNews } from './booking-mail.server.ts'
import { findBookingOf, renewBookingPath } from './booking.server.ts'

/** The mails about calls, by their event: to the person who booked, or to the company. */
export const bookingLetters: WithLetters['letters'] = {
  'booking.booked': letterOf('booked'),
  'booking.changed': letterOf('changed'),
  'booking.cancelled': letterOf('cancelled'),
  'booking.reminder': letterOf('reminder'),
}

function letterOf(news: CallNews): WriteLetter {
  return async (deps, delivery) => {
    const { db, env, secret, publicUrl } = deps
    const booked = await subjectOf(delivery, (id) => findBookingOf(db, id))
    const { call, submission } = booked
    // A later mail says what counts: an earlier one that was held up would only contradict it.
    if (delivery.payload?.sequence !== undefined && delivery.payload.sequence !== call.sequence)
      throw new Withheld('superseded')
    const page = `${publicUrl}${await renewBookingPath(db, { secret, id: submission.id })}`
    const addressed = { id: delivery.id, from: senderOf(env), page }
    if (delivery.destination === 'operator' && news !== 'reminder') return hostMail(booked, { ...addressed, news })
    await checkMailable(deps, submission.answers.email!)
    return callerMail(booked, { ...addressed, news })
  }
}
