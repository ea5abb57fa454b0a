import type { Form } from '#forms/definition/define-form.ts'
import { auditRequest } from './audit-request/audit-request.ts'
import { booking } from './booking/booking.ts'
import { contact } from './contact/contact.ts'
import { handOver } from './hand-over/hand-over.ts'
import { newsletter } from './newsletter/newsletter.ts'
import { pledge } from './pledge/pledge.ts'
import { survey } from './survey/survey.ts'

/** Every form of the site, as the privacy statement lists them. The key is its URL and its `form` column. */
export const forms = {
  contact,
  'audit-request': auditRequest,
  'hand-over': handOver,
  booking,
  newsletter,
  pledge,
  survey,
} as const satisfies Record<string, Form>
