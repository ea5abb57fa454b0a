import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { mailCommands } from './mail-ops.server.ts'
import { mailPages, type MailPagesDeps } from './mail-pages.server.ts'
import { mailWorkers, type MailDeps } from './workers.server.ts'

/** What leaves the house: mail and webhook, and the outbox where mail is kept instead. */
export const mailFeature = {
  pages: mailPages,
  commands: mailCommands,
  workers: mailWorkers,
  stores: {
    delivery: {
      told: 'delivery',
      forget: [
        sql`delete from delivery
          where submission is null and status <> 'pending' and updated_at < ${longAgo(retention.eventDays)}`,
      ],
      person: 'privacy',
    },
    outbox_mail: {
      told: 'outbox',
      forget: [sql`delete from outbox_mail where created_at < ${longAgo(retention.outboxDays)}`],
      person: 'privacy',
    },
  },
} satisfies Feature<MailPagesDeps, MailDeps>
