import type { Feature } from '#core/feature.server.ts'
import { positionBadge } from './proof/position-badge.server.ts'
import { positionProofPage } from './proof/position-proof-page.server.ts'

/** Public proofs of locked liquidity, and badges of them. */
export const liquidityLockFeature = {
  endpoints: { '/liquidity-locking': positionProofPage, '/badge/liquidity': positionBadge },
} satisfies Feature<Parameters<typeof positionProofPage>[0]>
