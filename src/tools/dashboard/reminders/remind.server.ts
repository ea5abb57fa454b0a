import { and, eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import type { NextDate } from '#tools/dashboard/account-report.ts'
import { readAccount } from '#tools/dashboard/account.server.ts'
import { reminder, reminderSent } from './tables.server.ts'

/** The event whose letter tells of dates that are a day away. */
export const dueEvent = 'reminder.due'

/** Seconds before a date at which its letter is written. */
const ahead = 86_400

/** Milliseconds after which a run leaves the rest to the next one: those that wait longest come first there. */
const longest = 600_000

type Deps = { db: Database; enqueue: Enqueue; chain: { id: number; name: string } }

/**
 * Writes the letters about dates that are at most a day away, at a time in Unix seconds, one letter for each reader and account. That a
 * date was told is stored together with its letter, so none is told twice, whatever ends in between. Answers how many were written.
 */
export async function remindOnce(deps: Deps, now: number): Promise<number> {
  const { db, chain } = deps
  const began = performance.now()
  const { rows } = await db.execute<{ account: Address }>(sql`
    select account from reminder where status = 'confirmed' group by account order by min(looked_at) nulls first, account`)
  let written = 0
  for (const { account } of rows) {
    if (performance.now() - began > longest) break
    const { next } = await readAccount(db, { account, chain, now })
    const dates = next.filter(({ at }) => at <= now + ahead)
    written += await db.transaction((tx) => writeLetters(tx, deps, { account, dates }))
  }
  return written
}

type Due = { account: Address; dates: readonly NextDate[] }

async function writeLetters(tx: Database, { enqueue }: Deps, { account, dates }: Due): Promise<number> {
  const mine = and(eq(reminder.account, account), eq(reminder.status, 'confirmed'))
  const readers = await tx
    .update(reminder)
    .set({ lookedAt: sql`now()` })
    .where(mine)
    .returning({ id: reminder.id })
  if (dates.length === 0) return 0
  let written = 0
  for (const { id } of readers) {
    const told = await tx
      .insert(reminderSent)
      .values(dates.map(({ path, at }) => ({ reminder: id, path, at })))
      .onConflictDoNothing()
      .returning()
    const fresh = dates.filter(({ path, at }) => told.some((row) => row.path === path && row.at === at))
    if (fresh.length === 0) continue
    await createDeliveries(tx, enqueue, [
      { event: dueEvent, destination: 'reminder', payload: { reminder: id, dates: fresh } },
    ])
    written++
  }
  return written
}
