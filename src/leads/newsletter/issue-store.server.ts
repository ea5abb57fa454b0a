import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { suppressBounced, suppressionHash } from '#privacy/suppression.server.ts'
import { suppression } from '#privacy/tables.server.ts'
import type { Issue } from './issue-letter.server.ts'
import { newsletterIssue, newsletterRecipient, subscriber, type recipientStates } from './newsletter-tables.server.ts'
import type { Subscriber } from './newsletter.server.ts'

export type StoredIssue = typeof newsletterIssue.$inferSelect
export type Recipient = typeof newsletterRecipient.$inferSelect
export type RecipientState = (typeof recipientStates)[number]

/** Seconds after which a mail server has been asked long enough: what is still `trying` was left by a process that ended. */
const tryingSeconds = 60

const isUnknown = sql`state = 'trying' and updated_at < now() - make_interval(secs => ${tryingSeconds})`

/** The issue that is being sent, if one is. */
export async function issueInHand(db: Database): Promise<StoredIssue | undefined> {
  const [row] = await db.select().from(newsletterIssue).where(eq(newsletterIssue.state, 'sending'))
  return row
}

/** The issue with this text, if it was ever begun. */
export async function findIssue(db: Database, { sha256 }: Pick<Issue, 'sha256'>): Promise<StoredIssue | undefined> {
  const [row] = await db.select().from(newsletterIssue).where(eq(newsletterIssue.contentSha256, sha256))
  return row
}

/** Issues, the newest first. */
export const listIssues = (db: Database, limit: number): Promise<StoredIssue[]> =>
  db.select().from(newsletterIssue).orderBy(desc(newsletterIssue.createdAt)).limit(limit)

/** How many would get an issue: the confirmed whose address may be written to, and those it leaves out. */
export async function countReaders(db: Database, secret: Secret): Promise<{ readers: number; suppressed: number }> {
  const confirmed = await db
    .select({ email: subscriber.email })
    .from(subscriber)
    .where(eq(subscriber.status, 'confirmed'))
  const known = new Set((await db.select().from(suppression)).map(({ emailHmac }) => emailHmac))
  const suppressed = confirmed.filter(({ email }) => known.has(suppressionHash(secret, email))).length
  return { readers: confirmed.length - suppressed, suppressed }
}

/** Stores an issue with a row for each confirmed subscriber, all or nothing. */
export async function beginIssue(db: Database, { sha256, subject, markdown }: Issue): Promise<StoredIssue> {
  return db.transaction(async (tx) => {
    const readers = await tx
      .select({ id: subscriber.id })
      .from(subscriber)
      .where(eq(subscriber.status, 'confirmed'))
      .orderBy(subscriber.emailKey)
    const [issue] = await tx
      .insert(newsletterIssue)
      .values({
        id: randomUUID(),
        contentSha256: sha256,
        subject,
        markdown,
        state: 'sending',
        recipients: readers.length,
      })
      .returning()
    for (let at = 0; at < readers.length; at += 1_000)
      await tx
        .insert(newsletterRecipient)
        .values(readers.slice(at, at + 1_000).map(({ id }) => ({ id: randomUUID(), issue: issue!.id, subscriber: id })))
    return issue!
  })
}

/**
 * Takes the next reader whose time has come, and writes down that their mail is being tried before anything is sent. Two processes never
 * take the same one. Answers undefined when none is due.
 */
export async function takeNext(
  db: Database,
  issue: string,
): Promise<{ row: Recipient; reader: Subscriber } | undefined> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: newsletterRecipient.id })
      .from(newsletterRecipient)
      .where(and(eq(newsletterRecipient.issue, issue), sql`state = 'pending' and next_at <= now()`))
      .orderBy(newsletterRecipient.nextAt, newsletterRecipient.id)
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await tx
      .update(newsletterRecipient)
      .set({ state: 'trying', attempts: sql`${newsletterRecipient.attempts} + 1`, updatedAt: sql`now()` })
      .where(sql`${newsletterRecipient.id} = (${due})`)
      .returning()
    if (!row) return undefined
    const [reader] = await tx.select().from(subscriber).where(eq(subscriber.id, row.subscriber))
    return { row, reader: reader! }
  })
}

