import { inArray, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '#core/database/database.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { idsOf, type Person } from './data-rights-person.server.ts'
import { eraseFound, type EraseDeps } from './erase.server.ts'

/** What belongs to accounts of wallets, as those hand it in who keep it. An account is an address with its checksum. */
export type Accounts = {
  /** The account that is signed in in the browser of a request; undefined when none is. */
  current: (c: Context) => Promise<string | undefined>
  /** The ids of its submissions. */
  submissions: (db: Database, account: string) => Promise<string[]>
  /** Where it is signed in, oldest first. */
  sessions: (db: Database, account: string) => Promise<{ createdAt: Date; expiresAt: Date }[]>
  /** Signs it out everywhere. */
  closeSessions: (tx: Database, account: string) => Promise<void>
}

/** What is found out about an account with. */
export type AccountDeps = { db: Database; accounts: Accounts }

/** Everything the database holds about the account of a wallet. */
export type AccountData = Pick<Person, 'submissions' | 'deliveries'> & {
  mails: Pick<Person['mails'][number], 'id' | 'recipient' | 'subject' | 'createdAt'>[]
  sessions: { createdAt: Date; expiresAt: Date }[]
}

/** Finds what is stored about an account, with its checksum: its name under the pledge, and where it is signed in. */
export async function findAccount({ db, accounts }: AccountDeps, account: string): Promise<AccountData> {
  const submissions = await db
    .select()
    .from(submission)
    .where(inArray(submission.id, await accounts.submissions(db, account)))
  const deliveries = await db
    .select()
    .from(delivery)
    .where(inArray(delivery.submission, idsOf(submissions)))
    .orderBy(delivery.createdAt)
  const { id, recipient, subject, createdAt } = outboxMail
  const mails = await db
    .select({ id, recipient, subject, createdAt })
    .from(outboxMail)
    .where(inArray(outboxMail.id, idsOf(deliveries)))
  const sessions = await accounts.sessions(db, account)
  return { submissions, deliveries, mails, sessions }
}

/** Erases what is stored about an account: its name under the pledge with all that belongs to it, and every session. */
export async function eraseAccount(
  { db, enqueue, env, accounts }: Omit<EraseDeps, 'secret'> & AccountDeps,
  account: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Nothing of this account is to be signed while it goes.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pledge ${account}`}, 0))`)
    await eraseFound(tx, { enqueue, env }, { ...(await findAccount({ db: tx, accounts }, account)), newsletter: [] })
    await accounts.closeSessions(tx, account)
  })
}
