import type { Address, Hex } from 'viem'
import { parseAbi } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { coinAddress, quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import type { PoolFacts, PoolPlace } from './pool-facts.ts'
import { poolKeys, usualPools } from './pool-keys.ts'
import { readPairPool } from './read-pair-pool.ts'
import { readPool } from './read-pool.ts'

const factoryAbi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
])

/** Quote tokens whose pools are looked for; more would be too many questions for a page. */
const mostQuotes = 4

/** Pools of a token, and those that could not be read. */
export type TokenPools = { pools: PoolFacts[]; unread: Hex[] }

/**
 * The pools of a token of which something is locked here, those that pay most in the steadiest quote first. Looked for are those with a
 * quote token of the chain, a usual fee and no hook: others have their own page. Rejects when the chain does not answer.
 */
export async function poolsOfToken(rpc: Rpc, token: Address, place: PoolPlace): Promise<TokenPools> {
  const quotes = quoteTokensOf(place.chain.id).filter((quote) => quote.toLowerCase() !== token.toLowerCase())
  const tokens = quotes.filter((quote) => quote !== coinAddress).slice(0, mostQuotes)
  const [pairs, pools] = await Promise.all([
    pairsOf(rpc, { token, quotes: tokens, place }),
    lockedPools(rpc, { token, quotes: [...tokens, coinAddress], place }),
  ])
  const found = [...pairs, ...pools]
  const read = await Promise.allSettled([
    ...pairs.map((pair) => readPairPool(rpc, pair, place)),
    ...pools.map((pool) => readPool(rpc, pool, place)),
  ])
  const rank = ({ tokens: both, quote }: PoolFacts) =>
    quote === undefined
      ? quotes.length
      : quotes.findIndex((each) => each.toLowerCase() === both[quote].address.toLowerCase())
  return {
    pools: read
      .flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
      .toSorted((one, other) => rank(one) - rank(other) || (paid(other) > paid(one) ? 1 : -1)),
    unread: found.filter((_, at) => read[at]!.status === 'rejected'),
  }
}

const paid = ({ statement }: PoolFacts) => statement?.locked.fall50 ?? 0n

type Wanted = { token: Address; quotes: readonly Address[]; place: PoolPlace }

async function pairsOf(rpc: Rpc, { token, quotes, place }: Wanted): Promise<Address[]> {
  const to = place.chain.uniswap?.v2Factory
  if (!to) return []
  const found = await Promise.all(
    quotes.map((quote) => readContract(rpc, { to, abi: factoryAbi, name: 'getPair', args: [token, quote] })),
  )
  return found.filter(isThere)
}

/** The pools of V3 and V4 of which PositionLocker has a list that is not empty. */
async function lockedPools(rpc: Rpc, { token, quotes, place }: Wanted): Promise<Hex[]> {
  const { v3Factory, v3Positions, v4Positions } = place.chain.uniswap ?? {}
  const keys = quotes.flatMap((quote) => usualPools.map((kind) => poolKeys(token, quote, kind)))
  const found = await Promise.all(
    keys.map(async ({ first, second, fee, keyV3, idV4 }) => {
      const [inV3, inV4] = await Promise.all([
        v3Positions && first !== coinAddress ? countOf(rpc, v3Positions, keyV3) : 0n,
        v4Positions ? countOf(rpc, v4Positions, idV4) : 0n,
      ])
      const args = [first, second, fee] as const
      const pool =
        inV3 > 0n && v3Factory && (await readContract(rpc, { to: v3Factory, abi: factoryAbi, name: 'getPool', args }))
      return [...(pool && isThere(pool) ? [pool] : []), ...(inV4 > 0n ? [idV4] : [])]
    }),
  )
  return found.flat()
}

async function countOf(rpc: Rpc, manager: Address, key: Hex): Promise<bigint> {
  const locker = { to: contractAddresses.PositionLocker, abi: positionLockerAbi, name: 'idsOfPool' } as const
  const [, count] = await readContract(rpc, { ...locker, args: [manager, key, 0n, 0n] })
  return count
}

const isThere = (pool: Address) => BigInt(pool) !== 0n
