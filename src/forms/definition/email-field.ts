import { z } from 'zod/mini'
import { emailMaxLength, emailPattern } from '#core/text/email.ts'

/** The schema of an address; `ask` is the sentence for one that is missing or none. */
export const emailField = (ask: string) =>
  z.string(ask).check(z.trim(), z.maxLength(emailMaxLength, 'Enter a shorter address'), z.regex(emailPattern, ask))
