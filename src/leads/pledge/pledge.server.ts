import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { emailKey } from '#core/http/mail-host.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { newReference } from '#forms/store/reference.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { eraseFound, type EraseDeps } from '#privacy/erase.server.ts'
import { pledgeSignature } from './pledge-tables.server.ts'

/** One signature under the pledge. */
export type Signature = typeof pledgeSignature.$inferSelect

type ErasingDeps = Pick<EraseDeps, 'enqueue' | 'env'>

/** Both tokens of a signature, 128 bits each. They follow from SECRET and a stored random value, so a repeated mail carries the same. */
export function pledgeTokens(secret: Secret, nonce: string) {
  const token = (purpose: string) =>
    Buffer.from(secret.sign(purpose, nonce), 'base64url').subarray(0, 16).toString('base64url')
  return { confirm: token('pledge-confirm'), withdraw: token('pledge-withdraw') }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Claims the one confirmation mail of the day for the address of a submission. Answers the signature to be confirmed, or why nobody
 * is mailed. The same submission may claim again: its mail is being retried, and the 48 hours begin anew.
 */
export async function claimSignature(
  db: Database,
  { secret, submission: { id, answers } }: { secret: Secret; submission: Submission },
): Promise<Signature | 'confirmed' | 'mailed-today'> {
  const key = emailKey(answers.email!)
  return db.transaction(async (tx) => {
    // There is no row yet that two deliveries to one address could both wait for.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pledge ${key}`}, 0))`)
    const expires = sql`now() + interval '48 hours'`
    const [known] = await tx
      .update(pledgeSignature)
      .set({ confirmExpiresAt: sql`case when status = 'pending' then ${expires} end` })
      .where(eq(pledgeSignature.submission, id))
      .returning()
    if (known) return known.status === 'confirmed' ? 'confirmed' : known

    const today = and(eq(pledgeSignature.emailKey, key), sql`mailed_at > now() - interval '24 hours'`)
    if ((await tx.select().from(pledgeSignature).where(today).limit(1)).length > 0) return 'mailed-today'

    const nonce = randomBytes(16).toString('base64url')
    const tokens = pledgeTokens(secret, nonce)
    const [made] = await tx
      .insert(pledgeSignature)
      .values({
        submission: id,
        publicId: newReference().slice('IN-'.length),
        method: 'email',
        emailKey: key,
        status: 'pending',
        textSha256: answers.text!,
        nonce,
        confirmSha256: hashOf(tokens.confirm),
        confirmExpiresAt: expires,
        withdrawSha256: hashOf(tokens.withdraw),
        mailedAt: sql`now()`,
      })
      .returning()
    return made!
  })
}

/**
 * Confirms the signature a token was mailed for; an earlier one of the same address makes room for it. Answers undefined when the token
 * is unknown, used or older than 48 hours.
 */
export async function confirmSignature(tx: Database, deps: ErasingDeps, token: string): Promise<Signature | undefined> {
  const [row] = await tx
    .update(pledgeSignature)
    .set({
      status: 'confirmed',
      confirmedAt: sql`date_trunc('milliseconds', now())`,
      confirmSha256: null,
      confirmExpiresAt: null,
    })
    .where(isConfirmable(token))
    .returning()
  if (!row) return undefined
  const earlier = and(eq(pledgeSignature.emailKey, row.emailKey!), ne(pledgeSignature.submission, row.submission))
  const replaced = await tx.select().from(pledgeSignature).where(earlier)
  for (const { submission: id } of replaced) await eraseSigned(tx, deps, id)
  return row
}

/** What is to be confirmed by a token: what will be on the wall. Undefined when the token is unknown, used or too old. */
export async function findPending(db: Database, token: string): Promise<Submission | undefined> {
  const [row] = await db
    .select({ submission })
    .from(pledgeSignature)
    .innerJoin(submission, eq(submission.id, pledgeSignature.submission))
    .where(isConfirmable(token))
  return row?.submission
}

const isConfirmable = (token: string) =>
  and(
    eq(pledgeSignature.confirmSha256, hashOf(token)),
    eq(pledgeSignature.status, 'pending'),
    gt(pledgeSignature.confirmExpiresAt, sql`now()`),
  )

/** The signature and the submission of a withdraw token, of any age. */
export async function findWithdrawable(
  db: Database,
  token: string,
): Promise<{ signature: Signature; submission: Submission } | undefined> {
  const [row] = await db
    .select({ signature: pledgeSignature, submission })
    .from(pledgeSignature)
    .innerJoin(submission, eq(submission.id, pledgeSignature.submission))
    .where(eq(pledgeSignature.withdrawSha256, hashOf(token)))
  return row
}

/**
 * Erases a signature by its withdraw token, with everything stored because of it. Systems that received the name receive its reference
 * as erased. Returns false for a token that is unknown or used.
 */
export async function withdrawSignature(tx: Database, deps: ErasingDeps, token: string): Promise<boolean> {
  const found = await findWithdrawable(tx, token)
  return found !== undefined && eraseSigned(tx, deps, found.submission.id)
}

/** The signature of a submission. */
export async function findSignatureOf(db: Database, id: string): Promise<Signature | undefined> {
  const [row] = await db.select().from(pledgeSignature).where(eq(pledgeSignature.submission, id))
  return row
}

/** Erases a submission with its signature, its deliveries, their jobs and their mails in the outbox. False when another was faster. */
export async function eraseSigned(tx: Database, deps: ErasingDeps, id: string): Promise<boolean> {
  const submissions = await tx.select().from(submission).where(eq(submission.id, id)).for('update')
  if (submissions.length === 0) return false
  const deliveries = await tx.select().from(delivery).where(eq(delivery.submission, id))
  // A mail of the outbox has the id of its delivery.
  await eraseFound(tx, deps, { submissions, deliveries, mails: deliveries })
  return true
}
