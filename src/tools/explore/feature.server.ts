import type { Feature } from '#core/feature.server.ts'
import { exploreEndpoints } from './explore-endpoint.server.ts'

/** What was made here, from the index of the chain. */
export const exploreFeature = { pages: exploreEndpoints } satisfies Feature<Parameters<typeof exploreEndpoints>[0]>
