import type { AdmissionDeps } from '#core/admission/admission.server.ts'
import type { Feature } from '#core/feature.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { announcementsOf, createDeliveries } from '#mail/deliveries.server.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import { handOverEndpoints } from './hand-over-endpoint.server.ts'
import { handOverErrors } from './hand-over-errors.ts'
import { handOverLetters } from './hand-over-letters.server.ts'
import { handOverCommands } from './hand-over-ops.server.ts'
import { openThread, threadKey } from './hand-over.server.ts'

/** Questions of the chat to a person, and what the person answers, by mail or by a command, in the window and by mail. */
export const handOverFeature = {
  errors: handOverErrors,
  forms: {
    'hand-over': {
      onStored: openThread,
      announce: async (tx, { enqueue, env }, row) => {
        // The operator has a mail of its own, whose answer is known; the webhook hears of it as of any form.
        const told = announcementsOf(row, env).map((each) =>
          each.destination === 'operator' ? { ...each, event: 'hand-over.received' } : each,
        )
        await createDeliveries(tx, enqueue, told)
      },
      receiptKey: threadKey,
    },
  },
  endpoints: { '/api/hand-over': handOverEndpoints },
  commands: handOverCommands,
  letters: handOverLetters,
  stores: {
    hand_over: {
      told: 'forms',
      forget: { otherwise: 'It goes with its submission.' },
      person: 'submission',
    },
    hand_over_answer: {
      told: 'forms',
      forget: { otherwise: 'It goes with its submission.' },
      person: 'submission',
    },
  },
} satisfies Feature<AdmissionDeps> & WithForms & WithLetters
