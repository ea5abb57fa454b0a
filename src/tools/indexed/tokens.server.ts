import { sql, type SQL } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { indexState } from '#chain/index/index-state.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { KnownToken, OwnBalance, OwnToken } from './thing.ts'

/** What is known of some tokens. One that the index has not met has neither name nor decimals. */
export async function tokensBy(db: Database, addresses: readonly Address[]): Promise<(address: Address) => KnownToken> {
  const wanted = [...new Set(addresses)]
  const { rows } = await db.execute<KnownToken>(
    sql`select address, kind, name, symbol, decimals from chain_token where address = any(${sql.param(wanted)}::text[])`,
  )
  const known = new Map(rows.map((row) => [row.address, row]))
  return (address) => known.get(address) ?? { address, kind: 'erc20', name: null, symbol: null, decimals: null }
}

/** Where a token's page is. */
const pathOf = (token: Address) => `/meme-token/${token}`

type Made = KnownToken & { with_pool: boolean; at: number | null }

/** What an account launched, the newest first. */
export const madeBy = (db: Database, account: Address): Promise<OwnToken[]> =>
  launchesWhere(db, sql`creator = ${account}`, 500)

/** The newest launches for which something is true of `chain_launch` or `chain_token`. */
export async function launchesWhere(db: Database, condition: SQL, most: number): Promise<OwnToken[]> {
  const { rows } = await db.execute<Made>(sql`
    select address, kind, name, symbol, decimals, with_pool, extract(epoch from made_at)::float8 as at
    from chain_launch join chain_token on address = token where ${condition} order by block desc limit ${most}`)
  return rows.map(({ with_pool, at, ...token }) => ({ token, path: pathOf(token.address), withPool: with_pool, at }))
}

/** Items whose numbers are listed of one collection, and tokens that are listed. */
const most = { items: 50, tokens: 500 }

type Held = KnownToken & { amount: string; items: string[] | null }

/** What an account has of the tokens that were launched here. */
export async function heldBy(db: Database, account: Address): Promise<OwnBalance[]> {
  const { rows } = await db.execute<Held>(sql`
    with moved as (
      select token, item, amount from chain_transfer where receiver = ${account}
      union all
      select token, item, -amount from chain_transfer where sender = ${account}
    ), items as (
      select token, item, sum(amount) as amount from moved group by token, item having sum(amount) > 0
    )
    select address, kind, name, symbol, decimals, sum(items.amount)::text as amount,
      (array_agg(item::text order by item) filter (where item is not null))[1:${sql.raw(String(most.items))}] as items
    from items join chain_token on address = token
    group by address order by address limit ${most.tokens}`)
  return rows.map(({ amount, items, ...token }) => ({ token, path: pathOf(token.address), amount, items: items ?? [] }))
}

/**
 * How many pieces an account has of some tokens, and under how many numbers; undefined of a token that the index does not follow, because
 * it does not know what moved of it.
 */
export async function piecesBy(
  db: Database,
  { account, tokens }: { account: Address; tokens: readonly Address[] },
): Promise<(token: Address) => { pieces: bigint; numbers: bigint } | undefined> {
  const wanted = sql`${sql.param([...new Set(tokens)])}::text[]`
  const { rows } = await db.execute<{ token: Address; pieces: string; numbers: string }>(sql`
    with moved as (
      select token, item, amount from chain_transfer where receiver = ${account} and token = any(${wanted})
      union all
      select token, item, -amount from chain_transfer where sender = ${account} and token = any(${wanted})
    ), items as (
      select token, item, sum(amount) as amount from moved group by token, item having sum(amount) > 0
    )
    select token, coalesce((select sum(amount) from items where items.token = chain_launch.token), 0)::text as pieces,
      (select count(*) from items where items.token = chain_launch.token)::text as numbers
    from chain_launch where followed and token = any(${wanted})`)
  const known = new Map(
    rows.map(({ token, pieces, numbers }) => [token, { pieces: BigInt(pieces), numbers: BigInt(numbers) }]),
  )
  return (token) => known.get(token)
}

/** A log of a token, as the chain has it. */
export type PowerLog = { block: number; transaction: Hex; topics: [Hex, ...Hex[]]; data: Hex }

/**
 * What a token of the launch book said of the powers over it up to a block, oldest first; undefined where the index does not follow it.
 * Rejects when the database does not answer.
 */
export async function powersOver(
  db: Database,
  token: Address,
): Promise<{ logs: PowerLog[]; until: number } | undefined> {
  // First: what comes in meanwhile is asked of the node as well, and does not count twice.
  const { block: until } = await indexState(db)
  const { rows: followed } = await db.execute(sql`select from chain_launch where token = ${token} and followed`)
  if (until === null || followed.length === 0) return undefined
  const { rows } = await db.execute<Omit<PowerLog, 'block'> & { block: string }>(sql`
    select block, transaction, topics, data from chain_power
    where token = ${token} and block <= ${until} order by block, log_index`)
  return { logs: rows.map((row) => ({ ...row, block: Number(row.block) })), until }
}
