import { sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { signInErrors } from './errors.ts'
import { signInEndpoints, type SignInDeps } from './endpoint.server.ts'

/** Signing in with a wallet. */
export const signInFeature = {
  endpoints: { '/api/siwe': signInEndpoints },
  errors: signInErrors,
  forget: [
    sql`delete from sign_in_session where created_at < ${longAgo(retention.signInDays)}`,
    sql`delete from sign_in_message where expires_at < now()`,
  ],
} satisfies Feature<SignInDeps>
