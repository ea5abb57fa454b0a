import { sql } from 'drizzle-orm'
import { zeroAddress, type Address } from 'viem'
import { indexState } from '#chain/index/index-state.server.ts'
import type { TokenKind } from '#chain/index/rows/transfer-rows.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Held, Holders, NotFollowed } from './holders.ts'

/** Items that are told of, and the holders of each. */
const most = { items: 20, ofItem: 5 }

type Token = {
  kind: TokenKind
  symbol: string | null
  decimals: number | null
  creator: Address
  followed: boolean
  tip: string | null
}

/** Who holds a token, and who made it. */
export type HoldersOf = { holders: Holders; creator: Address }

/** Answers that are kept until the index has another block: nothing else changes them. */
const mostKept = 64
const kept = new WeakMap<Database, Map<string, { tip: string; held: FoldedHeld }>>()

type FoldedHeld = { all: Held } | Awaited<ReturnType<typeof byItem>>

/**
 * The largest holders of a token, folded from what moved of it. All of it is read at one moment of the index. Rejects when the database
 * does not answer.
 */
export async function readHolders(db: Database, token: Address, listed: number): Promise<HoldersOf | NotFollowed> {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<Token>(sql`
        select kind, symbol, decimals, creator, followed,
          (select number || ' ' || hash from chain_block order by number desc limit 1) as tip
        from chain_launch join chain_token on address = token where token = ${token}`)
      const [known] = rows
      if (!known) return { notFollowed: 'unknown' }
      if (!known.followed) return { notFollowed: 'busy' }
      const { kind, symbol, decimals, creator } = known
      const index = await indexState(tx)
      const hasItems = kind === 'erc1155' || kind === 'erc6909'
      const tip = `${known.tip ?? index.block}`
      const answers = kept.get(db) ?? new Map<string, { tip: string; held: FoldedHeld }>()
      kept.set(db, answers)
      const key = `${token} ${listed}`
      const before = answers.get(key)
      const held =
        before?.tip === tip ? before.held : hasItems ? await byItem(tx, token) : { all: await ofAll(tx, token, listed) }
      answers.delete(key)
      answers.set(key, { tip, held })
      for (const oldest of answers.keys()) if (answers.size > mostKept) answers.delete(oldest)
      return { holders: { token, kind, symbol, decimals, index, ...held }, creator }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Everything that came to an account, and went from it. What went to the address of zeros was destroyed. */
const moved = (token: Address) => sql`
  select receiver as account, item, amount from chain_transfer where token = ${token} and receiver <> ${zeroAddress}
  union all
  select sender, item, -amount from chain_transfer where token = ${token} and sender <> ${zeroAddress}`

type Row = { account: Address; amount: string; holders: number; total: string }

async function ofAll(tx: Database, token: Address, listed: number): Promise<Held> {
  // Counted apart: numbering every holder in order to list a few takes twice as long.
  const { rows } = await tx.execute<Row>(sql`
    with held as materialized (
      select account, sum(amount) as amount from (${moved(token)}) as moved group by account having sum(amount) > 0
    )
    select account, amount::text, (select count(*)::int from held) as holders, (select sum(amount)::text from held) as total
    from held order by held.amount desc, account collate "C" limit ${listed}`)
  return heldIn(rows)
}

const heldIn = (rows: readonly Row[]): Held => ({
  holders: rows[0]?.holders ?? 0,
  total: rows[0]?.total ?? '0',
  largest: rows.map(({ account, amount }) => ({ account, amount })),
})

type ItemRow = Row & { item: string; items: number; accounts: number }

async function byItem(tx: Database, token: Address) {
  const { rows } = await tx.execute<ItemRow>(sql`
    with held as (
      select item, account, sum(amount) as amount from (${moved(token)}) as moved
      group by item, account having sum(amount) > 0
    ), ranked as (
      select item, account, amount, (count(*) over of_item)::int as holders, (sum(amount) over of_item)::text as total,
        row_number() over (partition by item order by amount desc, account) as place,
        dense_rank() over (order by item) as number
      from held window of_item as (partition by item)
    )
    select item::text, account, amount::text, holders, total,
      (select count(distinct item) from held)::int as items, (select count(distinct account) from held)::int as accounts
    from ranked where place <= ${most.ofItem} and number <= ${most.items} order by number, place`)
  const items = [...Map.groupBy(rows, ({ item }) => item)].map(([item, of]) => ({ item, ...heldIn(of) }))
  return { accounts: rows[0]?.accounts ?? 0, items, moreItems: (rows[0]?.items ?? 0) - items.length }
}
