import { retention } from '#content/legal/retention.ts'
import { z } from 'zod/mini'
import { answersWithin } from '#content/promises.ts'
import { audits, choicesFor, offered } from '#core/offer/offered.ts'
import { atMost } from '#forms/definition/at-most.ts'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'

const topics = choicesFor([
  ['project', 'A new project'],
  ['audit', 'An audit', audits],
  ['support', 'Something we built for you'],
  ['press', 'Press'],
  ['other', 'Something else'],
])

const budgets = [
  ['unknown', 'Not known yet'],
  ['under-10k', 'Under 10,000 USD'],
  ['10k-50k', '10,000 to 50,000 USD'],
  ['50k-150k', '50,000 to 150,000 USD'],
  ['over-150k', 'Over 150,000 USD'],
] as const

const timelines = [
  ['unknown', 'Not known yet'],
  ['weeks', 'Within four weeks'],
  ['quarter', 'Within three months'],
  ['later', 'Later'],
] as const

const noService = ['', 'Not sure yet'] as const
const serviceChoices = [noService, ...offered.map(([slug, { name }]) => [slug, name] as const)]

const values = <value extends string>(options: readonly (readonly [value, string])[]) => options.map(([value]) => value)

/** Characters of a message. */
export const messageLength = 4_000

/** The contact form, in the words it asks them. Browser and server read this same object. */
export const contact = defineForm({
  title: 'Message',
  schema: z.object({
    name: z.string('Tell us your name').check(z.trim(), z.minLength(1, 'Tell us your name'), atMost(120)),
    email: emailField('Enter an address we can reply to, such as ada@mail.example'),
    topic: z.enum(values(topics), 'Choose a topic'),
    service: z._default(z.enum(values(serviceChoices), 'Choose a service of the list'), ''),
    budget: z._default(z.enum(values(budgets), 'Choose a budget of the list'), 'unknown'),
    timeline: z._default(z.enum(values(timelines), 'Choose a timeline of the list'), 'unknown'),
    message: z
      .string('Tell us what you are building')
      .check(z.trim(), z.minLength(10, 'Tell us a little more: at least 10 characters'), atMost(messageLength)),
  }),
  fields: {
    name: { label: 'Your name', input: 'input', autoComplete: 'name' },
    email: { label: 'E-mail', input: 'input', type: 'email', autoComplete: 'email' },
    topic: { label: 'What is it about?', input: 'select', options: topics },
    service: { label: 'Service', input: 'select', options: serviceChoices, optional: true },
    budget: { label: 'Budget', input: 'select', options: budgets, optional: true },
    timeline: { label: 'Timeline', input: 'select', options: timelines, optional: true },
    message: {
      label: 'What are you building?',
      hint: 'A repository, a draft or two sentences are enough.',
      input: 'textarea',
    },
  },
  record: {
    name: 'A message',
    besides: 'how far your message is, who answers it and by when, and our notes',
    purpose: 'To answer you, and to know what was said if we work together.',
    basis: 'You ask for an answer or an offer.',
    kept: retention.messageDays,
  },
  quiet: { most: 20, seconds: 3_600 },
  action: 'Send message',
  thanks: `Your message is stored and on its way to us. We reply within ${answersWithin}.`,
})
