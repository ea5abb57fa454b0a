import { inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { lockAccount } from '#core/database/lock-account.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { askStores, idsOf, type FindDeps, type Kept, type Known, type Person } from './data-rights-person.server.ts'
import { eraseFound, type EraseDeps } from './erase.server.ts'

/** Who is signed in with a wallet. An account is an address with its checksum. */
export type Accounts = {
  /** The account that is signed in in the browser of a request; undefined when none is. */
  current: (c: Context) => Promise<string | undefined>
}

/** What is found out about an account with. */
export type AccountDeps = FindDeps & Pick<Known, 'ofAccount'>

/** Everything the database holds about the account of a wallet. */
export type AccountData = Pick<Person, 'submissions' | 'deliveries'> & {
  mails: Pick<Person['mails'][number], 'id' | 'recipient' | 'subject' | 'createdAt'>[]
  kept: Kept[]
}

/** Finds what is stored about an account, with its checksum: what it has sent, and what the stores of the features hold. */
export async function findAccount({ db, stores, ofAccount }: AccountDeps, account: string): Promise<AccountData> {
  const submissions = await db
    .select()
    .from(submission)
    .where(inArray(submission.id, await ofAccount(db, account)))
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
  return { submissions, deliveries, mails, kept: await askStores({ db, stores }, { account }) }
}

/** Erases what is stored about an account: what it has sent with all that belongs to it, and what the stores hold. */
export async function eraseAccount(
  { db, enqueue, env, ...known }: Omit<EraseDeps, 'secret'> & AccountDeps,
  account: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, account)
    await eraseFound(tx, { enqueue, env }, await findAccount({ ...known, db: tx }, account))
  })
}
