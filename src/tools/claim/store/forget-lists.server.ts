import { sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { encodeEventTopics } from 'viem/utils'
import type { Rpc } from '#chain/read/rpc.ts'
import { eventsIn, logsIn, nextBlock, rangeOf } from '#chain/read/contract-logs.ts'
import { retention } from '#content/legal/retention.ts'
import type { Database } from '#core/database/database.server.ts'
import { claims } from '#tools/claim/contract/read-history.ts'

/** Blocks that are asked for together, and those that are asked for again: a chain may take its newest ones back. */
const portion = 5_000
const again = 64

type Deps = { db: Database; rpc: Rpc; chainId: number }

/**
 * Looks on the chain which lists a campaign pays for, then removes those that none has paid for in their time, and forgets who published
 * what. Rejects, and removes nothing, when the chain does not answer.
 */
export async function forgetUnfunded(deps: Deps): Promise<void> {
  const { db } = deps
  await db.execute(sql`delete from claim_list_gone
    where reason <> 'operator' and gone_at < now() - make_interval(days => ${retention.goneListDays})`)
  await db.execute(sql`update claim_list set uploader = null, network = null
    where uploader is not null and published_at < now() - make_interval(days => ${retention.networkHashDays})`)
  await markFunded(deps)
  await db.execute(sql`
    with removed as (
      delete from claim_list
      where funded_at is null and published_at < now() - make_interval(days => ${retention.unfundedListDays})
      returning id
    )
    insert into claim_list_gone (id, reason) select id, 'unfunded' from removed
    on conflict (id) do update set reason = excluded.reason, gone_at = now()`)
}

async function markFunded({ db, rpc, chainId }: Deps): Promise<void> {
  const end = await nextBlock(rpc)
  const { rows } = await db.execute<{ next: string | null; oldest: string | null }>(sql`
    select (select next_block from claim_scan where chain_id = ${chainId}) as next,
      (select extract(epoch from min(published_at)) from claim_list where funded_at is null) as oldest`)
  const { next, oldest } = rows[0]!
  // A chain that is shorter than what was read of it is another one.
  const known = next !== null && Number(next) <= end
  let from = known ? Math.max(0, Number(next) - again) : 0
  if (!known && oldest !== null) from = await blockBefore(rpc, { time: Number(oldest) - 86_400, end })
  if (!known && oldest === null) from = end
  const topics = [encodeEventTopics({ abi: claims.abi, eventName: 'CampaignCreated' })[0]!]
  for (; from < end; from += portion) {
    const until = Math.min(from + portion, end)
    const logs = await logsIn(rpc, [rangeOf(from, until - 1)], { address: claims.address, topics: [topics] })
    const made = eventsIn(logs, claims).filter((event) => event.eventName === 'CampaignCreated')
    const roots = JSON.stringify(made.map(({ args }) => args.root.toLowerCase()))
    await db.transaction(async (tx) => {
      await tx.execute(sql`update claim_list set funded_at = now() where funded_at is null
        and lower(head::jsonb ->> 'root') in (select jsonb_array_elements_text(${roots}::jsonb))`)
      await tx.execute(sql`insert into claim_scan (chain_id, next_block) values (${chainId}, ${until})
        on conflict (chain_id) do update set next_block = excluded.next_block`)
    })
  }
}

/** The newest block before a time in Unix seconds, or the first one. */
async function blockBefore(rpc: Rpc, { time, end }: { time: number; end: number }): Promise<number> {
  let [low, high] = [0, end]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const block = (await rpc('eth_getBlockByNumber', [`0x${middle.toString(16)}`, false])) as { timestamp: Hex }
    if (Number(block.timestamp) < time) low = middle
    else high = middle
  }
  return low
}
