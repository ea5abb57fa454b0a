import { period } from '#content/legal/document.ts'
import { retention } from '#content/legal/retention.ts'
import { z } from 'zod/mini'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'

/**
 * The version of the words a visitor agrees to by sending the newsletter form and then confirming. Change it whenever the words
 * of the form, of the opt-in mail or of its page change; docs/decisions/023-newsletter.md keeps the old ones.
 */
export const newsletterConsent = 'newsletter-1'

/** The newsletter's one field. */
export const newsletter = defineForm({
  title: 'Newsletter',
  schema: z.object({
    email: emailField('Enter an e-mail address'),
  }),
  fields: {
    email: { label: 'E-mail', input: 'input', type: 'email', autoComplete: 'email' },
  },
  words: newsletterConsent,
  record: {
    name: 'The newsletter',
    besides:
      'version of the words, time of your confirmation, keyed hash of your network address, which issues we sent you, whether your mail server said that the address does not exist',
    purpose: 'To send it to you, and to prove that you wanted it.',
    basis: 'Your consent, which every mail lets you take back.',
    kept: `not confirmed: ${period(retention.unconfirmedDays)}; confirmed: until you leave, and the proof for ${period(retention.leftDays)} after that; the hash: ${period(retention.networkHashDays)}; which issues: ${period(retention.eventDays)}`,
  },
  quiet: { most: 3, seconds: 3_600 },
  action: 'Send',
  thanks: 'Almost done. Open the mail we have sent you and confirm your address.',
})
