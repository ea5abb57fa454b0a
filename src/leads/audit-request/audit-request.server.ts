import { createHash, randomUUID } from 'node:crypto'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { eraseFound, type EraseDeps } from '#privacy/erase.server.ts'
import type { Quote } from './audit-quote.ts'
import type { AuditState } from './audit-states.ts'
import { auditInspection, auditRequestRow, auditStep } from './audit-tables.server.ts'
import { inspectionIn } from './inspection-address.ts'

/** One state a request was in, since when, and what the operator wrote with it. */
export type AuditStep = typeof auditStep.$inferSelect

/** A request for an audit with all its steps, oldest first. */
export type AuditRequest = { submission: Submission; steps: AuditStep[] }

/** What the token of a request looks like: 128 bits. */
export const auditTokenPattern = /^[\w-]{22}$/

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The token in the address of a request's page. It follows from SECRET, so that every mail carries the same. */
export function auditTokenOf(secret: Secret, { id }: Pick<Submission, 'id'>): string {
  return Buffer.from(secret.sign('audit-request', id), 'base64url').subarray(0, 16).toString('base64url')
}

/** The path of a request's page. */
export function auditPath(secret: Secret, row: Pick<Submission, 'id'>): string {
  return `/audit-request/${auditTokenOf(secret, row)}`
}

/** The path of a request's page, which opens from now on, also when it was stored under another SECRET. */
export async function renewAuditPath(db: Database, { secret, row }: { secret: Secret; row: Submission }) {
  const tokenSha256 = hashOf(auditTokenOf(secret, row))
  await db.update(auditRequestRow).set({ tokenSha256 }).where(eq(auditRequestRow.submission, row.id))
  return auditPath(secret, row)
}

/** Opens the page of a request that is being stored: its token, and its first step. */
export async function openAuditRequest(tx: Database, { secret }: { secret: Secret }, row: Submission): Promise<void> {
  await tx.insert(auditRequestRow).values({ submission: row.id, tokenSha256: hashOf(auditTokenOf(secret, row)) })
  const sha256 = inspectionIn(row.answers.inspection ?? '')
  // A report that is kept no longer is left out: the request counts more.
  if (sha256)
    await tx.execute(sql`insert into ${auditInspection} (submission, sha256)
      select ${row.id}::uuid, sha256 from inspection_report where sha256 = ${sha256}`)
  await addAuditStep(tx, row.id, { state: 'received', note: null })
}

/** Writes down a state a request is in from now on. */
export async function addAuditStep(
  tx: Database,
  submissionId: string,
  { state, note, quote }: { state: AuditState; note: string | null; quote?: Quote },
): Promise<AuditStep> {
  const [row] = await tx
    .insert(auditStep)
    .values({ id: randomUUID(), submission: submissionId, state, note, quote })
    .returning()
  return row!
}

/** The steps of requests, oldest first. */
export async function auditStepsOf(db: Database, submissions: string[]): Promise<AuditStep[]> {
  if (submissions.length === 0) return []
  return db.select().from(auditStep).where(inArray(auditStep.submission, submissions)).orderBy(asc(auditStep.at))
}

/** The request whose page has this token; undefined when there is none, or no longer. */
export async function findAuditRequest(db: Database, token: string): Promise<AuditRequest | undefined> {
  if (!auditTokenPattern.test(token)) return undefined
  const [found] = await db
    .select({ submission })
    .from(auditRequestRow)
    .innerJoin(submission, eq(submission.id, auditRequestRow.submission))
    .where(eq(auditRequestRow.tokenSha256, hashOf(token)))
  return found && { submission: found.submission, steps: await auditStepsOf(db, [found.submission.id]) }
}

/** Requests with their steps, newest first. */
export async function listAuditRequests(db: Database, { limit }: { limit: number }): Promise<AuditRequest[]> {
  const rows = await db
    .select()
    .from(submission)
    .where(eq(submission.form, 'audit-request'))
    .orderBy(desc(submission.receivedAt))
    .limit(limit)
  const steps = await auditStepsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ submission: row, steps: steps.filter((step) => step.submission === row.id) }))
}

/**
 * Erases one request with everything that belongs to it, and tells the operator and the webhook's receiver to erase it too. Throws
 * `token.invalid` when there is no such request, or no longer: of two presses one erases.
 */
export async function withdrawAuditRequest(deps: EraseDeps, token: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await findAuditRequest(tx, token)
    if (!found) throw fail('token.invalid')
    const [row] = await tx.select().from(submission).where(eq(submission.id, found.submission.id)).for('update')
    if (!row) throw fail('token.invalid')
    const deliveries = await tx.select().from(delivery).where(eq(delivery.submission, row.id))
    const mails = await tx
      .select({ id: outboxMail.id })
      .from(outboxMail)
      .where(sql`${outboxMail.id} in (select id from delivery where submission = ${row.id})`)
    await eraseFound(tx, deps, { submissions: [row], deliveries, mails })
  })
}
