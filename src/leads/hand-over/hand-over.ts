import { retention } from '#content/legal/retention.ts'
import { z } from 'zod/mini'
import { answersWithin } from '#content/promises.ts'
import { atMost } from '#forms/definition/at-most.ts'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'

/** Characters of a conversation that may come along. */
export const transcriptLength = 8_000

/** A question the assistant could not answer, handed over to a person. The conversation comes along only if the visitor wants it. */
export const handOver = defineForm({
  title: 'Question from the chat',
  schema: z.object({
    name: z.string('Tell us your name').check(z.trim(), z.minLength(1, 'Tell us your name'), atMost(120)),
    email: emailField('Enter an address we can reply to, such as ada@mail.example'),
    message: z
      .string('Tell us what you would like to know')
      .check(z.trim(), z.minLength(3, 'Tell us what you would like to know'), atMost(2_000)),
    transcript: z._default(z.string().check(z.trim(), atMost(transcriptLength)), ''),
  }),
  fields: {
    name: { label: 'Your name', input: 'input', autoComplete: 'name' },
    email: { label: 'E-mail', input: 'input', type: 'email', autoComplete: 'email' },
    message: { label: 'What would you like to know?', input: 'textarea' },
    transcript: {
      label: 'The conversation so far',
      hint: 'Only if you want us to read it.',
      input: 'textarea',
      optional: true,
    },
  },
  record: {
    name: 'A question handed to a person',
    besides:
      'the answers of a person, their names and times; who answers and by when, and our notes; hashes of the key by which your browser asks for answers, and of the mail that brought one',
    purpose: 'To answer you where the assistant could not.',
    basis: 'You ask for an answer.',
    kept: retention.messageDays,
  },
  quiet: { most: 20, seconds: 3_600 },
  action: 'Send to a person',
  thanks: `Your question is stored and on its way to us. We reply within ${answersWithin}, in the chat and by mail.`,
})
