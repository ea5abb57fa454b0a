import { getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Held, PersonStore, Whose } from '#core/feature.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { dataRequest } from './tables.server.ts'

/** A submission as a person reads it: the title of its form, and its answers as label and value. */
export type Readable = (row: Pick<Submission, 'form' | 'answers'>) => {
  title: string
  rows: readonly (readonly [label: string, value: string])[]
}

/** What the features say of what they know about people. */
export type Known = {
  readable: Readable
  /** The stores that are asked about a person, one by one. */
  stores: readonly PersonStore[]
  /** The ids of the submissions an account has made. */
  ofAccount: (db: Database, account: string) => Promise<string[]>
}

/** What one store holds, with what it says of itself. */
export type Kept = Held & Pick<PersonStore, 'as' | 'title' | 'suppresses'>

/** What a person is found with. */
export type FindDeps = { db: Database } & Pick<Known, 'stores'>

/** Everything the database holds about one e-mail address. */
export type Person = Awaited<ReturnType<typeof findPerson>>

/**
 * Whether two addresses are one person's: the same but for the case of ASCII letters. Not more than that: other alphabets have
 * letters whose lower case is an ASCII one, and the owner of `mi\u212Ae@…` must not get what is stored about `mike@…`.
 */
export function isSameAddress(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

const folded = (address: string) => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Finds what is stored about an e-mail address, in any case of letters. */
export async function findPerson({ db, stores }: FindDeps, email: string) {
  const submissions = await db
    .select()
    .from(submission)
    .where(sql`lower(${submission.answers} ->> 'email') = lower(${email})`)
    .orderBy(submission.receivedAt)
    .then((rows) => rows.filter(({ answers }) => isSameAddress(answers.email!, email)))
  const kept = await askStores({ db, stores }, { email })
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
  return { submissions, kept, requests, deliveries, mails }
}

/** What the stores of the features hold about a person. */
export async function askStores({ db, stores }: FindDeps, whose: Whose): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const { find, ...said } of stores) {
    const held = await find(db, whose)
    if (held) kept.push({ ...said, ...held })
  }
  return kept
}

/** Whether anything is stored besides the question itself. */
export function isKnown({ submissions, kept, mails }: Person): boolean {
  return submissions.length + mails.length > 0 || kept.some(({ count }) => count > 0)
}

/** The ids of rows. */
export function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
