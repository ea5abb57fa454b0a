import { z } from 'zod/mini'
import { booking as diary } from '#content/booking.ts'
import { retention } from '#content/legal/retention.ts'
import { choicesFor } from '#core/offer/offered.ts'
import { atMost } from '#forms/definition/at-most.ts'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'
import { isZone } from '#core/time/zone-time.ts'

const options = choicesFor(diary.topics)
const topics = options.map(([value]) => value)

/** A booking. `slot` is the beginning of the call in UTC, to the minute; `zone` is the one the visitor reads it in. */
export const booking = defineForm({
  title: 'Call',
  schema: z.object({
    slot: z
      .string('Choose a time')
      .check(z.regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\dZ$/, 'Choose a time'), z.refine(isMoment, 'Choose a time')),
    zone: z.string('Choose a time zone').check(z.refine(isZone, 'Choose a time zone of the list')),
    name: z.string('Tell us your name').check(z.trim(), z.minLength(1, 'Tell us your name'), atMost(120)),
    email: emailField('Enter an address we can write to, such as ada@mail.example'),
    topic: z.enum(topics, 'Choose what the call is about'),
    phone: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.regex(/^(?:\+?[\d ()./-]{6,30})?$/, 'Enter a number with its country code, such as +44 20 7946 0958'),
        ),
      '',
    ),
    note: z._default(z.string().check(z.trim(), atMost(2_000)), ''),
  }),
  fields: {
    zone: { label: 'Time zone', hint: 'Such as Europe/London.', input: 'input' },
    slot: { label: 'Time', hint: 'In UTC, such as 2026-11-24T10:15Z.', input: 'input' },
    name: { label: 'Your name', input: 'input', autoComplete: 'name' },
    email: { label: 'E-mail', input: 'input', type: 'email', autoComplete: 'email' },
    topic: { label: 'What is it about?', input: 'select', options },
    phone: {
      label: 'Phone',
      hint: 'With a number we phone you. Without one we meet by video.',
      input: 'input',
      type: 'tel',
      autoComplete: 'tel',
      optional: true,
    },
    note: {
      label: 'What should we read before?',
      hint: 'An address, a repository or two sentences.',
      input: 'textarea',
      optional: true,
    },
  },
  record: {
    name: 'A call',
    besides:
      'when the call was booked, changed, cancelled, and when you were reminded; who takes it, and our notes; hash of the link',
    purpose: 'We need it to hold the time, to remind you, and to prepare the call.',
    basis: 'You ask for a call.',
    kept: retention.messageDays,
  },
  quiet: { most: 6, seconds: 3_600 },
  action: 'Book the call',
  thanks: 'Your call is booked.',
})

function isMoment(text: string): boolean {
  return slotOf(Date.parse(text)) === text
}

/** The beginning of a call as it is sent: `2026-11-24T10:15Z` for milliseconds since 1970. */
export function slotOf(start: number): string {
  return Number.isNaN(start) ? '' : `${new Date(start).toISOString().slice(0, 16)}Z`
}
