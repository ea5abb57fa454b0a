import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { keptDays, type Part, type State } from './parts.ts'
import type { Day, Share } from './shares.ts'

type Row = {
  part: Part
  day: string
  up: number
  degraded: number
  down: number
  worst: number | null
  state: State
  latency: number | null
  measured: number
}

/** Days before this one are forgotten, and shown no more. */
const oldest: SQL = sql`(now() at time zone 'utc')::date - ${keptDays - 1}::integer`

/** Deletes the days that are too old. */
export const forgetDays: SQL = sql`delete from status_day where day < ${oldest}`

/** Every day that is kept, by part and day. */
export async function readDays(db: Database): Promise<Day[]> {
  const { rows } = await db.execute<Row>(sql`
    select part, to_char(day, 'YYYY-MM-DD') as day, up, degraded, down, worst_ms as worst, state, latency_ms as latency,
      floor(extract(epoch from measured_at))::float8 as measured
    from status_day where day >= ${oldest} order by part, status_day.day`)
  return rows.map(({ worst, latency, measured, ...row }) => ({
    ...row,
    worstMs: worst ?? undefined,
    latencyMs: latency ?? undefined,
    measuredAt: measured,
  }))
}

/** When each part was last looked at, in Unix seconds. */
export async function readLast(db: Database): Promise<Partial<Record<Part, number>>> {
  const { rows } = await db.execute<{ part: Part; measured: number }>(sql`
    select part, floor(extract(epoch from max(measured_at)))::float8 as measured from status_day group by part`)
  return Object.fromEntries(rows.map(({ part, measured }) => [part, measured]))
}

/** Adds what was gained. Shares of the same part and day are added one after the other, in their order. */
export async function addShares(db: Database, shares: readonly Share[]): Promise<void> {
  for (const { part, day, up, degraded, down, latencyMs = null, state, until } of shares)
    await db.execute(sql`
      insert into status_day as kept (part, day, up, degraded, down, worst_ms, state, latency_ms, measured_at)
      values (${part}, ${day}, ${up}, ${degraded}, ${down}, ${latencyMs}, ${state}, ${latencyMs}, to_timestamp(${until}))
      on conflict (part, day) do update set up = kept.up + excluded.up, degraded = kept.degraded + excluded.degraded,
        down = kept.down + excluded.down, worst_ms = greatest(kept.worst_ms, excluded.worst_ms), state = excluded.state,
        latency_ms = excluded.latency_ms, measured_at = excluded.measured_at`)
}

/** Answers whether this server may look now: of several that try, one may, until its transaction ends. */
export async function takeTurn(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ turn: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('status', 0)) as turn`,
  )
  return rows[0]!.turn
}

/** How late the queue is, in seconds: the job that has waited longest, or the one of every five minutes that never came. */
export async function jobsLate(db: Database): Promise<{ waits: number; silent: number }> {
  // Without mail and webhook: hosts of strangers may keep their lanes waiting.
  const { rows } = await db.execute<{ waits: number; silent: number }>(sql`
    select coalesce(max(extract(epoch from now() - due.start_after)), 0)::float8 as waits,
      (select coalesce(extract(epoch from now() - max(created_on)) - 300, 0)::float8
        from pgboss.job where name = 'delivery.sweep') as silent
    from pgboss.queue, lateral (
      select start_after from pgboss.job
      where job.name = queue.name and state < 'active' and not blocked and start_after < now()
      order by priority desc, created_on limit 1
    ) due where queue.name not in ('delivery.send', 'delivery.post')`)
  return rows[0]!
}

/** Seconds that the oldest mail to the operator waits: mail to visitors may wait for hosts of strangers. */
export async function mailWaits(db: Database): Promise<number> {
  const { rows } = await db.execute<{ waits: number }>(sql`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as waits
    from delivery where status = 'pending' and destination = 'operator'`)
  return rows[0]!.waits
}
