import type { Address, Hex } from 'viem'
import { encodeAbiParameters, keccak256, pad, parseAbiParameters } from 'viem/utils'
import { atBlock } from '#chain/read/at-block.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { readUnits } from '#chain/tokens/pool-tokens.ts'
import { quoteSide } from '#chain/tokens/quote-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { liquidityLensAbi } from '#contracts/liquidity-lens.ts'
import type { PoolFacts, PoolPlace } from './pool-facts.ts'
import { poolState } from './pool-state.ts'
import { readPairPool } from './read-pair-pool.ts'
import { readIds, readRows, rowStatus } from './read-position-rows.ts'
import { statementOf } from './statement.ts'

/** Words and ticks of a pool that are read with one question, and questions: a pool of more steps has no share by value. */
const stepsAtOnce = 300n
const mostWalks = 4

const lens = { to: contractAddresses.LiquidityLens, abi: liquidityLensAbi } as const

/**
 * What of a pool of V3, by its address, or V4, by its id, is locked, and what that pays; undefined where it is not a pool whose manager
 * the chain is known to have, or nothing of it is locked. Rejects when the chain does not answer.
 */
export async function readPool(rpc: Rpc, pool: Hex, { chain, block }: PoolPlace): Promise<PoolFacts | undefined> {
  const version = pool.length === 42 ? 3 : 4
  const manager = version === 3 ? chain.uniswap?.v3Positions : chain.uniswap?.v4Positions
  const state = manager && (await poolState(rpc, manager, pad(pool, { size: 32 })))
  if (!state) return undefined
  const { token0, token1, fee, tickSpacing, hooks, sqrtPriceX96: root } = state
  const { ids, complete } = await readIds(rpc, { name: 'idsOfPool', args: [manager, keyOf(pool, state)] })
  if (ids.length === 0) return undefined
  const quote = quoteSide(chain.id, [token0, token1])
  const [{ rows, unread }, units, whole] = await Promise.all([
    readRows(rpc, ids),
    readUnits(rpc, [token0, token1], chain.currency),
    quote === undefined
      ? undefined
      : wholeOf(rpc, [manager, pad(pool, { size: 32 }), quote === 1]).catch(() => undefined),
  ])
  const parts = rows
    .filter((row) => row.status === rowStatus.verified && row.liquidity > 0n)
    .map(({ id, tickLower, tickUpper, liquidity, lock: { unlock } }) => ({
      id,
      tickLower,
      tickUpper,
      liquidity,
      unlock,
    }))
  if (rows.every(({ status }) => status === rowStatus.gone) && unread.length === 0) return undefined
  const supply = quote === undefined ? undefined : state.supplies[quote === 1 ? 0 : 1]
  return {
    version,
    pool,
    manager,
    tokens: [units.get(token0)!, units.get(token1)!],
    fee,
    tickSpacing,
    hook: BigInt(hooks) === 0n ? undefined : hooks,
    root,
    quote,
    parts,
    failed: unread.length + rows.filter(({ status }) => status === rowStatus.failed).length,
    complete,
    statement: quote === undefined ? undefined : statementOf({ parts, supply, now: block.time, root, quote }),
    whole,
    block,
  }
}

/** The same in the newest block, of V2 by its pair too. Rejects when the chain does not answer. */
export async function readPoolNow(latest: Rpc, pool: Hex, chain: PoolPlace['chain']): Promise<PoolFacts | undefined> {
  const head = (await latest('eth_getBlockByNumber', ['latest', false])) as { number: Hex; timestamp: Hex }
  const block = { number: Number(head.number), time: Number(head.timestamp) }
  const rpc = atBlock(latest, block.number)
  const facts = await readPool(rpc, pool, { chain, block })
  return facts ?? (pool.length === 42 ? readPairPool(rpc, pool, { chain, block }) : undefined)
}

/** The pool as PositionLocker names it: of V3 by its tokens and fee, of V4 by its id. */
function keyOf(pool: Hex, { token0, token1, fee }: { token0: Address; token1: Address; fee: number }): Hex {
  if (pool.length !== 42) return pool
  return keccak256(encodeAbiParameters(parseAbiParameters('address, address, uint24'), [token0, token1, fee]))
}

/** What a whole pool pays in the quote when the price falls by half; undefined: it has more steps than are read, or they cannot be. */
async function wholeOf(rpc: Rpc, pool: readonly [Address, Hex, boolean]): Promise<bigint | undefined> {
  let walk = {
    blockNumber: 0n,
    state: pad('0x', { size: 32 }),
    tick: 0,
    sqrtPriceX96: 0n,
    liquidity: 0n,
    quote: 0n,
    done: false,
  }
  for (let asked = 0; !walk.done && asked < mostWalks; asked++)
    walk = await readContract(rpc, { ...lens, name: 'poolDepth', args: [...pool, walk, stepsAtOnce] })
  return walk.done ? walk.quote : undefined
}
