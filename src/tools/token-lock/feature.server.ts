import type { Feature } from '#core/feature.server.ts'
import { proofEndpoints } from './proof/proof-endpoint.server.ts'

/** Public proofs of locked tokens. */
export const tokenLockFeature = { pages: proofEndpoints } satisfies Feature<Parameters<typeof proofEndpoints>[0]>
