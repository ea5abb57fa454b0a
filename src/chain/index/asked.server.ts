import { sql } from 'drizzle-orm'
import type { Address, Hash } from 'viem'
import { numberToHex } from 'viem/utils'
import type { RawLog } from '#chain/read/contract-logs.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import { announcedTopics, endedTopics, type AnnouncementRow } from './rows/announcement-rows.ts'
import type { ApprovalRow } from './rows/approval-rows.ts'

/** An event as the index tells it. Whole numbers are decimal text. */
export type ToldEvent = { event: string; args: Record<string, unknown>; block: number; hash: Hash; index: number }

/** A lock, grant or campaign, by its contract and its number as decimal text. */
export type ThingKey = { address: Address; thing: string }

/** One that ever named an account; `as` says by which arguments of which events, such as `Granted.giver`. */
export type ToldThing = ThingKey & { as: string[] }

/** What happened to one thing: the first event, the newest ones oldest first, and how many there were of each name. */
export type ToldHistory = { events: ToldEvent[]; counts: Record<string, number> }

/** Events of one thing or timelock that are told, and of one account things, permissions and launches: the newest. */
const most = { events: 1_000, announcements: 500, things: 2_000, approvals: 100, launches: 500 }

/** What happened to the thing with a number at a contract. */
export async function historyOf(db: Database, { address, thing }: ThingKey): Promise<ToldHistory> {
  const mine = sql`address = ${address} and thing = ${thing}::numeric`
  const [told, counted] = await Promise.all([
    db.execute<Omit<ToldEvent, 'block'> & { block: string }>(sql`
      select distinct on (block, log_index) event, args, block, transaction as hash, log_index as index from (
        (select * from chain_event where ${mine} order by block, log_index limit 1)
        union all
        (select * from chain_event where ${mine} order by block desc, log_index desc limit ${most.events})
      ) as told order by block, log_index`),
    db.execute<{ event: string; count: string }>(
      sql`select event, count(*) as count from chain_event where ${mine} group by event`,
    ),
  ])
  return {
    events: told.rows.map((row) => ({ ...row, block: Number(row.block) })),
    counts: Object.fromEntries(counted.rows.map(({ event, count }) => [event, Number(count)])),
  }
}

/** The things at some contracts in whose events an account was ever named, those that were heard of last first. */
export async function thingsNaming(
  db: Database,
  { account, contracts }: { account: Address; contracts: readonly Address[] },
): Promise<ToldThing[]> {
  const { rows } = await db.execute<ToldThing>(sql`
    select address, thing::text as thing, array_agg(distinct event || '.' || arg.name) as "as"
    from chain_event, jsonb_each_text(args) as arg(name, value)
    where accounts @> array[${account}]::text[] and address = any(${sql.param(contracts)}::text[]) and thing is not null
      and arg.value = ${account}
    group by address, chain_event.thing order by max(block) desc, chain_event.thing desc limit ${most.things}`)
  return rows
}

/** A token that an account launched, by itself or with a pool by the launcher. */
export type ToldLaunch = { token: Address; block: number; withPool: boolean }

/**
 * What an account launched, the newest first: written down by itself or by the launcher, which names nobody but its caller. With `token`
 * that one alone.
 */
export async function launchesOf(
  db: Database,
  { account, token }: { account: Address; token?: Address | undefined },
): Promise<ToldLaunch[]> {
  const { LaunchBook, Launcher } = contractAddresses
  // A token can be announced more than once.
  const { rows } = await db.execute<{ token: Address; maker: Address; block: string }>(sql`
    select * from (
      select distinct on (args ->> 'token') args ->> 'token' as token, args ->> 'maker' as maker, block from chain_event
      where address = ${LaunchBook} and event = 'Launched' and accounts @> array[${account}]::text[]
        and args ->> 'creator' = ${account} and args ->> 'maker' in (${account}, ${Launcher})
        ${token ? sql`and args ->> 'token' = ${token}` : sql``}
      order by args ->> 'token', block desc, log_index desc
    ) as launched order by block desc, token limit ${most.launches}`)
  return rows.map(({ maker, block, ...row }) => ({ ...row, block: Number(block), withPool: maker === Launcher }))
}

/**
 * What is announced in a timelock and was neither carried out nor cancelled, oldest first; undefined where the timelock is of no token that
 * the index follows, and where more is announced than is told.
 */
export async function announcementsOf(db: Database, timelock: Address): Promise<RawLog[] | undefined> {
  const { rows: followed } = await db.execute(
    sql`select from chain_launch where timelock = ${timelock} and followed limit 1`,
  )
  if (followed.length === 0) return undefined
  const { rows } = await db.execute<AnnouncementRow>(sql`
    select block, log_index, transaction, topics, data from chain_announcement as told
    where timelock = ${timelock} and topics[1] = any(${sql.param(announcedTopics)}::text[]) and not exists (
      select from chain_announcement as later
      where later.timelock = told.timelock and later.topics[2] = told.topics[2]
        and later.topics[1] = any(${sql.param(endedTopics)}::text[])
        and (later.block, later.log_index) > (told.block, told.log_index))
    order by block, log_index limit ${most.announcements + 1}`)
  if (rows.length > most.announcements) return undefined
  return rows.map(({ block, log_index, transaction, topics, data }) => ({
    address: timelock,
    topics,
    data,
    blockNumber: numberToHex(Number(block)),
    transactionHash: transaction,
    logIndex: numberToHex(log_index),
  }))
}

/** A permission that the index saw given and not ended. What of it holds now, its token says. */
export type ToldApproval = Pick<ApprovalRow, 'token' | 'spender' | 'kind' | 'item'> & {
  /** The block in which it was given or last changed, and its time in Unix seconds, where the index knows it. */
  since: { block: number; at: number | null }
}

/** The newest permissions that an account gave and that no later event ended; whether there are more. */
export async function approvalsOf(
  db: Database,
  account: Address,
): Promise<{ approvals: ToldApproval[]; more: boolean }> {
  type Row = Omit<ToldApproval, 'since'> & { block: string; at: number | null }
  const { rows } = await db.execute<Row>(sql`
    select token, spender, kind, item::text as item, block, extract(epoch from made_at)::float8 as at from (
      select distinct on (token, kind, item, case kind when 'item' then '' else spender end) *
      from chain_approval where owner = ${account}
      order by token, kind, item, case kind when 'item' then '' else spender end, block desc, log_index desc
    ) as latest where given order by block desc, log_index desc limit ${most.approvals + 1}`)
  const approvals = rows
    .slice(0, most.approvals)
    .map(({ block, at, ...row }) => ({ ...row, since: { block: Number(block), at } }))
  return { approvals, more: rows.length > most.approvals }
}
