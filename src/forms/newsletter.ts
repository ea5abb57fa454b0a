import { z } from 'zod/mini'
import { defineForm } from './define-form.ts'
import { emailField } from './email-field.ts'
import { emailMaxLength } from './email.ts'

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
