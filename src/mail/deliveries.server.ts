import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { delivery, type DeliveryStatus } from './tables.server.ts'

/** One thing that has to leave the house, and what became of it. */
export type Delivery = typeof delivery.$inferSelect

/** What starts a delivery: an event about a submission, or one that carries its own payload. */
export type NewDelivery = {
  event: string
  destination: string
  submission?: string
  payload?: Record<string, unknown>
}

/** The mail to the operator and the event to the webhook, if one is configured. */
export function announcementsOf({ id }: { id: string }, env: Pick<Env, 'LEADS_WEBHOOK_URL'>): NewDelivery[] {
  const event = 'submission.received'
  const toOperator: NewDelivery = { event, destination: 'operator', submission: id }
  return env.LEADS_WEBHOOK_URL ? [toOperator, { event, destination: 'webhook', submission: id }] : [toOperator]
}

/** Tells the operator and the webhook, if one is configured, of a submission. */
export function announceSubmission(
  tx: Database,
  { enqueue, env }: { enqueue: Enqueue; env: Pick<Env, 'LEADS_WEBHOOK_URL'> },
  row: { id: string },
): Promise<void> {
  return createDeliveries(tx, enqueue, announcementsOf(row, env))
}

/** Stores deliveries and queues one job for each, in the caller's transaction: all of them or none. */
export async function createDeliveries(tx: Database, enqueue: Enqueue, entries: NewDelivery[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({ ...entry, id: randomUUID() }))
  await queue(tx, enqueue, await tx.insert(delivery).values(rows).returning(toQueue))
}

/**
 * Mails to hosts of strangers, each a lane of its own: a host that makes our mail server wait, or whose name nobody answers for,
 * holds up no other. Hashed, because a job carries no word of a visitor.
 */
const lane = sql<string | null>`case when delivery.destination not in ('operator', 'webhook') then (
    select md5(lower(regexp_replace(answers ->> 'email', '.*@', ''))) from submission where id = delivery.submission
  ) end`

const toQueue = { id: delivery.id, destination: delivery.destination, lane }

/** The webhook has workers of its own, which no mail server keeps waiting. */
async function queue(tx: Database, enqueue: Enqueue, rows: { id: string; destination: string; lane: string | null }[]) {
  for (const { id, destination, lane: own } of rows)
    if (destination === 'webhook') await enqueue(tx, 'delivery.post', { delivery: id })
    else await enqueue(tx, 'delivery.send', { delivery: id }, { lane: own ?? destination })
}

/** Counts one more try of a delivery that is still to be made; undefined when there is nothing left to do. */
export async function beginAttempt(db: Database, id: string): Promise<Delivery | undefined> {
  const [row] = await db
    .update(delivery)
    .set({ attempts: sql`${delivery.attempts} + 1`, updatedAt: sql`now()` })
    .where(and(eq(delivery.id, id), eq(delivery.status, 'pending')))
    .returning()
  return row
}

/** Records what became of a delivery. A delivered one stays delivered. */
export async function markDelivery(
  db: Database,
  id: string,
  { status, error }: { status: DeliveryStatus; error?: string },
): Promise<void> {
  await db
    .update(delivery)
    .set({
      status,
      lastError: error ?? null,
      updatedAt: sql`now()`,
      deliveredAt: status === 'delivered' ? sql`now()` : null,
    })
    .where(and(eq(delivery.id, id), eq(delivery.status, 'pending')))
}

/** Marks a delivery dead after its last try; what went wrong last stays on record. */
export async function deadLetterDelivery(db: Database, id: string): Promise<void> {
  await db
    .update(delivery)
    .set({ status: 'dead', updatedAt: sql`now()` })
    .where(and(eq(delivery.id, id), eq(delivery.status, 'pending')))
}

/**
 * Queues every pending delivery that has no live job: what a lost or deleted job left behind. Servers that sweep at once wait
 * for each other, so none is queued twice. Answers how many were queued.
 */
export async function sweepDeliveries(db: Database, enqueue: Enqueue): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7301912)`)
    const rows = await tx
      .select(toQueue)
      .from(delivery)
      .where(
        sql`status = 'pending' and updated_at < now() - interval '2 minutes' and not exists (
          select from pgboss.job
          where job.name like 'delivery.%' and job.state in ('created', 'retry', 'active')
            and job.data ->> 'delivery' = delivery.id::text
        )`,
      )
      .orderBy(asc(delivery.createdAt))
      .limit(1_000)
    await queue(tx, enqueue, rows)
    return rows.length
  })
}

/** Queues dead deliveries once more, from the first try: all of them, or one. Answers those it queued. */
export async function retryDeliveries(db: Database, enqueue: Enqueue, id?: string): Promise<Delivery[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(delivery)
      .set({ status: 'pending', attempts: 0, updatedAt: sql`now()` })
      .where(and(eq(delivery.status, 'dead'), id ? eq(delivery.id, id) : undefined))
      .returning({ ...getTableColumns(delivery), lane })
    await queue(tx, enqueue, rows)
    return rows
  })
}

/** What is posted to the webhook once more: all about one submission, or all since a moment. */
export type Replayed = { reference: string } | { since: Date }

const replayable = (what: Replayed) =>
  and(
    eq(delivery.destination, 'webhook'),
    inArray(delivery.status, ['delivered', 'dead', 'withheld']),
    'since' in what
      ? gte(delivery.createdAt, what.since)
      : sql`(submission in (select id from submission where reference = ${what.reference})
          or payload ->> 'reference' = ${what.reference} or payload -> 'references' @> to_jsonb(${what.reference}::text))`,
  )

/** How many events a replay would post. */
export async function countReplay(db: Database, what: Replayed): Promise<number> {
  return db.$count(delivery, replayable(what))
}

/** Queues events to the webhook once more, each under its id and with a signature of now. Answers their ids. */
export async function replayDeliveries(db: Database, enqueue: Enqueue, what: Replayed): Promise<string[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(delivery)
      .set({ status: 'pending', attempts: 0, deliveredAt: null, updatedAt: sql`now()` })
      .where(replayable(what))
      .returning(toQueue)
    await queue(tx, enqueue, rows)
    return rows.map(({ id }) => id)
  })
}

/** Deliveries of some statuses, newest first. */
export async function listDeliveries(
  db: Database,
  { statuses, limit }: { statuses: DeliveryStatus[]; limit: number },
): Promise<Delivery[]> {
  return db
    .select()
    .from(delivery)
    .where(inArray(delivery.status, statuses))
    .orderBy(desc(delivery.createdAt), asc(delivery.id))
    .limit(limit)
}
