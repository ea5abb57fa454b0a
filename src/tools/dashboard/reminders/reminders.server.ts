import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { retention } from '#content/legal/retention.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { longAgo } from '#core/database/long-ago.server.ts'
import { emailKey } from '#core/http/mail-host.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import { reminder } from './tables.server.ts'

/** One address that asked for the dates of one account. */
export type Reminder = typeof reminder.$inferSelect

/** The event whose letter asks whether an address is its reader's. */
export const askedEvent = 'reminder.requested'

/** Accounts of which one address may have the dates. */
const mostAccounts = 20

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The keyed hash by which an address is known again without being stored. */
export function addressHash(secret: Secret, email: string): string {
  return secret.sign('reminder', emailKey(email))
}

/** Both tokens of a reminder, 128 bits each. They follow from SECRET and a stored random value, so a repeated mail carries the same. */
export function tokensOf(secret: Secret, { nonce }: Pick<Reminder, 'nonce'>) {
  const token = (purpose: string) =>
    Buffer.from(secret.sign(purpose, nonce), 'base64url').subarray(0, 16).toString('base64url')
  return { confirm: token('reminder-confirm'), unsubscribe: token('reminder-unsubscribe') }
}

type Asking = { email: string; account: Address }
type AskDeps = { db: Database; enqueue: Enqueue; secret: Secret }

/**
 * Stores that an address wants the dates of an account, and queues the one mail that asks whether it is its reader's. Nothing happens
 * where the address has them already, has an earlier mail of this kind unanswered, or has enough accounts: the asker is told the same.
 */
export async function askForDates({ db, enqueue, secret }: AskDeps, { email, account }: Asking): Promise<void> {
  const nonce = randomBytes(16).toString('base64url')
  const { confirm, unsubscribe } = tokensOf(secret, { nonce })
  const emailHmac = addressHash(secret, email)
  await db.transaction(async (tx) => {
    const had = await tx
      .select({ account: reminder.account })
      .from(reminder)
      .where(and(eq(reminder.emailHmac, emailHmac), eq(reminder.status, 'confirmed')))
    if (had.length >= mostAccounts || had.some((row) => row.account === account)) return
    const [row] = await tx
      .insert(reminder)
      .values({
        id: randomUUID(),
        email,
        account,
        emailHmac,
        status: 'pending',
        nonce,
        confirmSha256: hashOf(confirm),
        unsubscribeSha256: hashOf(unsubscribe),
      })
      .onConflictDoNothing()
      .returning({ id: reminder.id })
    if (!row) return
    await createDeliveries(tx, enqueue, [{ event: askedEvent, destination: 'reminder', payload: { reminder: row.id } }])
  })
}

/** The reminder with this id, as long as its address is known. */
export async function findReminder(
  db: Database,
  id: string,
): Promise<(Reminder & { email: string; account: Address }) | undefined> {
  const [row] = await db.select().from(reminder).where(eq(reminder.id, id))
  return row?.email && row.account ? { ...row, email: row.email, account: row.account as Address } : undefined
}

/** Confirms the address a token was mailed to. False when the token is unknown, used or too old. */
export async function confirmReminder(db: Database, token: string): Promise<boolean> {
  const rows = await db
    .update(reminder)
    .set({ status: 'confirmed', confirmedAt: sql`now()`, confirmSha256: null })
    .where(
      and(
        eq(reminder.confirmSha256, hashOf(token)),
        eq(reminder.status, 'pending'),
        sql`email is not null and asked_at > ${longAgo(retention.unconfirmedDays)}`,
      ),
    )
    .returning({ id: reminder.id })
  return rows.length > 0
}

/**
 * Ends a reminder by its token, and forgets address and account; an address that never confirmed is not asked again. False when the token
 * is not ours. A repetition changes nothing.
 */
export async function endReminder(db: Database, token: string): Promise<boolean> {
  const mine = eq(reminder.unsubscribeSha256, hashOf(token))
  const rows = await db
    .update(reminder)
    .set({
      status: sql`case status when 'confirmed' then 'left' when 'pending' then 'refused' else status end`,
      email: null,
      account: null,
      confirmSha256: null,
      leftAt: sql`coalesce(left_at, now())`,
    })
    .where(mine)
    .returning({ id: reminder.id })
  return rows.length > 0
}

/** Lets an address that never answered be asked once more. Answers whether there was anything to forget. */
export async function freeAddress(db: Database, emailHmac: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from reminder where email_hmac = ${emailHmac} and status in ('pending', 'refused')`,
  )
  return (rowCount ?? 0) > 0
}
