import { getAddress, type Address, type Hex } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { rangesBefore } from '#chain/read/contract-logs.ts'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { actors } from './actors.ts'
import { balanceOf, findPool, type Pool } from './find-pool.server.ts'
import type { Market } from './market.ts'
import type { PoolV4 } from './pools-v4.server.ts'
import { askLogs, type ChainView } from './simulate-view.server.ts'
import { findBalances } from './write-balance.server.ts'

/** A market, and what the report says of it. */
export type FoundMarket = {
  market: Market
  line:
    | { kind: 'Uniswap V2' | 'Uniswap V3'; address: Address; quote: Address; depth: string }
    | { kind: 'Uniswap V4'; manager: Address; id: Hex; quote: Address; depth: string }
    | { kind: 'holder'; address: Address; written: boolean }
}

/** `Transfer(address,address,uint256)`. */
const transfer: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Accounts that were sent the token lately and are asked what they have. */
const mostHolders = 6

type Given = { token: Address; supply: bigint; chain: Pick<Chain, 'id' | 'uniswap'>; poolsV4: readonly PoolV4[] }

/**
 * Where a simulation gets tokens: from the pool that holds most of the token; without one, from an account that was sent some lately; without that, from a
 * balance that is written into the token's storage. Undefined when there is none of these. Rejects when no node answers.
 */
export async function findMarket(
  view: ChainView,
  { token, supply, chain, poolsV4 }: Given,
): Promise<FoundMarket | undefined> {
  const known = await findPool(view, token, chain)
  const [firstV4] = poolsV4.filter(({ held, depth }) => held > 0n && depth > 0n)
  const pool = firstV4 && firstV4.held > (known?.held ?? 0n) ? firstV4 : known
  const writeQuote =
    pool && (pool.quote === coinAddress ? undefined : await findBalances(view, pool.quote, actors.buyer))
  if (pool && (writeQuote || pool.quote === coinAddress)) {
    return { market: { token, pool, ...(writeQuote && { writeQuote }) }, line: lineOf(pool) }
  }
  for (const holder of await lateHolders(view, token)) {
    const amount = (await balanceOf(view, token, holder)) / 4n
    if (amount > 0n)
      return {
        market: { token, holder, amount, overrides: {} },
        line: { kind: 'holder', address: holder, written: false },
      }
  }
  const write = await findBalances(view, token, actors.third)
  if (!write) return undefined
  const amount = supply / 100n || 10n ** 18n
  // Not one of those who act: what they have has to begin with nothing.
  const holder = actors.stranger
  const overrides = { [token]: { stateDiff: write(holder, amount * 4n) } }
  return { market: { token, holder, amount, overrides }, line: { kind: 'holder', address: holder, written: true } }
}

const lineOf = (pool: Pool): FoundMarket['line'] => {
  const { quote } = pool
  const depth = String(pool.depth)
  return pool.kind === 'Uniswap V4'
    ? { kind: pool.kind, manager: pool.manager, id: pool.id, quote, depth }
    : { kind: pool.kind, address: pool.address, quote, depth }
}

/** Accounts that were sent the token in the newest blocks, the newest first. */
async function lateHolders(view: ChainView, token: Address): Promise<Address[]> {
  const { ranges } = rangesBefore(Number(view.block) + 1, { most: 2 })
  const answers = await Promise.all(
    ranges.map((range) => askLogs(view, { address: token, topics: [transfer], ...range })),
  )
  const receivers = answers
    .flat()
    .flatMap(({ topics }) => (topics.length === 3 ? [getAddress(`0x${topics[2]!.slice(26)}`)] : []))
  return [...new Set(receivers.toReversed())].filter((one) => !/^0x0+$/.test(one)).slice(0, mostHolders)
}
