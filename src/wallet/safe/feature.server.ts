import type { Feature } from '#core/feature.server.ts'
import { safeFiles } from './safe-files.server.ts'

/** The site as an app inside Safe. */
export const safeFeature = { pages: safeFiles } satisfies Feature<Parameters<typeof safeFiles>[0]>
