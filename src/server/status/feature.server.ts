import type { Feature } from '#core/feature.server.ts'
import { doctorCommands } from './doctor.server.ts'
import { statusPages, type StatusDeps } from './status-pages.server.ts'
import { forgetDays } from './status-store.server.ts'

/** How the parts of the site are and were. */
export const statusFeature = {
  pages: statusPages,
  commands: doctorCommands,
  stores: {
    status_day: {
      told: { nothing: 'How long the parts of this site worked, by day.' },
      forget: [forgetDays],
      person: { nobody: 'How long the parts of this site worked, by day.' },
    },
  },
} satisfies Feature<StatusDeps>
