import { sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '#core/database/database.server.ts'
import { ownContracts } from './rows/approval-rows.ts'
import type { TokenRow } from './add-found.server.ts'
import type { TokenKind } from './rows/transfer-rows.ts'

/** How far the index is. `tip` is the newest block that is in: the last one of the tail, or the final one. */
export type Cursor = {
  identity: string
  /** The first block that is read. */
  first: number
  final: number
  finalHash: Hex | null
  tip: { number: number; hash: Hex | null }
  stopped: string | null
}

/** Another server writes the index now. */
export class IndexTaken extends Error {
  override name = 'IndexTaken'
}

/** Seconds for which a server that shows no life keeps others from writing. */
const leaseSeconds = 15

const columns = sql`identity, first_block as first, final_block as final, final_hash as hash, stopped`

type CursorRow = { identity: string; first: string; final: string; hash: Hex | null; stopped: string | null }

/** Takes or keeps the right to write for the server of that name, and answers how far the index is; undefined while another server has it. */
export async function holdIndex(db: Database, holder: string): Promise<Cursor | undefined> {
  // Not written again each time somebody looks.
  const { rows: fresh } = await db.execute<CursorRow>(sql`
    select ${columns} from chain_cursor
    where holder = ${holder} and held_until > now() + make_interval(secs => ${leaseSeconds / 2})`)
  const { rows } = fresh[0]
    ? { rows: fresh }
    : await db.execute<CursorRow>(sql`
    insert into chain_cursor (holder, held_until) values (${holder}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (singleton) do update set holder = excluded.holder, held_until = excluded.held_until
      where chain_cursor.holder is null or chain_cursor.holder = excluded.holder or chain_cursor.held_until < now()
    returning ${columns}`)
  const [cursor] = rows
  if (!cursor) return undefined
  const { rows: tail } = await db.execute<{ number: string; hash: Hex }>(
    sql`select number, hash from chain_block order by number desc limit 1`,
  )
  const final = Number(cursor.final)
  const tip = tail[0] ? { number: Number(tail[0].number), hash: tail[0].hash } : { number: final, hash: cursor.hash }
  const { identity, first, hash, stopped } = cursor
  return { identity, first: Number(first), final, finalHash: hash, tip, stopped }
}

/** Lets another server write at once. */
export async function releaseIndex(db: Database, holder: string): Promise<void> {
  await db.execute(sql`update chain_cursor set holder = null, held_until = null where holder = ${holder}`)
}

/** Does some writing as the server that holds the index. Throws `IndexTaken` when it does not any more. */
export function writeIndex(db: Database, holder: string, work: (tx: Database) => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update chain_cursor set held_until = now() + make_interval(secs => ${leaseSeconds}) where holder = ${holder}`)
    if (rowCount !== 1) throw new IndexTaken('Another server writes the index.')
    await work(tx)
  })
}

/** Forgets everything, and begins anew before `first` for the chain and the contracts of that identity. */
export async function beginIndex(
  tx: Database,
  { identity, first }: { identity: string; first: number },
): Promise<void> {
  await tx.execute(
    sql`truncate chain_block, chain_event, chain_token, chain_launch, chain_transfer, chain_approval, chain_power, chain_announcement`,
  )
  await tx.execute(sql`
    update chain_cursor set identity = ${identity}, first_block = ${first}, final_block = ${first - 1}, final_hash = null, stopped = null`)
}

/** Everything up to that block is in, and stays. */
export async function moveFinal(tx: Database, { number, hash }: { number: number; hash: Hex }): Promise<void> {
  await tx.execute(sql`update chain_cursor set final_block = ${number}, final_hash = ${hash}`)
  await tx.execute(sql`delete from chain_block where number <= ${number}`)
}

/** The block of the tail with that number, if it is there. */
export async function tailBlock(db: Database, number: number): Promise<{ hash: Hex } | undefined> {
  const { rows } = await db.execute<{ hash: Hex }>(sql`select hash from chain_block where number = ${number}`)
  return rows[0]
}

/** Adds a block to the tail. */
export async function addBlock(tx: Database, { number, hash, time }: { number: number; hash: Hex; time: number }) {
  await tx.execute(
    sql`insert into chain_block (number, hash, made_at) values (${number}, ${hash}, to_timestamp(${time}))`,
  )
}

/** Takes the blocks from that one on out of the tail, with everything that happened in them. */
export async function removeBlocksFrom(tx: Database, number: number): Promise<void> {
  await tx.execute(sql`delete from chain_block where number >= ${number}`)
  await tx.execute(sql`delete from chain_event where block >= ${number}`)
  await tx.execute(sql`
    with moved as (delete from chain_transfer where block >= ${number} returning token),
      permitted as (delete from chain_approval where block >= ${number} returning token, spender),
      powers as (delete from chain_power where block >= ${number} returning token),
      announced as (delete from chain_announcement where block >= ${number} returning timelock),
      gone as (select token from moved union all select token from powers union all
        select token from permitted where spender <> all(${sql.param(ownContracts)}::text[]) union all
        select token from chain_launch join announced using (timelock))
    update chain_launch set transfers = transfers - n
      from (select token, count(*) as n from gone group by token) as counted where chain_launch.token = counted.token`)
  await tx.execute(sql`delete from chain_launch where block >= ${number}`)
}

/** The tokens that were known before a block and whose transfers are kept, and their kinds. */
export async function followedTokens(db: Database, before: number): Promise<Map<Address, TokenKind>> {
  const { rows } = await db.execute<{ address: Address; kind: TokenKind }>(
    sql`select address, kind from chain_launch join chain_token on address = token
      where followed and block < ${before} order by block`,
  )
  return new Map(rows.map(({ address, kind }) => [address, kind]))
}

/** The timelocks of those tokens. */
export async function followedTimelocks(db: Database, before: number): Promise<Address[]> {
  const { rows } = await db.execute<{ timelock: Address }>(
    sql`select distinct timelock from chain_launch where followed and timelock is not null and block < ${before}`,
  )
  return rows.map(({ timelock }) => timelock)
}

/** What is known of some tokens. */
export async function knownTokens(db: Database, addresses: readonly Address[]): Promise<Map<Address, TokenRow>> {
  const { rows } = await db.execute<TokenRow>(
    sql`select address, kind, name, symbol, decimals from chain_token where address = any(${sql.param(addresses)}::text[])`,
  )
  return new Map(rows.map((row) => [row.address, row]))
}

/** Writes down which block was the newest at the last look. */
export async function noteLook(db: Database, { head }: { head: number }): Promise<void> {
  await db.execute(sql`
    update chain_cursor set head_block = ${head}, looked_at = now()
    where head_block is distinct from ${head} or looked_at < now() - make_interval(secs => ${leaseSeconds / 3})`)
}

/** Nothing is written any more until the operator has the index built anew. */
export async function stopIndex(db: Database, holder: string, why: string): Promise<void> {
  await db.execute(sql`update chain_cursor set stopped = ${why} where holder = ${holder}`)
}
