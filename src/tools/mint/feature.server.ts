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
  stores: {
    mint_campaign: {
      told: 'mints',
      forget: { otherwise: 'It is what the site mints for.' },
      person: { nobody: 'Names of collections, and addresses of the keys of printed codes.' },
    },
    mint_relay: {
      told: 'mints',
      forget: [
        sql`update mint_relay set recipient = '', raw = '', hashes = '{}',
          slot = case when slot like 'wallet %' then 'forgotten ' || id else slot end
          where status <> 'sent' and recipient <> '' and sent_at < ${longAgo(retention.mintDays)}`,
      ],
      person: { nobody: 'Accounts and transactions, as everyone can see them on the chain.' },
    },
  },
} satisfies Feature<MintDeps>
