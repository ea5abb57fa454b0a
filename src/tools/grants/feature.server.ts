import type { Feature } from '#core/feature.server.ts'
import { grantEndpoints } from './page/grant-endpoint.server.ts'

/** Public pages of grants. */
export const grantsFeature = { pages: grantEndpoints } satisfies Feature<Parameters<typeof grantEndpoints>[0]>
