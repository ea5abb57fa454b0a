import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { inspectionErrors } from './errors.ts'
import { heldInspections } from './report/asked-reports.server.ts'
import { inspectionEndpoints } from './inspection/inspections-endpoint.server.ts'

/** Reports on collections. One that was sent along with a request for an audit stays with it. */
export const inspectorFeature = {
  pages: inspectionEndpoints,
  errors: inspectionErrors,
  stores: {
    inspection_report: {
      told: 'inspections',
      forget: [
        sql`delete from inspection_report as report where made_at < ${longAgo(retention.inspectionDays)}
          and not exists (select from audit_inspection as sent where sent.sha256 = report.sha256)`,
      ],
      person: { nobody: 'What a chain and public hosts show of a collection; not who asked for it.' },
    },
    inspection_asked: {
      told: 'inspections',
      forget: { otherwise: 'It goes with its report.' },
      person: heldInspections,
    },
  },
} satisfies Feature<Parameters<typeof inspectionEndpoints>[0]>
