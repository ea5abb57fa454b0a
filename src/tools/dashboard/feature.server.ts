import type { Feature } from '#core/feature.server.ts'
import { dashboardEndpoints } from './dashboard-endpoint.server.ts'

/** Everything of an account in one place, from the index of the chain. */
export const dashboardFeature = { pages: dashboardEndpoints } satisfies Feature<
  Parameters<typeof dashboardEndpoints>[0]
>
