import { and, eq } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { suppression } from './tables.server.ts'

/** The keyed hash that remembers an erased address without knowing it. Upper and lower case are one person here. */
export function suppressionHash(secret: Secret, email: string): string {
  return secret.sign('suppression', email.toLowerCase())
}

/** True when this address was erased, or does not exist, and gets no more mail than an answer about its data. */
export async function isSuppressed(db: Database, secret: Secret, email: string): Promise<boolean> {
  const hash = suppressionHash(secret, email)
  return (await db.select().from(suppression).where(eq(suppression.emailHmac, hash))).length > 0
}

/** Remembers that there is no such address. One that was erased stays erased. */
export async function suppressBounced(db: Database, secret: Secret, email: string): Promise<void> {
  const row = { emailHmac: suppressionHash(secret, email), reason: 'bounced' as const }
  await db.insert(suppression).values(row).onConflictDoNothing()
}

/** Takes that back. Answers whether there was something to take back: an erasure is not undone. */
export async function liftBounced(db: Database, secret: Secret, email: string): Promise<boolean> {
  const mine = eq(suppression.emailHmac, suppressionHash(secret, email))
  const lifted = await db
    .delete(suppression)
    .where(and(mine, eq(suppression.reason, 'bounced')))
    .returning()
  return lifted.length > 0
}
