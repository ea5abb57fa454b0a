import { sql, type SQL } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#core/database/database.server.ts'

/** Everything of one kind that happened to a thing: how often, its sums, and the last one. Whole numbers are decimal text. */
export type Fact = {
  event: string
  /** 0, or 1 where the event tells of this thing in the second place, such as the new lock of a split. */
  part: number
  amount: bigint
  withdrawn: bigint
  last: Record<string, unknown>
  /** Later ones are larger. */
  order: number
}

/** One lock, grant or campaign, with all that happened to it. */
export type Thing = { address: Address; id: bigint; facts: Fact[] }

/** Things of one account that are listed at most: the newest. */
export const mostThings = 2_000

type Row = {
  address: Address
  thing: string
  event: string
  part: number
  amount: string | null
  withdrawn: string | null
  last: Record<string, unknown>
  order: string
}

/** The things at some contracts in whose events an account was ever named, the newest first; also those in `ids`, of the first contract. */
export function thingsOf(
  db: Database,
  { account, contracts, ids = [] }: { account: Address; contracts: readonly Address[]; ids?: readonly bigint[] },
): Promise<Thing[]> {
  return thingsIn(
    db,
    sql`(select address, thing from chain_event
      where accounts @> array[${account}]::text[] and address = any(${sql.param(contracts)}::text[]) and thing is not null
      group by address, thing order by max(block) desc, thing limit ${mostThings})
    union
    select ${contracts[0]}, id::numeric from unnest(${sql.param(ids.map(String))}::text[]) as given(id)`,
  )
}

/** The things that a query names by `address` and `thing`, and those that were merged into them, the newest first. */
export async function thingsIn(db: Database, which: SQL): Promise<Thing[]> {
  const { rows } = await db.execute<Row>(sql`
    with recursive mine as (
      (${which})
      union
      select event.address, (event.args ->> 'from')::numeric from mine
        join chain_event as event on event.address = mine.address and event.thing = mine.thing
          and event.event = 'Merged' and event.part = 0
    )
    select address, thing, event, part, sum((args ->> 'amount')::numeric) as amount,
      sum((args ->> 'withdrawn')::numeric) as withdrawn,
      (array_agg(args order by block desc, log_index desc))[1] as last, max(block * 1000000 + log_index) as order
    from chain_event join mine using (address, thing)
    group by address, thing, event, part`)
  const things = new Map<string, Thing>()
  for (const { address, thing, event, part, amount, withdrawn, last, order } of rows) {
    const key = `${address} ${thing}`
    const known = things.get(key) ?? { address, id: BigInt(thing), facts: [] }
    things.set(key, known)
    const sums = { amount: BigInt(amount ?? 0), withdrawn: BigInt(withdrawn ?? 0) }
    known.facts.push({ event, part, ...sums, last, order: Number(order) })
  }
  return [...things.values()].toSorted((one, other) => beganAt(other) - beganAt(one))
}

/** When a thing was first heard of. */
const beganAt = ({ facts }: Thing) => Math.min(...facts.map(({ order }) => order))

/** What happened last of some kinds of events, `0` or `1` after a colon for its part; undefined when nothing did. */
export function lastOf({ facts }: Thing, ...events: string[]): Fact | undefined {
  let last: Fact | undefined
  for (const fact of facts) {
    const isWanted = events.includes(fact.event) || events.includes(`${fact.event}:${fact.part}`)
    if (isWanted && fact.order > (last?.order ?? -1)) last = fact
  }
  return last
}

/** What an event moved in all. */
export function sumOf({ facts }: Thing, event: string, part = 0): Pick<Fact, 'amount' | 'withdrawn'> {
  const found = facts.find((fact) => fact.event === event && fact.part === part)
  return found ?? { amount: 0n, withdrawn: 0n }
}
