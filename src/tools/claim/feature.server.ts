import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Feature } from '#core/feature.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { campaignPages } from './campaign/campaign-page.server.ts'
import { claimsEndpoint } from './store/claims-endpoint.server.ts'
import { forgetUnfunded } from './store/forget-lists.server.ts'
import { claimsCommands } from './store/list-ops.server.ts'
import { claimsErrors } from './errors.ts'

/** Milliseconds the chain has for one answer. */
const timeout = 20_000

type JobDeps = { db: Database; env: Pick<Env, 'CHAIN_ID'>; nodeRpc: NodeRpc }

/** What the endpoints of the claims need. */
export type ClaimsDeps = Parameters<typeof claimsEndpoint>[0] & Parameters<typeof campaignPages>[0]

/** Campaigns of claims, and the lists kept for them. */
export const claimsFeature = {
  errors: claimsErrors,
  endpoints: { '/claims': claimsEndpoint },
  pages: campaignPages,
  commands: claimsCommands,
  workers: ({ db, env, nodeRpc }: JobDeps) => ({
    'claims.daily': () =>
      forgetUnfunded({
        db,
        chainId: env.CHAIN_ID,
        rpc: (method, params) => nodeRpc(method, params, AbortSignal.timeout(timeout)),
      }),
  }),
  stores: {
    claim_list: {
      told: 'claims',
      forget: { otherwise: 'The daily job of the claims asks the chain first.' },
      person: { nobody: 'Accounts and amounts that the creator of a campaign published.' },
    },
    claim_list_gone: {
      told: 'claims',
      forget: { otherwise: 'The daily job of the claims does it.' },
      person: { nobody: 'Which lists were removed.' },
    },
    claim_scan: {
      told: { nothing: 'Numbers of blocks.' },
      forget: { otherwise: 'Each is written over by the next.' },
      person: { nobody: 'Numbers of blocks.' },
    },
  },
} satisfies Feature<ClaimsDeps, JobDeps>
