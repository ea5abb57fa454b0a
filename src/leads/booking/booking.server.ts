import { createHash } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { fail } from '#core/errors.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { createDeliveries, type NewDelivery } from '#mail/deliveries.server.ts'
import { failBooking } from './booking-errors.ts'
import { booking } from './booking-tables.server.ts'
import { takenSentence } from './booking-words.ts'
import { slotOf } from './booking.ts'
import { endOf, freeOf, nearestSlots, openSlots } from './open-slots.ts'

/** One call that was booked, and what its visitor answered. */
export type Booked = { call: typeof booking.$inferSelect; submission: Submission }

type Announcing = { enqueue: Enqueue; env: Pick<Env, 'LEADS_WEBHOOK_URL'> }

/** Changes by its link that one call may see: each mails its visitor, who may be a stranger's choice. */
export const mostChanges = 10

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The token in the link of a call, 128 bits. It follows from SECRET, so that every mail carries the same. */
export function bookingToken(secret: Secret, { id }: Pick<Submission, 'id'>): string {
  return Buffer.from(secret.sign('booking', id), 'base64url').subarray(0, 16).toString('base64url')
}

/** The path of a call's page. */
export const bookingPath = (secret: Secret, row: Pick<Submission, 'id'>) => `/book/${bookingToken(secret, row)}`

/** The path of a call's page, which opens from now on, also when it was stored under another SECRET. */
export async function renewBookingPath(db: Database, { secret, id }: { secret: Secret; id: string }): Promise<string> {
  const tokenSha256 = hashOf(bookingToken(secret, { id }))
  await db.update(booking).set({ tokenSha256 }).where(eq(booking.submission, id))
  return bookingPath(secret, { id })
}

/** The beginnings that can be booked now, in order, as milliseconds since 1970. `except` is a call that may be moved. */
export async function freeSlots(db: Database, { except }: { except?: string } = {}): Promise<number[]> {
  const taken = await db
    .select({ id: booking.submission, from: booking.startsAt, until: booking.freeAt })
    .from(booking)
    .where(and(eq(booking.state, 'held'), gt(booking.freeAt, sql`now()`)))
  const others = taken.filter(({ id }) => id !== except)
  return freeOf(
    openSlots(Date.now()),
    others.map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() })),
  )
}

/**
 * Holds the time of a booking that is being stored, in its transaction. Throws `booking.taken` when it is not free, with the nearest that
 * are. One in quarantine holds none.
 */
export async function holdSlot(tx: Database, { secret }: { secret: Secret }, row: Submission): Promise<void> {
  const start = Date.parse(row.answers.slot!)
  const tokenSha256 = hashOf(bookingToken(secret, row))
  if (row.status === 'quarantined') {
    await tx.insert(booking).values({ submission: row.id, tokenSha256, state: 'waiting', ...timesOf(start) })
    return
  }
  await claim(tx, start, row.answers.zone!)
  await tx.insert(booking).values({ submission: row.id, tokenSha256, state: 'held', ...timesOf(start) })
}

/** Holds the time of a booking that has left quarantine. False when another one has it by now, or it has passed. */
export async function holdReleased(tx: Database, id: string): Promise<boolean> {
  await lockDiary(tx)
  const [waiting] = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.submission, id), eq(booking.state, 'waiting')))
  if (!waiting) return true
  const isFree = (await freeSlots(tx)).includes(waiting.startsAt.getTime())
  await tx
    .update(booking)
    .set({ state: isFree ? 'held' : 'lapsed' })
    .where(eq(booking.submission, id))
  return isFree
}

/** The call whose link has this token; undefined when there is none, or no longer. */
export async function findBooking(db: Database, token: string): Promise<Booked | undefined> {
  return findWhere(db, eq(booking.tokenSha256, hashOf(token)))
}

/** The call of a submission. */
export async function findBookingOf(db: Database, id: string): Promise<Booked | undefined> {
  return findWhere(db, eq(booking.submission, id))
}

/** Whether a call can still be moved by its link: it is held, has not begun, and was not moved too often. */
export const isMovable = ({ state, startsAt, sequence }: Booked['call'], now = Date.now()) =>
  state === 'held' && startsAt.getTime() > now && sequence < mostChanges

/** Whether a call can still be cancelled by its link. */
export const isCancellable = ({ state, startsAt }: Booked['call'], now = Date.now()) =>
  state === 'held' && startsAt.getTime() > now

/**
 * Moves a call to another time: the old one is free in the moment the new one is held, or nothing changes. Everyone who knows of the call
 * is told. The time it has already changes nothing. Throws `token.invalid`, `booking.settled`, or `booking.taken`.
 */
