import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { codesCommands } from './codes/codes-ops.server.ts'
import { mintErrors } from './errors.ts'
import { campaignCommands } from './campaign/campaign-ops.server.ts'
import { mintEndpoints, type MintDeps } from './relay/endpoint.server.ts'

/** The mint. Of a mint that was paid for, slot and cost stay, so that no code is paid for twice. */
export const mintFeature = {
  endpoints: { '/api/mint': mintEndpoints },
  errors: mintErrors,
  commands: { ...codesCommands, ...campaignCommands },
  forget: [
    sql`update mint_relay set recipient = '', raw = '', hashes = '{}',
      slot = case when slot like 'wallet %' then 'forgotten ' || id else slot end
      where status <> 'sent' and recipient <> '' and sent_at < ${longAgo(retention.mintDays)}`,
  ],
} satisfies Feature<MintDeps>
