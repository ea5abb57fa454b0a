import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { createDeliveries, type NewDelivery } from '#mail/deliveries.server.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { findPerson, idsOf, type FindDeps, type Kept, type Person } from './data-rights-person.server.ts'
import { suppressionHash } from './suppression.server.ts'
import { dataRequest, suppression } from './tables.server.ts'

/** What is stored about one person, as counts. */
export type Traces = Readonly<Record<string, number>>

/** What erasing needs. */
export type EraseDeps = { db: Database; enqueue: Enqueue; env: Pick<Env, 'LEADS_WEBHOOK_URL'>; secret: Secret }

/** Counts what is stored about an e-mail address, in any case of letters. */
export async function findTraces(deps: FindDeps, email: string): Promise<Traces> {
  return tracesOf(await findPerson(deps, email))
}

/** The counts of what was found about a person. */
function tracesOf({ submissions, kept, deliveries, mails }: Person): Traces {
  return {
    submissions: submissions.length,
    ...Object.fromEntries(kept.map(({ as, count }) => [as, count])),
    deliveries: deliveries.length,
    mails: mails.length,
  }
}

/**
 * Erases an e-mail address: submissions with all that belongs to them, what the stores hold, deliveries, their jobs, their mails in the
 * outbox, and requests for data. What is left is a keyed hash on the list of addresses the newsletter is never sent to (always, or
 * only if it was on the newsletter), an event that tells the webhook's receiver to erase too, and a mail that tells the operator
 * which references to delete from the mailbox. Neither holds more than references.
 */
export async function erasePerson(
  { db, enqueue, env, secret, stores }: EraseDeps & FindDeps,
  email: string,
  { suppress = 'always' }: { suppress?: 'always' | 'listed' } = {},
): Promise<Traces> {
  return db.transaction(async (tx) => {
    const person = await findPerson({ db: tx, stores }, email)
    await deleteAll(tx, dataRequest, person.requests)
    if (suppress === 'always' || person.kept.some(({ suppresses, count }) => suppresses && count > 0))
      await tx
        .insert(suppression)
        .values({ emailHmac: suppressionHash(secret, email) })
        .onConflictDoUpdate({ target: suppression.emailHmac, set: { reason: 'erased' } })
    await eraseFound(tx, { enqueue, env }, person)
    return tracesOf(person)
  })
}

/** Rows that are to be erased, with what belongs to them. */
type Found = Pick<Person, 'submissions' | 'deliveries'> & { mails: { id: string }[]; kept?: readonly Kept[] }

/** Erases rows that were found, their jobs included, and tells the operator and the webhook's receiver by reference. */
export async function eraseFound(
  tx: Database,
  { enqueue, env }: Pick<EraseDeps, 'enqueue' | 'env'>,
  found: Found,
): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job where name like 'delivery.%'
    and data ->> 'delivery' in (select jsonb_array_elements_text(${JSON.stringify(idsOf(found.deliveries))}::jsonb))`)
  await deleteAll(tx, outboxMail, found.mails)
  await deleteAll(tx, delivery, found.deliveries)
  for (const { erase } of found.kept ?? []) await erase(tx)
  await deleteAll(tx, submission, found.submissions)
  await createDeliveries(tx, enqueue, announcements(found, env))
}

function announcements({ submissions, deliveries }: Found, env: EraseDeps['env']): NewDelivery[] {
  const references = submissions.map(({ reference }) => reference)
  const events = deliveries.filter(({ destination }) => destination === 'webhook').map(({ id }) => id)
  const written = deliveries.some(({ destination, status }) => destination === 'operator' && status === 'delivered')
  const told: NewDelivery[] = []
  if (env.LEADS_WEBHOOK_URL && events.length > 0)
    told.push({ event: 'lead.erased', destination: 'webhook', payload: { references, events } })
  if (written) told.push({ event: 'lead.erased', destination: 'operator', payload: { references } })
  return told
}

type Erasable = typeof outboxMail | typeof delivery | typeof submission | typeof dataRequest

async function deleteAll(tx: Database, table: Erasable, rows: { id: string }[]) {
  if (rows.length > 0) await tx.delete(table).where(inArray(table.id, idsOf(rows)))
}
