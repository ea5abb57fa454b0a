import { and, eq, gt, sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import type { Database } from '#core/database/database.server.ts'
import { randomToken } from '#core/process/secret.server.ts'
import { sha256 } from './message.server.ts'
import { signInSession } from './tables.server.ts'

/** How long a session lasts, in seconds, from the signature on. Use does not prolong it: reading who is signed in writes nothing. */
export const sessionLife = retention.signInDays * 24 * 60 * 60

/** Opens a session for a proved account and returns its token, which is new: a token that the browser had before opens nothing. */
export async function openSession(
  tx: Database,
  { address, earlier }: { address: string; earlier: string | undefined },
): Promise<string> {
  const token = randomToken()
  if (earlier) await closeSession(tx, earlier)
  await tx.insert(signInSession).values({
    tokenSha256: sha256(token),
    address,
    expiresAt: sql`clock_timestamp() + make_interval(secs => ${sessionLife})`,
  })
  return token
}

/** The account of a token, with its checksum; undefined when there is no such session any more. */
export async function accountOf(db: Database, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined
  const [row] = await db
    .select({ address: signInSession.address })
    .from(signInSession)
    .where(and(eq(signInSession.tokenSha256, sha256(token)), gt(signInSession.expiresAt, sql`clock_timestamp()`)))
  return row?.address
}

/** Ends a session, everywhere and immediately. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(signInSession).where(eq(signInSession.tokenSha256, sha256(token)))
}

/** Where an account is signed in, oldest first. */
export function sessionsOf(db: Database, account: string): Promise<{ createdAt: Date; expiresAt: Date }[]> {
  return db
    .select({ createdAt: signInSession.createdAt, expiresAt: signInSession.expiresAt })
    .from(signInSession)
    .where(eq(signInSession.address, account))
    .orderBy(signInSession.createdAt)
}

/** Signs an account out everywhere. */
export async function closeSessions(tx: Database, account: string): Promise<void> {
  await tx.delete(signInSession).where(eq(signInSession.address, account))
}
