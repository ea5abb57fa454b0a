import type { Feature } from '#core/feature.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { announceSubmission } from '#mail/deliveries.server.ts'
import { handOver } from './hand-over.ts'

/** Questions the assistant hands over to a person. */
export const handOverFeature = {
  forms: { 'hand-over': { form: handOver, announce: announceSubmission } },
} satisfies Feature & WithForms
