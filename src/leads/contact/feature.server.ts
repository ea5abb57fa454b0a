import type { Feature } from '#core/feature.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { announceSubmission } from '#mail/deliveries.server.ts'
import { contact } from './contact.ts'

/** The contact form. */
export const contactFeature = {
  forms: { contact: { form: contact, announce: announceSubmission } },
} satisfies Feature & WithForms
