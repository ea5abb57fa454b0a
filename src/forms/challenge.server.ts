import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#core/database.server.ts'
import { fail } from '#core/errors.ts'
import type { Secret } from '#core/secret.server.ts'
import type { FormName } from './catalogue.ts'
import { isProof } from './proof-of-work.ts'
import { spentChallenge } from './tables.server.ts'

/** What a challenge is solved for: a form, or a voucher to mint with. */
export type Provable = FormName | 'mint'

/** How long a challenge is good for, in milliseconds. */
export const challengeLife = 5 * 60_000

/** Nobody fills in a form faster than this, in milliseconds after asking for its challenge. */
export const fillTime = 2_000

/** The database's clock in milliseconds: every server agrees on it, whatever its own clock says. */
export async function databaseTime(db: Database): Promise<number> {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)
  return Math.floor(Number(rows[0]!.now))
}

/** What the browser has to solve before it sends `form`. Signed, so that any server can check it without having kept it. */
export async function issueChallenge(
  { db, secret, difficulty }: { db: Database; secret: Secret; difficulty: number },
  form: Provable,
) {
  const issued = await databaseTime(db)
  const text = `${form}.${difficulty}.${issued}.${randomBytes(12).toString('base64url')}`
  const challenge = `${text}.${secret.sign('challenge', text)}`
  return { challenge, difficulty, expires: new Date(issued + challengeLife).toISOString() }
}

/**
 * Accepts one proof of work for `form`, as part of the caller's transaction. Throws `form.unproven` when the challenge is not
 * ours, not for this form, too young, too old, not solved or spent before: of equal proofs at once exactly one is accepted.
 */
export async function spendProof(
  tx: Database,
  { secret, form, challenge, solution }: { secret: Secret; form: Provable; challenge: string; solution: string },
) {
  const cut = challenge.lastIndexOf('.')
  const text = challenge.slice(0, Math.max(cut, 0))
  const [boundTo, difficulty, issued] = text.split('.')
  if (!secret.verify('challenge', text, challenge.slice(cut + 1)) || boundTo !== form) throw fail('form.unproven')

  const age = (await databaseTime(tx)) - Number(issued)
  const solved = isProof({ challenge, solution, difficulty: Number(difficulty) })
  if (age < fillTime || age > challengeLife || !solved) throw fail('form.unproven')

  const spent = await tx
    .insert(spentChallenge)
    .values({
      challengeSha256: createHash('sha256').update(challenge).digest('base64url'),
      expiresAt: new Date(Number(issued) + challengeLife),
    })
    .onConflictDoNothing()
    .returning()
  if (spent.length === 0) throw fail('form.unproven')
}
