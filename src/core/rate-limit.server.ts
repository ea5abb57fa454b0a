import { isIPv6 } from 'node:net'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from './database.server.ts'

/** Counters shared by every server of this database. The key holds no address in the clear. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
})

/** At most `most` hits on `key` within `seconds`, counted from the first one. What weighs more than one counts as so many hits. */
export type Limit = { key: string; most: number; seconds: number; weight?: number }

/**
 * Counts a hit on each of the limits, in one atomic statement. Answers undefined when all of them allow it, otherwise the
 * seconds until the last of the exceeded ones starts again. Time is the database's, so servers with other clocks agree.
 */
export async function hitLimits(db: Database, limits: Limit[]): Promise<number | undefined> {
  // Keys in order: two requests that count on the same keys take the row locks in the same order and cannot block each other.
  const rows = await db.execute<{ key: string; hits: number; seconds: number }>(sql`
    insert into rate_limit as r (key, hits, resets_at)
    select key, coalesce(weight, 1), clock_timestamp() + make_interval(secs => seconds)
    from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as l (key text, seconds integer, weight integer)
    order by key
    on conflict (key) do update set
      hits = case when r.resets_at <= clock_timestamp() then excluded.hits else r.hits + excluded.hits end,
      resets_at = case when r.resets_at <= clock_timestamp() then excluded.resets_at else r.resets_at end
    returning key, hits, ceil(extract(epoch from resets_at - clock_timestamp()))::integer as seconds`)
  const most = new Map(limits.map((limit) => [limit.key, limit.most]))
  const exceeded = rows.rows.filter((row) => row.hits > most.get(row.key)!)
  return exceeded.length === 0 ? undefined : Math.max(1, ...exceeded.map((row) => row.seconds))
}

/**
 * Whose requests count together: an IPv4 address by itself, an IPv6 address by its /64, since whoever has one address of it has
 * all. An IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
