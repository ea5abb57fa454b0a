import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { emailKey } from '#core/http/mail-host.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { subscriber } from './newsletter-tables.server.ts'
import { newsletterConsent } from './newsletter.ts'

/** One address that asked for the newsletter. */
export type Subscriber = typeof subscriber.$inferSelect

/** Both tokens of a subscriber, 128 bits each. They follow from SECRET and two stored random values, so a repeated mail carries the same. */
export function tokensOf(secret: Secret, { nonce, optInDelivery }: Pick<Subscriber, 'nonce' | 'optInDelivery'>) {
  const token = (purpose: string, text: string) =>
    Buffer.from(secret.sign(purpose, text), 'base64url').subarray(0, 16).toString('base64url')
  return { confirm: token('newsletter', `${nonce}.${optInDelivery}`), unsubscribe: token('unsubscribe', nonce) }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Claims the one opt-in mail of the day for the address of a submission, and writes down the consent. Answers the subscriber to
 * mail, or why nobody is mailed. The same delivery may claim again: it is being retried.
 */
export async function claimOptIn(
  db: Database,
  { secret, submission, delivery }: { secret: Secret; submission: Submission; delivery: string },
): Promise<Subscriber | 'confirmed' | 'mailed-today'> {
  const email = submission.answers.email!
  const key = emailKey(email)
  return db.transaction(async (tx) => {
    const nonce = randomBytes(16).toString('base64url')
    await tx
      .insert(subscriber)
      .values({
        id: randomUUID(),
        email,
        emailKey: key,
        status: 'unsubscribed',
        nonce,
        unsubscribeSha256: hashOf(tokensOf(secret, { nonce, optInDelivery: delivery }).unsubscribe),
        consent: submission.consent ?? newsletterConsent,
        consentAt: submission.receivedAt,
      })
      .onConflictDoNothing({ target: subscriber.emailKey })
    const [known] = await tx.select().from(subscriber).where(eq(subscriber.emailKey, key)).for('update')
    if (known!.status === 'confirmed') return 'confirmed'

    const { confirm } = tokensOf(secret, { nonce: known!.nonce, optInDelivery: delivery })
    const [claimed] = await tx
      .update(subscriber)
      .set({
        email,
        status: 'pending',
        confirmSha256: hashOf(confirm),
        confirmExpiresAt: sql`now() + interval '48 hours'`,
        optInDelivery: delivery,
        optInAt: sql`case when ${subscriber.optInDelivery} = ${delivery} then ${subscriber.optInAt} else now() end`,
        submission: submission.id,
        consent: submission.consent ?? newsletterConsent,
        consentPage: submission.page,
        consentAt: submission.receivedAt,
        consentIpSha256: submission.ipSha256,
        confirmedAt: null,
        unsubscribedAt: null,
      })
      .where(
        and(
          eq(subscriber.id, known!.id),
          sql`(opt_in_at is null or opt_in_at < now() - interval '24 hours' or opt_in_delivery = ${delivery})`,
        ),
      )
      .returning()
    return claimed ?? 'mailed-today'
  })
}

/** Whether a secret is the one under which the tokens of the list were made. */
export async function knowsTokens(db: Database, secret: Secret): Promise<boolean> {
  const [row] = await db.select().from(subscriber).limit(1)
  return !row || hashOf(tokensOf(secret, row).unsubscribe) === row.unsubscribeSha256
}

/** Confirms the address a token was mailed to. Answers undefined when the token is unknown, used or older than 48 hours. */
export async function confirmSubscriber(tx: Database, token: string): Promise<Subscriber | undefined> {
  const [row] = await tx
    .update(subscriber)
    .set({ status: 'confirmed', confirmedAt: sql`now()`, confirmSha256: null, confirmExpiresAt: null })
    .where(
      and(
        eq(subscriber.confirmSha256, hashOf(token)),
        eq(subscriber.status, 'pending'),
        gt(subscriber.confirmExpiresAt, sql`now()`),
      ),
    )
    .returning()
  return row
}

/** What unsubscribing came to: `left` the first time, `gone` for a repetition, `unknown` for a token that is not ours. */
export type Leaving = { outcome: 'unknown' } | { outcome: 'gone' } | { outcome: 'left'; subscriber: Subscriber }

/** Unsubscribes by token, or by the id of the row. */
export async function unsubscribe(tx: Database, who: { token: string } | { id: string }): Promise<Leaving> {
  const mine = 'id' in who ? eq(subscriber.id, who.id) : eq(subscriber.unsubscribeSha256, hashOf(who.token))
  const [row] = await tx
    .update(subscriber)
    .set({ status: 'unsubscribed', unsubscribedAt: sql`now()`, confirmSha256: null, confirmExpiresAt: null })
    .where(and(mine, ne(subscriber.status, 'unsubscribed')))
    .returning()
  if (row) return { outcome: 'left', subscriber: row }
  const known = await tx.select({ id: subscriber.id }).from(subscriber).where(mine)
  return { outcome: known.length > 0 ? 'gone' : 'unknown' }
}

/** The subscribers among some addresses, by `emailKey`. */
export async function findSubscribers(db: Database, emails: string[]): Promise<Map<string, Subscriber>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .select()
    .from(subscriber)
    .where(inArray(subscriber.emailKey, [...new Set(emails.map(emailKey))]))
  return new Map(rows.map((row) => [row.emailKey, row]))
}

/** When a subscriber came into the state it has. */
export function stateSince({ status, consentAt, confirmedAt, unsubscribedAt }: Subscriber): Date {
  return { pending: consentAt, confirmed: confirmedAt, unsubscribed: unsubscribedAt }[status] ?? consentAt
}

/** The subscriber of a submission, if its address was written down. */
export async function findSubscriberOf(db: Database, submission: string): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(subscriber).where(eq(subscriber.submission, submission))
  return row
}
