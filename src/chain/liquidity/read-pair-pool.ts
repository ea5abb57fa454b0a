import type { Address } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readPair } from '#chain/tokens/read-pair.ts'
import { quoteSide } from '#chain/tokens/quote-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { liquidityLensAbi } from '#contracts/liquidity-lens.ts'
import { lockLensAbi } from '#contracts/lock-lens.ts'
import { never, rungs, type Ladder } from './ladder.ts'
import type { PoolFacts, PoolPlace } from './pool-facts.ts'
import { statementOf } from './statement.ts'

/** Locks of a pair in one question, questions, and locks that are counted: those of most LP tokens. */
const locksAtOnce = 100n
const mostPages = 24
const mostCounted = 200

const everyOwner: Address = '0x0000000000000000000000000000000000000000'
const lens = { to: contractAddresses.LiquidityLens, abi: liquidityLensAbi, name: 'pairStatement' } as const

/**
 * What of a pair of V2 is locked, as LP tokens, and what that pays; undefined where nothing is, or where the factory that the chain is
 * known to have does not know it. Rejects when the chain does not answer.
 */
export async function readPairPool(rpc: Rpc, address: Address, place: PoolPlace): Promise<PoolFacts | undefined> {
  const { chain, block } = place
  const factory = chain.uniswap?.v2Factory
  if (!factory) return undefined
  const [pair, { locks, complete }] = await Promise.all([readPair(rpc, factory, address), locksOf(rpc, address)])
  const held = locks.filter(({ lock, vested }) => lock.amount > vested)
  if (!pair || held.length === 0) return undefined
  const { tokens } = pair
  const quote = quoteSide(chain.id, [tokens[0].address, tokens[1].address])
  const ids = held
    .toSorted((one, other) => Number(other.lock.amount - other.vested - (one.lock.amount - one.vested)))
    .slice(0, mostCounted)
    .map(({ id }) => id)
    .toSorted((one, other) => (one < other ? -1 : 1))
  const ask = (until: number, of = ids) => readContract(rpc, { ...lens, args: [address, quote === 1, until, of] })
  const [said, none] = await Promise.all([ask(0), ask(0, [])])
  const { sqrtPriceX96: root, fee } = said.pool
  const parts = said.parts
    .filter(({ counts }) => counts)
    .map(({ id, tickLower, tickUpper, liquidity, unlock }) => ({ id, tickLower, tickUpper, liquidity, unlock }))
  // Of no locks, everything of the token is outside: its supply.
  const supply = none.exit.known ? none.exit.amount : undefined
  const statement = quote === undefined ? undefined : statementOf({ parts, supply, now: block.time, root, quote })
  return {
    version: 2,
    pool: address,
    manager: factory,
    tokens,
    fee,
    tickSpacing: 1,
    hook: undefined,
    root,
    quote,
    parts,
    failed: 0,
    complete: complete && held.length <= mostCounted,
    statement: statement && { ...statement, ladder: await ladderOfPair(said.ladder, (until) => ask(until)) },
    whole: quote === undefined ? undefined : said.whole.quote,
    block,
  }
}

type Told = { until99: number; until90: number; until50: number; permanent: bigint; total: bigint }

/** The ladder as LiquidityLens tells it, which knows what vests by and by, with what stays until the second before each date. */
async function ladderOfPair(
  { until99, until90, until50, permanent, total }: Told,
  ask: (until: number) => Promise<{ locked: { fall50: bigint } }>,
): Promise<Ladder> {
  const untils = { 99: until99, 90: until90, 50: until50 }
  return {
    total,
    permanent,
    rungs: await Promise.all(
      rungs.map(async (part) => {
        const until = untils[part]
        const stays = until === 0 ? 0n : until >= never ? permanent : (await ask(until - 1)).locked.fall50
        return { part, until, amount: stays }
      }),
    ),
  }
}

/** All locks of a token, page by page. */
async function locksOf(rpc: Rpc, token: Address) {
  const locks = []
  let from = 1n
  for (let asked = 0; asked < mostPages; asked++) {
    const asking = { to: contractAddresses.LockLens, abi: lockLensAbi, name: 'tokenLocks' } as const
    const [page, next] = await readContract(rpc, { ...asking, args: [token, everyOwner, from, locksAtOnce] })
    locks.push(...page)
    if (next === 0n) return { locks, complete: true }
    from = next
  }
  return { locks, complete: false }
}
