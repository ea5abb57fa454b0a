import type { Feature } from '#core/feature.server.ts'
import { emailKey } from '#core/http/mail-host.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import { hashVisitor } from '#privacy/visitor-hash.server.ts'
import { newsletterEndpoints } from './newsletter-endpoint.server.ts'
import { newsletterLetters } from './newsletter-letters.server.ts'
import { newsletterCommands } from './newsletter-ops.server.ts'
import { newsletterPages } from './newsletter-pages.server.ts'
import { findSubscribers, stateSince } from './newsletter.server.ts'
import { newsletter } from './newsletter.ts'

/** The newsletter. The operator and the webhook hear of an address when it is confirmed. */
export const newsletterFeature = {
  forms: {
    newsletter: {
      form: newsletter,
      hashVisitor,
      announce: (tx, { enqueue }, { id }) =>
        createDeliveries(tx, enqueue, [{ event: 'newsletter.requested', destination: 'opt-in', submission: id }]),
      became: {
        columns: ['newsletter', 'newsletter_since'],
        of: async (db, rows) => {
          const known = await findSubscribers(
            db,
            rows.map(({ answers }) => answers.email!),
          )
          return new Map(
            rows.map(({ id, answers }) => {
              const found = known.get(emailKey(answers.email!))
              const state = found?.status ?? 'none'
              const since = found && stateSince(found)
              return [id, { cells: [state, since?.toISOString() ?? ''], json: { newsletter: state, since } }]
            }),
          )
        },
      },
    },
  },
  endpoints: { '/api/newsletter': newsletterEndpoints },
  pages: newsletterPages,
  commands: newsletterCommands,
  letters: newsletterLetters,
} satisfies Feature<Parameters<typeof newsletterEndpoints>[0]> & WithForms & WithLetters
