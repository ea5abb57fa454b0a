import type { Feature } from '#core/feature.server.ts'
import { positionProofPage } from './proof/position-proof-page.server.ts'

/** Public proofs of locked liquidity. */
export const liquidityLockFeature = {
  endpoints: { '/liquidity-locking': positionProofPage },
} satisfies Feature<Parameters<typeof positionProofPage>[0]>
