import { booking as diary } from '#content/booking.ts'
import { brand } from '#content/brand.ts'
import type { CalendarMethod } from '#core/time/calendar-file.ts'
import { readableAnswers } from '#forms/definition/readable-answers.ts'
import { layOutEmail, type LetterPart } from '#mail/email-layout.server.ts'
import type { Mail, MailCalendar } from '#mail/mail.server.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { callIn, placeOf, shortIn } from './booking-words.ts'
import type { Booked } from './booking.server.ts'
import { booking } from './booking.ts'

/** What became of a call: why a mail is written. */
export type CallNews = 'booked' | 'changed' | 'cancelled' | 'reminder'

type Addressed = { id: string; from: string; page: string; news: CallNews }

const toVisitor: Record<CallNews, { subject: string; heading: string; lead: string }> = {
  booked: {
    subject: 'Your call is booked',
    heading: 'Your call is booked',
    lead: 'The time below is held for you. Open the attached file to put it into your calendar.',
  },
  changed: {
    subject: 'Your call has a new time',
    heading: 'Your call has a new time',
    lead: 'The time below is held for you, and the earlier one is free again. The attached file changes your calendar.',
  },
  cancelled: {
    subject: 'Your call is cancelled',
    heading: 'Your call is cancelled',
    lead: 'The call below is cancelled. The attached file removes it from your calendar.',
  },
  reminder: {
    subject: 'Your call is tomorrow',
    heading: 'Your call is tomorrow',
    lead: 'This is the one reminder we send. If the time does not suit you any more, change it or cancel.',
  },
}

/** The mail to the person who booked a call. It holds no word that was typed but a phone number: the address may be a stranger's. */
export function callerMail({ call, submission }: Booked, { id, from, page, news }: Addressed): Mail {
  const { answers, reference } = submission
  const { subject, heading, lead } = toVisitor[news]
  const [start, end] = timesOf(call)
  const cancelled = news === 'cancelled'
  const next: LetterPart[] = cancelled
    ? [{ button: 'Book another time', href: new URL('/book', page).href }]
    : [
        { button: 'Change or cancel the call', href: page },
        {
          paragraph:
            'Anyone with this link can move or cancel the call. If you did not book it, cancel it there: your address is used for nothing else.',
        },
      ]
  return {
    id,
    from,
    to: answers.email!,
    replyTo: brand.email,
    subject: `${subject}: ${shortIn(answers.zone!, start)}`,
    ...layOutEmail({
      heading,
      parts: [
        { paragraph: lead },
        {
          rows: [
            ['Your time', callIn(answers.zone!, start, end)],
            ['Our time', callIn(diary.timeZone, start, end)],
            ['How we meet', placeOf(answers.phone)],
            ['Reference', reference],
          ],
        },
        ...next,
      ],
      footer: 'You have this mail because a call was booked with your address. Answer it to write to us.',
    }),
    calendar:
      news === 'reminder'
        ? undefined
        : callCalendar({ call, submission }, { page, method: cancelled ? 'CANCEL' : 'REQUEST' }),
  }
}

/** A call as a file for a calendar; of its visitor, unless another `summary` is given. */
export function callCalendar(
  { call, submission: { answers, reference } }: Booked,
  { page, method, summary = `Call with ${brand.name}` }: { page: string; method: CalendarMethod; summary?: string },
): MailCalendar {
  const [start, end] = timesOf(call)
  const { sequence, changedAt, state } = call
  const cancelled = state === 'cancelled'
  const place = placeOf(answers.phone)
  const entry = { reference, start, end, changedAt, sequence, cancelled, summary, place, email: answers.email!, page }
  return { method, content: bookingCalendar(entry, method) }
}

const toOperator: Record<Exclude<CallNews, 'reminder'>, string> = {
  booked: 'A call was booked',
  changed: 'A call was moved',
  cancelled: 'A call was cancelled',
}

/** The mail that tells the company of a call. Its subject holds no word of the visitor; an answer goes to the visitor. */
export function hostMail(
  { call, submission }: Booked,
  { id, from, page, news }: Addressed & { news: Exclude<CallNews, 'reminder'> },
): Mail {
  const { answers, reference } = submission
  const [start, end] = timesOf(call)
  const lapsed = call.state === 'lapsed'
  const cancelled = news === 'cancelled'
  const rows = readableAnswers(booking, answers).filter(([label, value]) => value && !told.includes(label))
  return {
    id,
    from,
    to: brand.email,
    replyTo: answers.email,
    subject: `${booking.title} ${reference}: ${lapsed ? 'the time is taken' : `${news}, ${shortIn(diary.timeZone, start)}`}`,
    ...layOutEmail({
      heading: lapsed ? 'A booking was released after its time was taken' : toOperator[news],
      parts: [
        ...(lapsed ? [{ paragraph: 'No time is held for this visitor. Write to them and offer another one.' }] : []),
        {
          rows: [
            ['When', callIn(diary.timeZone, start, end)],
            ['For the visitor', callIn(answers.zone!, start, end)],
            ['How', answers.phone ? `Phone ${answers.phone}` : diary.room || 'Video. Mail the link to the visitor.'],
            ...rows,
            ['Reference', reference],
          ],
        },
      ],
      footer: 'Answer this mail to write to the visitor. npm run ops -- bookings list shows every call to come.',
    }),
    calendar: lapsed
      ? undefined
      : callCalendar(
          { call, submission },
          { page, method: cancelled ? 'CANCEL' : 'PUBLISH', summary: `Call ${reference}: ${answers.name}` },
        ),
  }
}

/** What stands in other words in the mail already. */
const told: readonly string[] = [booking.fields.slot.label, booking.fields.zone.label, booking.fields.phone.label]

const timesOf = ({ startsAt, endsAt }: Booked['call']) => [startsAt.getTime(), endsAt.getTime()] as const
