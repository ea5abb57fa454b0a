import { isIPv6 } from 'node:net'
import { sql, type SQL } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'

/** Counters shared by every server of this database. The key holds no address in the clear. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
})

/** At most `most` hits on `key` within `seconds`, counted from the first one. What weighs more than one counts as so many hits. */
export type Limit = { key: string; most: number; seconds: number; weight?: number }

/** What a counter without an end is compared with. */
export const unbounded = 2 ** 31 - 1

/**
 * Counts a hit on the limits in their order, in one statement, and stops at the first that is reached: what that one refuses counts
 * neither there nor on any behind it. So a visitor's own limits come before those that many share. Answers undefined when all allow
 * it, otherwise the seconds until the one that refused starts again. Time is the database's, so servers with other clocks agree.
 */
export async function hitLimits(db: Database, limits: readonly Limit[]): Promise<number | undefined> {
  // Row locks are taken in this order too. Two requests share limits only at the end of their lists, so none waits for the other.
  const hits = limits.map(({ key, most, seconds, weight = 1 }, at): SQL => {
    const before = at === 0 ? sql`true` : sql`exists (select from ${one(at - 1)})`
    const limit = Math.min(Math.floor(most), unbounded)
    return sql`${one(at)} as (
      insert into rate_limit as r (key, hits, resets_at)
      select ${key}, ${weight}::integer, clock_timestamp() + make_interval(secs => ${seconds})
      where ${before} and ${weight}::integer <= ${limit}::integer
      on conflict (key) do update set
        hits = case when r.resets_at <= clock_timestamp() then excluded.hits else r.hits + excluded.hits end,
        resets_at = case when r.resets_at <= clock_timestamp() then excluded.resets_at else r.resets_at end
      where r.resets_at <= clock_timestamp() or r.hits + excluded.hits::bigint <= ${limit}::integer
      returning 1)`
  })
  const passed = limits.map((_, at) => sql`(select count(*) from ${one(at)})`)
  const { rows } = await db.execute<{ passed: number; waits: Record<string, number> | null }>(sql`
    with ${sql.join(hits, sql`, `)}
    select (${sql.join(passed, sql` + `)})::integer as passed, (
      select jsonb_object_agg(key, ceil(extract(epoch from resets_at - clock_timestamp())))
      from rate_limit where key in (${sql.join(
        limits.map(({ key }) => sql`${key}`),
        sql`, `,
      )})) as waits`)
  const { passed: count, waits } = rows[0]!
  const refused = limits[count]
  return refused && Math.max(1, waits?.[refused.key] ?? refused.seconds)
}

const one = (at: number) => sql.raw(`hit_${at}`)

/** What is counted on a key at the moment. */
export async function hitsOf(db: Database, key: string): Promise<number> {
  const { rows } = await db.execute<{ hits: number }>(
    sql`select hits from rate_limit where key = ${key} and resets_at > clock_timestamp()`,
  )
  return rows[0]?.hits ?? 0
}

/** Takes hits back that were counted for nothing. */
export async function giveBack(db: Database, key: string, hits: number): Promise<void> {
  await db.execute(sql`update rate_limit set hits = greatest(hits - ${hits}::integer, 0) where key = ${key}`)
}

/** What counting needs. */
export type LimitDeps = { db: Database; secret: Secret; env: Pick<Env, 'LIMIT_FACTOR'> }

/** How often something may happen. Every number is multiplied by LIMIT_FACTOR. */
export type Rule = { name: string; most: number; seconds: number }

/** A rule and whom it counts: what is said of them is kept as a keyed hash. */
export type Counted = Rule & { who: string }

/**
 * Counts one hit on each rule, in their order. Throws `request.too-many` when one of them is reached, and `server.unavailable` when
 * that cannot be found out: a check that fails lets nobody through.
 */
export async function enforceLimits(deps: LimitDeps, rules: readonly Counted[]): Promise<void> {
  const wait = await limitsWait(deps, rules)
  if (wait !== undefined) throw fail('request.too-many', { seconds: wait })
}

/** Counts like `enforceLimits`, and answers the seconds to wait instead of throwing them. */
export async function limitsWait(
  { db, secret, env }: LimitDeps,
  rules: readonly Counted[],
): Promise<number | undefined> {
  const limits = rules.map(({ name, who, most, seconds }): Limit => ({
    key: `${name}.${secret.sign('limit', who)}`,
    most: most * env.LIMIT_FACTOR,
    seconds,
  }))
  return hitLimits(db, limits).catch((error: unknown) => {
    throw fail('server.unavailable').because(error)
  })
}

/** A rule for the networks of an address: the wider one reaches so many times as far. */
export function byNetwork(rule: Rule, address: string): Counted[] {
  return networksOf(address).map(({ network, share }) => ({ ...rule, who: network, most: rule.most * share }))
}

/**
 * Whose requests count together: an IPv4 address by itself. A visitor with one address of IPv6 has its /64, and easily the /56 or the /48
 * around it, in which others may live as well: those count too, with four and sixteen times the share. An IPv4 address in IPv6
 * clothes is the IPv4 address.
 */
export function networksOf(address: string): { network: string; share: number }[] {
  const network = networkOf(address)
  if (!network.endsWith('::/64')) return [{ network, share: 1 }]
  const [first, second, third, fourth] = network.slice(0, -'::/64'.length).split(':') as [
    string,
    string,
    string,
    string,
  ]
  const wider = (parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    { network, share: 1 },
    { network: `${first}:${second}:${third}:${wider}::/56`, share: 4 },
    { network: `${first}:${second}:${third}::/48`, share: 16 },
  ]
}

/** The smallest network of an address: itself, or its /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
