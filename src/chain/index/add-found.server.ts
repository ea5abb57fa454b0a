import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#core/database/database.server.ts'
import type { AnnouncementRow } from './rows/announcement-rows.ts'
import { ownContracts, type ApprovalRow } from './rows/approval-rows.ts'
import type { EventRow } from './rows/event-rows.ts'
import type { PowerRow } from './rows/power-rows.ts'
import type { IndexedTokenFacts } from './token-facts.server.ts'
import type { TransferRow } from './rows/transfer-rows.ts'

/** What a token said of itself. */
export type TokenRow = IndexedTokenFacts & { address: Address }

/** A token of the launch book. */
export type LaunchRow = {
  token: Address
  creator: Address
  with_pool: boolean
  block: number
  made_at: number | null
  timelock: Address | null
}

/** What is new in some blocks. */
export type Found = {
  events: readonly EventRow[]
  tokens: readonly TokenRow[]
  launches: readonly LaunchRow[]
  transfers: readonly TransferRow[]
  approvals: readonly ApprovalRow[]
  powers: readonly PowerRow[]
  announcements: readonly AnnouncementRow[]
}

/** Transfers, permissions, events of powers and announcements of one token that are kept; of a token with more, none are. */
const mostTransfers = 200_000

/** Writes down what was found. What is there already stays as it is. */
export async function addFound(
  tx: Database,
  { events, tokens, launches, transfers, approvals, powers, announcements }: Found,
): Promise<void> {
  for (let at = 0; at < events.length; at += rowsAtOnce)
    await tx.execute(sql`
      insert into chain_event (block, log_index, part, transaction, made_at, address, event, thing, accounts, args)
      select block, log_index, part, transaction, to_timestamp(made_at), address, event, thing, accounts, args
      from jsonb_to_recordset(${JSON.stringify(events.slice(at, at + rowsAtOnce))}::jsonb) as row(block bigint, log_index int, part smallint,
        transaction text, made_at bigint, address text, event text, thing numeric, accounts text[], args jsonb)
      on conflict do nothing`)
  if (tokens.length > 0)
    await tx.execute(sql`
      insert into chain_token (address, kind, name, symbol, decimals)
      select * from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb)
        as row(address text, kind text, name text, symbol text, decimals smallint)
      on conflict do nothing`)
  if (launches.length > 0)
    await tx.execute(sql`
      insert into chain_launch (token, creator, with_pool, block, made_at, timelock)
      select token, creator, with_pool, block, to_timestamp(made_at), timelock
      from jsonb_to_recordset(${JSON.stringify(launches)}::jsonb)
        as row(token text, creator text, with_pool boolean, block bigint, made_at bigint, timelock text)
      on conflict do nothing`)
  for (let at = 0; at < transfers.length; at += rowsAtOnce) await addTransfers(tx, transfers.slice(at, at + rowsAtOnce))
  for (let at = 0; at < approvals.length; at += rowsAtOnce) await addApprovals(tx, approvals.slice(at, at + rowsAtOnce))
  for (let at = 0; at < powers.length; at += rowsAtOnce) await addPowers(tx, powers.slice(at, at + rowsAtOnce))
  for (let at = 0; at < announcements.length; at += rowsAtOnce)
    await addAnnouncements(tx, announcements.slice(at, at + rowsAtOnce))
}

/** Rows that one statement writes: it may take no longer than any other. */
const rowsAtOnce = 5_000

async function addTransfers(tx: Database, transfers: readonly TransferRow[]): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into chain_transfer (block, log_index, part, token, sender, receiver, item, amount)
      select row.block, log_index, part, row.token, sender, receiver, item, amount
      from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb) as row(block bigint, log_index int, part smallint,
        token text, sender text, receiver text, item numeric, amount numeric)
      join chain_launch on chain_launch.token = row.token and followed
      on conflict do nothing returning token
    )
    update chain_launch set transfers = transfers + n
      from (select token, count(*) as n from added group by token) as counted where chain_launch.token = counted.token`)
  await dropCrowded(tx)
}

/** Permissions to our contracts are kept of every token, those to others of the launch book alone, where they count as transfers do. */
async function addApprovals(tx: Database, approvals: readonly ApprovalRow[]): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into chain_approval (block, log_index, token, owner, spender, kind, item, given, made_at)
      select row.block, log_index, row.token, owner, spender, kind, item, given, to_timestamp(row.made_at)
      from jsonb_to_recordset(${JSON.stringify(approvals)}::jsonb) as row(block bigint, log_index int, token text,
        owner text, spender text, kind text, item numeric, given boolean, made_at bigint)
      where row.spender = any(${sql.param(ownContracts)}::text[])
        or exists (select from chain_launch where chain_launch.token = row.token and followed)
      on conflict do nothing returning token, spender
    )
    update chain_launch set transfers = transfers + n
      from (select token, count(*) as n from added where spender <> all(${sql.param(ownContracts)}::text[]) group by token) as counted where chain_launch.token = counted.token`)
  await dropCrowded(tx)
}

async function addPowers(tx: Database, powers: readonly PowerRow[]): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into chain_power (block, log_index, token, transaction, topics, data)
      select row.block, log_index, row.token, transaction, topics, data
      from jsonb_to_recordset(${JSON.stringify(powers)}::jsonb) as row(block bigint, log_index int, token text,
        transaction text, topics text[], data text)
      join chain_launch on chain_launch.token = row.token and followed
      on conflict do nothing returning token
    )
    update chain_launch set transfers = transfers + n
      from (select token, count(*) as n from added group by token) as counted where chain_launch.token = counted.token`)
  await dropCrowded(tx)
}

async function addAnnouncements(tx: Database, announcements: readonly AnnouncementRow[]): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into chain_announcement (block, log_index, timelock, transaction, topics, data)
      select row.block, log_index, row.timelock, transaction, topics, data
      from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb) as row(block bigint, log_index int, timelock text,
        transaction text, topics text[], data text)
      where exists (select from chain_launch where chain_launch.timelock = row.timelock and followed)
      on conflict do nothing returning timelock
    )
    update chain_launch set transfers = transfers + n
      from (select timelock, count(*) as n from added group by timelock) as counted where chain_launch.timelock = counted.timelock`)
  await dropCrowded(tx)
}

/** Forgets what is kept of tokens with more of it than we keep. */
async function dropCrowded(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ token: string }>(sql`
    update chain_launch set followed = false where followed and transfers > ${mostTransfers} returning token`)
  for (const { token } of rows) await forgetToken(tx, token)
}

/** Removes what is kept of a token, in parts that each take no longer than a statement may. What its timelock announces stays where another names it. */
async function forgetToken(tx: Database, token: string): Promise<void> {
  await tx.execute(
    sql`delete from chain_approval where token = ${token} and spender <> all(${sql.param(ownContracts)}::text[])`,
  )
  const ofToken = sql`token = ${token}`
  const ofTimelock = sql`timelock = (select timelock from chain_launch where token = ${token})
    and not exists (select from chain_launch where chain_launch.timelock = chain_announcement.timelock and followed)`
  for (const [table, condition] of [
    [sql`chain_transfer`, ofToken],
    [sql`chain_power`, ofToken],
    [sql`chain_announcement`, ofTimelock],
  ] as const) {
    let removed: number | null
    do {
      ;({ rowCount: removed } = await tx.execute(sql`
        delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${rowsAtOnce}))`))
    } while (removed)
  }
}