/** Seconds until the next reader is due; undefined when none waits. */
export async function secondsToNext(db: Database, issue: string): Promise<number | undefined> {
  const [row] = await db
    .select({ seconds: sql<number | null>`extract(epoch from min(next_at) - now())::float8` })
    .from(newsletterRecipient)
    .where(and(eq(newsletterRecipient.issue, issue), eq(newsletterRecipient.state, 'pending')))
  return row?.seconds === null ? undefined : row && Math.max(0, row.seconds)
}

/** Writes down what became of a mail; `again` are the seconds until it is tried once more, and `isFree` does not count this try. */
export async function settle(
  db: Database,
  { id }: Pick<Recipient, 'id'>,
  { state, error, again, isFree }: { state: RecipientState; error?: string; again?: number; isFree?: true },
): Promise<void> {
  await db
    .update(newsletterRecipient)
    .set({
      state,
      lastError: error ?? null,
      updatedAt: sql`now()`,
      ...(isFree && { attempts: sql`greatest(0, ${newsletterRecipient.attempts} - 1)` }),
      ...(again !== undefined && { nextAt: sql`now() + make_interval(secs => ${again})` }),
    })
    .where(eq(newsletterRecipient.id, id))
}

/** Remembers of an address on the list that it does not exist. */
export async function markBounced(
  tx: Database,
  secret: Secret,
  { id, email }: Pick<Subscriber, 'id' | 'email'>,
): Promise<void> {
  await suppressBounced(tx, secret, email)
  await tx
    .update(subscriber)
    .set({ bouncedAt: sql`now()` })
    .where(eq(subscriber.id, id))
}

/** Puts those whom an issue could not reach for good on the list of addresses we never write to. */
export async function suppressRefused(db: Database, secret: Secret, issue: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(newsletterRecipient)
      .set({ state: 'bounced' })
      .where(and(eq(newsletterRecipient.issue, issue), eq(newsletterRecipient.state, 'refused')))
      .returning({ subscriber: newsletterRecipient.subscriber })
    for (const { subscriber: id } of rows) {
      const [reader] = await tx.select().from(subscriber).where(eq(subscriber.id, id))
      if (reader) await markBounced(tx, secret, reader)
    }
  })
}

/** Puts mails back of which nobody knows whether they arrived. Answers how many. */
export async function putBackUnknown(db: Database, issue: string): Promise<number> {
  const rows = await db
    .update(newsletterRecipient)
    .set({ state: 'pending', nextAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(newsletterRecipient.issue, issue), isUnknown))
    .returning({ id: newsletterRecipient.id })
  return rows.length
}

/** Ends an issue. `stopped`: those who still wait get nothing. */
export async function endIssue(db: Database, issue: string, state: 'sent' | 'stopped'): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = and(eq(newsletterRecipient.issue, issue), eq(newsletterRecipient.state, 'pending'))
    if (state === 'stopped') await tx.update(newsletterRecipient).set({ state }).where(waiting)
    await tx
      .update(newsletterIssue)
      .set({ state, finishedAt: sql`now()` })
      .where(eq(newsletterIssue.id, issue))
  })
}

/** How many of an issue are in each state; `unknown` are those a process left while it asked the mail server. */
export async function countStates(
  db: Database,
  issue: string,
): Promise<Partial<Record<RecipientState | 'unknown', number>>> {
  const name = sql<RecipientState | 'unknown'>`case when ${isUnknown} then 'unknown' else state end`
  const rows = await db
    .select({ name, count: count() })
    .from(newsletterRecipient)
    .where(eq(newsletterRecipient.issue, issue))
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map((row) => [row.name, row.count]))
}