export async function moveBooking(
  { db, ...deps }: Announcing & { db: Database },
  { token, start }: { token: string; start: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDiary(tx)
    const { call, submission: row } = await openedBy(tx, token)
    if (!isMovable(call)) throw failBooking('booking.settled')
    if (call.startsAt.getTime() === start) return
    await claim(tx, start, row.answers.zone!, row.id)
    const [moved] = await tx
      .update(booking)
      .set({
        ...timesOf(start),
        sequence: sql`${booking.sequence} + 1`,
        changedAt: sql`now()`,
        remindedAt: null,
      })
      .where(eq(booking.submission, row.id))
      .returning()
    // What the operator lists and a person takes away says the time that counts.
    await tx
      .update(submission)
      .set({ answers: { ...row.answers, slot: slotOf(start) } })
      .where(eq(submission.id, row.id))
    await tell(tx, deps, { event: 'booking.changed', call: moved!, submission: row })
  })
}

/**
 * Cancels a call, by the token of its link or by its submission; its time is free from the commit on. A second time changes nothing and
 * tells nobody. Throws `token.invalid`, or `booking.settled` for a call that has begun.
 */
export async function cancelBooking(
  { db, ...deps }: Announcing & { db: Database },
  which: { token: string } | { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDiary(tx)
    const found = 'token' in which ? await openedBy(tx, which.token) : await findBookingOf(tx, which.id)
    if (!found) throw fail('token.invalid')
    const { call, submission: row } = found
    if (call.state === 'cancelled') return
    if (!isCancellable(call)) throw failBooking('booking.settled')
    const [cancelled] = await tx
      .update(booking)
      .set({ state: 'cancelled', sequence: sql`${booking.sequence} + 1`, changedAt: sql`now()` })
      .where(eq(booking.submission, row.id))
      .returning()
    await tell(tx, deps, { event: 'booking.cancelled', call: cancelled!, submission: row })
  })
}

/** Calls by their beginning, from the first that has not ended on, or all of them. */
export async function listBookings(db: Database, { all, limit }: { all: boolean; limit: number }): Promise<Booked[]> {
  return db
    .select({ call: booking, submission })
    .from(booking)
    .innerJoin(submission, eq(submission.id, booking.submission))
    .where(all ? undefined : and(eq(booking.state, 'held'), gt(booking.endsAt, sql`now()`)))
    .orderBy(asc(booking.startsAt), asc(booking.submission))
    .limit(limit)
}

/**
 * Queues the reminder of every call that begins within a day and was neither booked nor moved in the day and a half before: those have
 * their mail already. Each once, on however many servers. Answers how many.
 */
export async function remindOfCalls(db: Database, enqueue: Enqueue): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .update(booking)
      .set({ remindedAt: sql`now()` })
      .where(
        sql`state = 'held' and reminded_at is null and starts_at between now() and now() + interval '24 hours'
          and changed_at < starts_at - interval '36 hours'`,
      )
      .returning({ id: booking.submission, sequence: booking.sequence })
    await createDeliveries(
      tx,
      enqueue,
      due.map(({ id, sequence }) => ({
        event: 'booking.reminder',
        destination: 'caller',
        submission: id,
        payload: { sequence },
      })),
    )
    return due.length
  })
}

async function findWhere(db: Database, which: ReturnType<typeof eq>): Promise<Booked | undefined> {
  const [found] = await db
    .select({ call: booking, submission })
    .from(booking)
    .innerJoin(submission, eq(submission.id, booking.submission))
    .where(which)
  return found
}

async function openedBy(tx: Database, token: string): Promise<Booked> {
  const found = await findBooking(tx, token)
  if (!found) throw fail('token.invalid')
  return found
}

/**
 * A writer waits for the one before. Without this, two that want one time could each wait for the other inside the exclusion
 * constraint, until PostgreSQL ends one of them as a deadlock.
 */
async function lockDiary(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7301917)`)
}

/** From here to the end of the transaction nobody else gets this time. Throws `booking.taken` when someone has it. */
async function claim(tx: Database, start: number, zone: string, except?: string): Promise<void> {
  await lockDiary(tx)
  const free = await freeSlots(tx, { except })
  if (free.includes(start)) return
  throw failBooking('booking.taken', { fields: { slot: takenSentence(zone, nearestSlots(free, start)) } })
}

function timesOf(start: number) {
  const { end, free } = endOf(start)
  return { startsAt: new Date(start), endsAt: new Date(end), freeAt: new Date(free) }
}

/** Tells the visitor, the operator and the webhook what became of a call. */
async function tell(
  tx: Database,
  { enqueue, env }: Announcing,
  { event, call, submission: { id, reference } }: Booked & { event: string },
): Promise<void> {
  const payload = { sequence: call.sequence }
  const told: NewDelivery[] = [
    { event, destination: 'caller', submission: id, payload },
    { event, destination: 'operator', submission: id, payload },
  ]
  const facts = { form: 'booking', reference, startsAt: call.startsAt, endsAt: call.endsAt }
  if (env.LEADS_WEBHOOK_URL) told.push({ event, destination: 'webhook', payload: facts })
  await createDeliveries(tx, enqueue, told)
}
