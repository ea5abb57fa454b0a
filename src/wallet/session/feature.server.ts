import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { signInErrors } from './errors.ts'
import { signInEndpoints, type SignInDeps } from './endpoint.server.ts'
import { heldSessions } from './held-sessions.server.ts'

/** Signing in with a wallet. */
export const signInFeature = {
  endpoints: { '/api/siwe': signInEndpoints },
  errors: signInErrors,
  stores: {
    sign_in_session: {
      told: 'signIn',
      forget: [sql`delete from sign_in_session where created_at < ${longAgo(retention.signInDays)}`],
      person: heldSessions,
    },
    sign_in_message: {
      told: 'signIn',
      forget: [sql`delete from sign_in_message where expires_at < now()`],
      person: { nobody: 'Hashes.' },
    },
  },
} satisfies Feature<SignInDeps>
