import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { pledgeSignature } from '#leads/pledge/pledge-tables.server.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { signInSession } from '#wallet/session/tables.server.ts'
import { idsOf, type Person } from './data-rights-person.server.ts'
import { eraseFound, type EraseDeps } from './erase.server.ts'

/** Everything the database holds about the account of a wallet. */
export type AccountData = Pick<Person, 'submissions' | 'deliveries'> & {
  mails: Pick<Person['mails'][number], 'id' | 'recipient' | 'subject' | 'createdAt'>[]
  sessions: { createdAt: Date; expiresAt: Date }[]
}

/** Finds what is stored about an account, with its checksum: its name under the pledge, and where it is signed in. */
export async function findAccount(db: Database, account: string): Promise<AccountData> {
  const submissions = await db
    .select()
    .from(submission)
    .where(
      inArray(
        submission.id,
        db.select({ id: pledgeSignature.submission }).from(pledgeSignature).where(eq(pledgeSignature.account, account)),
      ),
    )
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
  const sessions = await db
    .select({ createdAt: signInSession.createdAt, expiresAt: signInSession.expiresAt })
    .from(signInSession)
    .where(eq(signInSession.address, account))
    .orderBy(signInSession.createdAt)
  return { submissions, deliveries, mails, sessions }
}

/** Erases what is stored about an account: its name under the pledge with all that belongs to it, and every session. */
export async function eraseAccount({ db, enqueue, env }: Omit<EraseDeps, 'secret'>, account: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Nothing of this account is to be signed while it goes.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pledge ${account}`}, 0))`)
    await eraseFound(tx, { enqueue, env }, { ...(await findAccount(tx, account)), newsletter: [] })
    await tx.delete(signInSession).where(eq(signInSession.address, account))
  })
}
