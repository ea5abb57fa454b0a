import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { chainOf } from '#chain/catalogue.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import { dashboardEndpoints } from './dashboard-endpoint.server.ts'
import { heldReminders } from './reminders/held-reminders.server.ts'
import { reminderLetters } from './reminders/letters.server.ts'
import { remindOnce } from './reminders/remind.server.ts'
import { reminderCommands } from './reminders/reminder-commands.server.ts'
import { reminderEndpoints } from './reminders/reminders-endpoint.server.ts'

type JobDeps = { db: Database; enqueue: Enqueue; env: Pick<Env, 'CHAIN_ID'> }

/** Everything of an account in one place, from the index of the chain, and a mail a day before each of its dates. */
export const dashboardFeature = {
  endpoints: { '/api/reminders': reminderEndpoints },
  pages: dashboardEndpoints,
  commands: reminderCommands,
  letters: reminderLetters,
  workers: ({ db, enqueue, env }: JobDeps) => ({
    'reminders.due': async () => {
      await remindOnce({ db, enqueue, chain: chainOf(env.CHAIN_ID) }, nowInSeconds())
    },
  }),
  stores: {
    reminder: {
      told: 'reminders',
      forget: [
        sql`update reminder set email = null, account = null, confirm_sha256 = null
          where status = 'pending' and email is not null and asked_at < ${longAgo(retention.unconfirmedDays)}`,
        sql`delete from reminder where status <> 'confirmed' and coalesce(left_at, asked_at) < ${longAgo(retention.leftDays)}`,
      ],
      person: heldReminders,
    },
    reminder_sent: {
      told: 'reminders',
      forget: [sql`delete from reminder_sent where to_timestamp(at) < ${longAgo(retention.eventDays)}`],
      person: { nobody: 'Dates of the chain that were told. They go with the reminder, and are shown with it.' },
    },
  },
} satisfies Feature<Parameters<typeof dashboardEndpoints>[0] & Parameters<typeof reminderEndpoints>[0], JobDeps> &
  WithLetters
