import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { newReference } from './reference.server.ts'
import { submission } from './tables.server.ts'

/** One stored submission. */
export type Submission = typeof submission.$inferSelect

type NewSubmission = Pick<
  Submission,
  'form' | 'idempotencyKey' | 'payloadSha256' | 'answers' | 'page' | 'consent' | 'ipSha256' | 'status'
>

/** Tells a retry from another message: form and answers, with their keys in any order. */
export function payloadHash(form: string, answers: Record<string, string>): string {
  const ordered = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, ordered]))
    .digest('base64url')
}

/** Stores one submission. Answers undefined, and changes nothing, when its idempotency key is already stored. */
export async function insertSubmission(tx: Database, entry: NewSubmission): Promise<Submission | undefined> {
  const [row] = await tx
    .insert(submission)
    .values({ ...entry, id: randomUUID(), reference: newReference() })
    .onConflictDoNothing({ target: submission.idempotencyKey })
    .returning()
  return row
}

/** The submission that was stored under an idempotency key. */
export async function findByKey(db: Database, key: string): Promise<Submission | undefined> {
  const [row] = await db.select().from(submission).where(eq(submission.idempotencyKey, key))
  return row
}

/** The submission with this id. */
export async function findSubmission(db: Database, id: string): Promise<Submission | undefined> {
  const [row] = await db.select().from(submission).where(eq(submission.id, id))
  return row
}
