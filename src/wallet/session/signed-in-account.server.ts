import type { Context } from 'hono'
import type { Database } from '#core/database/database.server.ts'
import { cookiesOf } from '#core/http/cookies.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { accountOf } from './session.server.ts'

/** The account that is signed in in the browser of a request, with its checksum; undefined when none is. */
export function signedInAccount(
  { db, env }: { db: Database; env: Pick<Env, 'PUBLIC_URL' | 'PORT'> },
  c: Context,
): Promise<string | undefined> {
  return accountOf(db, cookiesOf(env).read(c, 'session'))
}
