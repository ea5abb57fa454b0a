import { inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#core/database.server.ts'
import type { Env } from '#core/env.server.ts'
import type { Enqueue } from '#core/jobs.server.ts'
import { outboxMail } from '#core/mail.server.ts'
import type { Secret } from '#core/secret.server.ts'
import { createDeliveries } from './deliveries.server.ts'
import { suppressionHash } from './newsletter.server.ts'
import { delivery, submission, subscriber, suppression } from './tables.server.ts'

/** What is stored about one person, as counts. */
export type Traces = { submissions: number; newsletter: number; deliveries: number; mails: number }

/** Counts what is stored about an e-mail address, in whatever case it was typed. */
export async function findTraces(db: Database, email: string): Promise<Traces> {
  const { submissions, deliveries, newsletter, mails } = await traceIds(db, email)
  return {
    submissions: submissions.length,
    newsletter: newsletter.length,
    deliveries: deliveries.length,
    mails: mails.length,
  }
}

/**
 * Erases an e-mail address: submissions, newsletter, deliveries, their jobs and their mails in the outbox. What is left is a keyed
 * hash on the list of addresses that are never mailed, and an event that tells the webhook's receiver to erase too.
 */
export async function erasePerson(
  { db, enqueue, env, secret }: { db: Database; enqueue: Enqueue; env: Pick<Env, 'LEADS_WEBHOOK_URL'>; secret: Secret },
  email: string,
): Promise<Traces> {
  return db.transaction(async (tx) => {
    const { submissions, deliveries, newsletter, mails } = await traceIds(tx, email)
    const events = deliveries.filter(({ destination }) => destination === 'webhook').map(({ id }) => id)
    const ids = deliveries.map(({ id }) => id)
    await tx.execute(sql`
      delete from pgboss.job where name in ('delivery.send', 'delivery.dead')
      and data ->> 'delivery' in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
    await deleteAll(tx, outboxMail, mails)
    await deleteAll(tx, delivery, deliveries)
    await deleteAll(tx, subscriber, newsletter)
    await deleteAll(tx, submission, submissions)
    await tx
      .insert(suppression)
      .values({ emailHmac: suppressionHash(secret, email) })
      .onConflictDoNothing()
    if (env.LEADS_WEBHOOK_URL && events.length > 0)
      await createDeliveries(tx, enqueue, [
        {
          event: 'lead.erased',
          destination: 'webhook',
          payload: { references: submissions.map(({ reference }) => reference), events },
        },
      ])
    return {
      submissions: submissions.length,
      newsletter: newsletter.length,
      deliveries: deliveries.length,
      mails: mails.length,
    }
  })
}

async function traceIds(db: Database, email: string) {
  const address = email.toLowerCase()
  const submissions = await db
    .select({ id: submission.id, reference: submission.reference })
    .from(submission)
    .where(sql`lower(${submission.answers} ->> 'email') = ${address}`)
  const newsletter = await db
    .select({ id: subscriber.id })
    .from(subscriber)
    .where(sql`lower(${subscriber.email}) = ${address}`)
  const owners = submissions.map(({ id }) => id)
  const deliveries =
    owners.length > 0
      ? await db
          .select({ id: delivery.id, destination: delivery.destination })
          .from(delivery)
          .where(inArray(delivery.submission, owners))
      : []
  // A mail of the outbox has the id of its delivery; one to the address itself is found by its recipient too.
  const mails = await db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(
      or(
        sql`lower(${outboxMail.recipient}) = ${address}`,
        deliveries.length > 0
          ? inArray(
              outboxMail.id,
              deliveries.map(({ id }) => id),
            )
          : undefined,
      ),
    )
  return { submissions, newsletter, deliveries, mails }
}

type Erasable = typeof outboxMail | typeof delivery | typeof subscriber | typeof submission

async function deleteAll(tx: Database, table: Erasable, rows: { id: string }[]) {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.delete(table).where(inArray(table.id, ids))
}
