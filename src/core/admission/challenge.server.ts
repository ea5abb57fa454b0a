import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#core/database/database.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { isProof } from './proof-of-work.ts'

/** Proofs of work that were accepted, until they would have expired anyway. */
export const spentChallenge = pgTable('spent_challenge', {
  challengeSha256: text('challenge_sha256').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** A challenge and what is said to solve it. */
export type Proof = { challenge: string; solution: string }

/** How long a challenge is good for, in milliseconds. */
const challengeLife = 5 * 60_000

/** The database's clock in milliseconds: every server agrees on it, even with a wrong clock of its own. */
export async function databaseTime(db: Database): Promise<number> {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)
  return Math.floor(Number(rows[0]!.now))
}

/** What a browser solves for `purpose`, at the database's time `now`. Signed, so that any server can check it without having kept it. */
export function writeChallenge(
  secret: Secret,
  { purpose, difficulty, now }: { purpose: string; difficulty: number; now: number },
) {
  const plain = `${purpose}.${difficulty}.${now}.${randomBytes(12).toString('base64url')}`
  const challenge = `${plain}.${secret.sign('challenge', plain)}`
  return { challenge, difficulty, expires: new Date(now + challengeLife).toISOString() }
}

/**
 * Whether a challenge is ours, was written for `purpose`, is at least `ripe` milliseconds old at `now` and not too old, asks for
 * `difficulty` zero bits, and is solved. Asks nobody; whether it was spent before is for `spendProof` to say.
 */
export function isGoodProof(
  secret: Secret,
  { challenge, solution }: Proof,
  { purpose, difficulty, now, ripe }: { purpose: string; difficulty: number; now: number; ripe: number },
): boolean {
  const cut = challenge.lastIndexOf('.')
  const plain = challenge.slice(0, Math.max(cut, 0))
  const [boundTo, bits, issued] = plain.split('.')
  if (!secret.verify('challenge', plain, challenge.slice(cut + 1)) || boundTo !== purpose) return false
  const age = now - Number(issued)
  if (age < ripe || age > challengeLife || Number(bits) < difficulty) return false
  return isProof({ challenge, solution, difficulty: Number(bits) })
}

/** Uses a good proof up, also as part of the caller's transaction. Of equal proofs at the same time exactly one is answered true. */
export async function spendProof(tx: Database, { challenge }: Proof): Promise<boolean> {
  const spent = await tx
    .insert(spentChallenge)
    .values({
      challengeSha256: hashOf(challenge),
      expiresAt: new Date(Number(challenge.split('.')[2]) + challengeLife),
    })
    .onConflictDoNothing()
    .returning()
  return spent.length === 1
}

/** What a spent challenge is remembered as. */
export const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url')
