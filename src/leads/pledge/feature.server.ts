import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import type { WithForms } from '#forms/store/served-form.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import { pledgeEndpoints } from './pledge-endpoint.server.ts'
import { pledgeLetters } from './pledge-letters.server.ts'
import { pledgeCommands } from './pledge-ops.server.ts'
import { pledgePages, type PledgePagesDeps } from './pledge-pages.server.ts'
import { pledgeErrors, pledgeWalletEndpoints, type PledgeWalletDeps } from './pledge-wallet-endpoint.server.ts'
import { signatureOfAccount } from './pledge-wallet.server.ts'

/** The pledge. The operator and the webhook hear of a name when it is confirmed. */
export const pledgeFeature = {
  errors: pledgeErrors,
  forms: {
    pledge: {
      answered: 'never',
      announce: (tx, { enqueue }, { id }) =>
        createDeliveries(tx, enqueue, [{ event: 'pledge.requested', destination: 'opt-in', submission: id }]),
    },
  },
  // The wallet first: the patterns of its neighbour would take these addresses for its own.
  endpoints: { '/api/pledge/wallet': pledgeWalletEndpoints, '/api/pledge': pledgeEndpoints },
  pages: pledgePages,
  commands: pledgeCommands,
  letters: pledgeLetters,
  stores: {
    pledge_signature: {
      told: 'forms',
      forget: [
        sql`delete from submission where form = 'pledge' and received_at < ${longAgo(retention.unconfirmedDays)} and not exists
      (select from pledge_signature as signed where signed.submission = submission.id and signed.status = 'confirmed')`,
      ],
      person: {
        ofAccount: async (db, account) => {
          const found = await signatureOfAccount(db, account)
          return found ? [found.submission] : []
        },
      },
    },
  },
} satisfies Feature<PledgeWalletDeps & PledgePagesDeps> & WithForms & WithLetters
