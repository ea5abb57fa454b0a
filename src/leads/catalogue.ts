import type { Form } from '#forms/definition/define-form.ts'
import { auditRequest } from '#leads/audit-request/audit-request.ts'
import { contact } from '#leads/contact/contact.ts'
import { handOver } from '#leads/hand-over/hand-over.ts'
import { newsletter } from '#leads/newsletter/newsletter.ts'
import { pledge } from '#leads/pledge/pledge.ts'
import { survey } from '#leads/survey/survey.ts'

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
