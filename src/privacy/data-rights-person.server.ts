import { getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { subscriber } from '#leads/newsletter/newsletter-tables.server.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { dataRequest } from './tables.server.ts'

/** Everything the database holds about one e-mail address. */
export type Person = Awaited<ReturnType<typeof findPerson>>

/**
 * Whether two addresses are one person's: the same but for the case of ASCII letters. Not more than that: other alphabets have
 * letters whose lower case is an ASCII one, and whoever owns `mi\u212Ae@…` must not get what is stored about `mike@…`.
 */
export function isSameAddress(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

const folded = (address: string) => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Finds what is stored about an e-mail address, in whatever case it was typed. */
export async function findPerson(db: Database, email: string) {
  const submissions = await db
    .select()
    .from(submission)
    .where(sql`lower(${submission.answers} ->> 'email') = lower(${email})`)
    .orderBy(submission.receivedAt)
    .then((rows) => rows.filter(({ answers }) => isSameAddress(answers.email!, email)))
  const newsletter = await db
    .select()
    .from(subscriber)
    .where(sql`lower(${subscriber.email}) = lower(${email})`)
    .then((rows) => rows.filter((row) => isSameAddress(row.email, email)))
  const requests = await db
    .select()
    .from(dataRequest)
    .where(sql`lower(${dataRequest.email}) = lower(${email})`)
    .orderBy(dataRequest.createdAt)
    .then((rows) => rows.filter((row) => isSameAddress(row.email, email)))
  const deliveries = await db
    .select()
    .from(delivery)
    .where(
      or(
        inArray(delivery.submission, idsOf(submissions)),
        inArray(sql`${delivery.payload} ->> 'request'`, idsOf(requests)),
      ),
    )
    .orderBy(delivery.createdAt)
  // A mail of the outbox has the id of its delivery; one to the address itself is found by its recipient too.
  const { text: _text, html: _html, headers: _headers, ...envelope } = getTableColumns(outboxMail)
  const mails = await db
    .select(envelope)
    .from(outboxMail)
    .where(or(sql`lower(${outboxMail.recipient}) = lower(${email})`, inArray(outboxMail.id, idsOf(deliveries))))
    .orderBy(outboxMail.createdAt)
    .then((rows) => {
      const delivered = new Set(idsOf(deliveries))
      return rows.filter(({ id, recipient }) => delivered.has(id) || isSameAddress(recipient, email))
    })
  return { submissions, newsletter, requests, deliveries, mails }
}

/** Whether anything is stored besides the question itself. */
export function isKnown({ submissions, newsletter, mails }: Person): boolean {
  return submissions.length + newsletter.length + mails.length > 0
}

/** The ids of rows. */
export function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
