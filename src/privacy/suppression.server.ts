import { eq } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { suppression } from './tables.server.ts'

/** The keyed hash that remembers an erased address without knowing it. Upper and lower case are one person here. */
export function suppressionHash(secret: Secret, email: string): string {
  return secret.sign('suppression', email.toLowerCase())
}

/** True when this address was erased and gets no more mail than an answer about its data. */
export async function isSuppressed(db: Database, secret: Secret, email: string): Promise<boolean> {
  const hash = suppressionHash(secret, email)
  return (await db.select().from(suppression).where(eq(suppression.emailHmac, hash))).length > 0
}
