import { auditRequest } from './audit-request.ts'
import { contact } from './contact.ts'
import type { Form } from './define-form.ts'
import { handOver } from './hand-over.ts'
import { newsletter } from './newsletter.ts'
import { pledge } from './pledge.ts'
import { survey } from './survey.ts'

/** Every form of the site. The key is its URL and its `form` column. */
export const forms = {
  newsletter,
  contact,
  survey,
  pledge,
  'audit-request': auditRequest,
  'hand-over': handOver,
} as const satisfies Record<string, Form>

export type FormName = keyof typeof forms
