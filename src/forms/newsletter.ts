import { z } from 'zod/mini'
import { defineForm } from './define-form.ts'
import { emailMaxLength, emailPattern } from './email.ts'

/** The newsletter's one field. */
export const newsletter = defineForm({
  title: 'Newsletter',
  schema: z.object({
    email: z
      .string('Enter an e-mail address')
      .check(
        z.trim(),
        z.maxLength(emailMaxLength, 'Enter a shorter address'),
        z.regex(emailPattern, 'Enter an e-mail address'),
      ),
  }),
  fields: {
    email: { label: 'E-mail', input: 'input', type: 'email', autoComplete: 'email', maxLength: emailMaxLength },
  },
  action: 'Send',
  thanks: 'Almost done. Open the mail we have sent you and confirm your address.',
})
