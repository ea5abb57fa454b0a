import { sql, type SQL } from 'drizzle-orm'
import type { Address } from 'viem'
import { indexState } from '#chain/index/index-state.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import { readAddress } from '#core/text/read-address.ts'
import { campaignsWhere } from '#tools/indexed/campaigns.server.ts'
import { locksIn } from '#tools/indexed/locks.server.ts'
import { positionsIn } from '#tools/indexed/positions.server.ts'
import { launchesWhere } from '#tools/indexed/tokens.server.ts'
import type { ExploreReport } from './explore-report.ts'

/** Things of one kind that are listed, and locks that are looked at to find those that hold something. */
const most = { listed: 12, looked: 100, tokens: 20 }

const { TokenLocker, VotingLocker, PositionLocker, TokenGrants, MerkleClaims } = contractAddresses
const lockers = sql`address in (${TokenLocker}, ${VotingLocker})`

type Asked = { asked: string; chain: { id: number; name: string }; now: number }

/**
 * What was made here, at a time in Unix seconds: everything, or what belongs to the tokens of an address, a name or a symbol. Rejects when
 * the database does not answer.
 */
export async function readMade(db: Database, { asked, chain, now }: Asked): Promise<ExploreReport> {
  const tokens = asked === '' ? undefined : await tokensNamed(db, asked)
  const isNamed = tokens === undefined ? sql`true` : sql`address = any(${sql.param(tokens)}::text[])`
  const campaignToken =
    tokens === undefined ? sql`true` : sql`made.args ->> 'token' = any(${sql.param(tokens)}::text[])`
  const ofTokens = tokens === undefined ? sql`true` : numbersOf(tokens)
  const [index, sums, launches, unlocks, locks, positions, campaigns] = await Promise.all([
    indexState(db),
    sumsOf(db),
    launchesWhere(db, isNamed, most.listed),
    locksIn(db, soonest(ofTokens, now), now),
    locksIn(db, newest(sql`${lockers} and event = 'Locked' and ${ofTokens}`), now),
    // A position is of two tokens, which its lock does not name.
    tokens === undefined ? positionsIn(db, newest(sql`address = ${PositionLocker} and event = 'Locked'`)) : [],
    campaignsWhere(db, campaignToken, most.listed),
  ])
  const inTime = unlocks.filter(({ next }) => next !== null).toSorted((one, other) => one.next! - other.next!)
  return {
    chain: { id: chain.id, name: chain.name },
    index,
    at: now,
    asked,
    sums,
    launches,
    unlocks: inTime.slice(0, most.listed),
    locks: locks.slice(0, most.listed),
    positions: positions.slice(0, most.listed),
    campaigns,
  }
}

/** The things that began last of those for which something is true of the event. */
const newest = (condition: SQL) => sql`
  select address, thing from chain_event where ${condition} order by block desc, log_index desc limit ${most.looked}`

/** The locks that end the soonest, of those that have not ended. */
const soonest = (condition: SQL, now: number) => sql`
  select address, thing from (
    select distinct on (address, thing) address, thing, (args ->> 'end')::bigint as ends from chain_event
    where ${lockers} and event in ('Locked', 'Split', 'Extended') and ${condition}
    order by address, thing, block desc, log_index desc
  ) as terms where ends > ${now} order by ends limit ${most.looked}`

/** The tokens that are meant by an address, or by a part of a name or symbol. */
async function tokensNamed(db: Database, asked: string): Promise<Address[]> {
  const read = readAddress(asked)
  if ('address' in read) return [read.address]
  const pattern = `%${asked.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  const { rows } = await db.execute<{ address: Address }>(sql`
    select address from chain_token where name ilike ${pattern} or symbol ilike ${pattern}
    order by (lower(symbol) = lower(${asked})) desc nulls last, address limit ${most.tokens}`)
  return rows.map(({ address }) => address)
}

/** Whether the number of a lock is one of these tokens: it is the address of its token times 2^96, plus a count. */
function numbersOf(tokens: readonly Address[]): SQL {
  if (tokens.length === 0) return sql`false`
  const ranges = tokens.map((token) => {
    const first = BigInt(token) << 96n
    return sql`thing between ${String(first)}::numeric and ${String(first + 2n ** 96n - 1n)}::numeric`
  })
  return sql`(${sql.join(ranges, sql` or `)})`
}

const countOf = (address: SQL, event: string) =>
  sql`(select count(*) from chain_event where ${address} and event = ${event} and part = 0)`

type Sums = Record<'launches' | 'locks' | 'positions' | 'grants' | 'campaigns', string>

async function sumsOf(db: Database): Promise<ExploreReport['sums']> {
  const { rows } = await db.execute<Sums>(sql`
    select (select count(*) from chain_launch) as launches,
      ${countOf(lockers, 'Locked')} as locks,
      ${countOf(sql`address = ${PositionLocker}`, 'Locked')} as positions,
      ${countOf(sql`address = ${TokenGrants}`, 'Granted')} as grants,
      ${countOf(sql`address = ${MerkleClaims}`, 'CampaignCreated')} as campaigns`)
  const [counts] = rows
  return {
    launches: Number(counts!.launches),
    locks: Number(counts!.locks),
    positions: Number(counts!.positions),
    grants: Number(counts!.grants),
    campaigns: Number(counts!.campaigns),
  }
}
