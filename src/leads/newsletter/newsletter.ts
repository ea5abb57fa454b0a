import { z } from 'zod/mini'
import { emailMaxLength } from '#core/text/email.ts'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'

/** The newsletter's one field. */
export const newsletter = defineForm({
  title: 'Newsletter',
  schema: z.object({
    email: emailField('Enter an e-mail address'),
  }),
  fields: {
    email: { label: 'E-mail', input: 'input', type: 'email', autoComplete: 'email', maxLength: emailMaxLength },
  },
  action: 'Send',
  thanks: 'Almost done. Open the mail we have sent you and confirm your address.',
})
