import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { codesCommands } from './codes/codes-ops.server.ts'

/** The mint. Of a mint that was paid for, slot and cost stay, so that no code is paid for twice. */
export const mintFeature = {
  commands: codesCommands,
  forget: [
    sql`update mint_relay set recipient = '', raw = '', hashes = '{}',
      slot = case when slot like 'wallet %' then 'forgotten ' || id else slot end
      where status <> 'sent' and recipient <> '' and sent_at < ${longAgo(retention.mintDays)}`,
  ],
} satisfies Feature
