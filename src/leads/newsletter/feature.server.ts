import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { emailKey } from '#core/http/mail-host.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import { hashVisitor } from '#privacy/visitor-hash.server.ts'
import { issueCommands } from './issue-ops.server.ts'
import { newsletterEndpoints } from './newsletter-endpoint.server.ts'
import { newsletterLetters } from './newsletter-letters.server.ts'
import { newsletterCommands } from './newsletter-ops.server.ts'
import { newsletterPages } from './newsletter-pages.server.ts'
import { findSubscribers, stateSince } from './newsletter.server.ts'
import { heldSubscription } from './held-subscription.server.ts'

const unconfirmed = longAgo(retention.unconfirmedDays)

/** The newsletter. The operator and the webhook hear of an address when it is confirmed. */
export const newsletterFeature = {
  forms: {
    newsletter: {
      answered: 'never',
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
  commands: { ...newsletterCommands, ...issueCommands },
  letters: newsletterLetters,
  stores: {
    subscriber: {
      told: 'forms',
      forget: [
        sql`delete from subscriber where status = 'pending' and consent_at < ${unconfirmed}`,
        sql`delete from subscriber where status = 'unsubscribed' and unsubscribed_at < ${longAgo(retention.leftDays)}`,
        sql`delete from submission where form = 'newsletter' and received_at < ${unconfirmed}
      and not exists (select from subscriber where subscriber.submission = submission.id)`,
        sql`update subscriber set consent_ip_sha256 = null
      where consent_ip_sha256 is not null and consent_at < ${longAgo(retention.networkHashDays)}`,
        sql`update subscriber set bounced_at = null where bounced_at < ${longAgo(retention.leftDays)}`,
      ],
      person: heldSubscription,
    },
    newsletter_issue: {
      told: { nothing: 'What we wrote, and to how many.' },
      forget: { otherwise: 'Never: an issue is sent once.' },
      person: { nobody: 'What we wrote, and to how many.' },
    },
    newsletter_recipient: {
      told: 'forms',
      forget: [
        sql`delete from newsletter_recipient using newsletter_issue as sent
      where sent.id = issue and sent.created_at < ${longAgo(retention.eventDays)}`,
      ],
      person: { nobody: 'Which issues were sent. They go with the subscription, and are shown with it.' },
    },
  },
} satisfies Feature<Parameters<typeof newsletterEndpoints>[0]> & WithForms & WithLetters
