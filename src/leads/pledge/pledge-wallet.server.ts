import { eq, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { lockAccount } from '#core/database/lock-account.server.ts'
import { newReference } from '#forms/store/reference.server.ts'
import { insertSubmission, payloadHash } from '#forms/store/store.server.ts'
import { announceSubmission } from '#mail/deliveries.server.ts'
import type { EraseDeps } from '#privacy/erase.server.ts'
import type { PledgeAnswers } from './pledge-message.server.ts'
import { pledgeSignature } from './pledge-tables.server.ts'
import { eraseSigned, type Signature } from './pledge.server.ts'

type Deps = Pick<EraseDeps, 'enqueue' | 'env'>

/** A signature that was checked: what `account` has signed, to the byte. */
export type AccountSigned = { account: string; answers: PledgeAnswers; message: string; signature: string }

/**
 * Puts the name of an account on the wall, at once; the earlier one of the same account makes room for it. Operator and webhook are
 * told. Answers the public id.
 */
export async function signByAccount(
  tx: Database,
  deps: Deps,
  { account, answers, message, signature }: AccountSigned,
): Promise<string> {
  await lockAccount(tx, account)
  await withdrawAccount(tx, deps, account)
  const row = await insertSubmission(tx, {
    form: 'pledge',
    idempotencyKey: null,
    payloadSha256: payloadHash('pledge', answers),
    answers,
    page: '/pledge',
    consent: answers.text,
    ipSha256: null,
    status: 'accepted',
  })
  const publicId = newReference().slice('IN-'.length)
  await tx.insert(pledgeSignature).values({
    submission: row!.id,
    publicId,
    method: 'wallet',
    status: 'confirmed',
    textSha256: answers.text,
    confirmedAt: sql`date_trunc('milliseconds', clock_timestamp())`,
    account,
    message,
    signature,
  })
  await announceSubmission(tx, deps, row!)
  return publicId
}

/** The signature of an account, with its checksum, shown or hidden. */
export async function signatureOfAccount(db: Database, account: string): Promise<Signature | undefined> {
  const [row] = await db.select().from(pledgeSignature).where(eq(pledgeSignature.account, account))
  return row
}

/** Erases the name of an account with everything stored because of it. False when it has none. */
export async function withdrawAccount(tx: Database, deps: Deps, account: string): Promise<boolean> {
  const found = await signatureOfAccount(tx, account)
  return found !== undefined && eraseSigned(tx, deps, found.submission)
}
