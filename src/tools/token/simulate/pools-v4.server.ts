import {
  concat,
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  parseAbiParameters,
  size,
  type Address,
  type Hex,
} from 'viem'
import type { Chain } from '#chain/chain.ts'
import { actsInTrades } from '#chain/liquidity/hook-words.ts'
import { idOfV4, usualPools } from '#chain/liquidity/pool-keys.ts'
import { rangesBefore, type BlockRange } from '#chain/read/contract-logs.ts'
import { coinAddress, quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import { balanceOf, type Pool, type PoolKey } from './find-pool.server.ts'
import { askLogs, type ChainView } from './simulate-view.server.ts'

const abi = parseAbi([
  'function poolManager() view returns (address)',
  'function extsload(bytes32[] slots) view returns (bytes32[])',
])

/** `Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24, int24, address, uint160, int24)`. */
const initialize: Hex = '0xdd466e674ea557f56295e2d0218a125ea4b4f0f6f3307b95f85e6110838d6438'
const made = parseAbiParameters('uint24 fee, int24 tickSpacing, address hooks, uint160 price, int24 tick')

/** Ranges of blocks in which new pools are looked for, where a node does not tell of all blocks in one answer. */
const mostRanges = 10

/** Of the pools that were made with a token, so many of the oldest and of the newest are looked at: making one costs next to nothing. */
const mostOfEnd = 120

/** Pools whose price and liquidity are asked for in one call: its answer has to fit. */
const atOnce = 60

/** Where V4 keeps its pools, and where in one of them its liquidity is. Its price is in the first word. */
const poolsSlot = 6n
const liquidityPlace = 3n

/** A pool of Uniswap V4. */
export type PoolV4 = Extract<Pool, { kind: 'Uniswap V4' }>

/** The pools of a token in Uniswap V4 that have liquidity in range now. */
export type PoolsV4 = {
  /** Those to trade in, with the chain's quote tokens first, and of these the one that holds most of the token. */
  open: PoolV4[]
  /** Those whose hook acts in a trade. Nobody but its makers knows what it does, so no trade is tried. */
  hooked: { id: Hex; hooks: Address }[]
  /** Pools of the token that were not looked at, since there are too many. */
  leftOut: number
  /** The first block from which on unusual pools were looked for; undefined where all blocks were. */
  since?: number
}

/**
 * Pools of Uniswap V4 with a token: those with a quote token of the chain, a usual fee and no hook by their ids, and those of any fee, spacing, hook and
 * other token by what the manager said when they were made. Rejects when no node answers.
 */
export async function findPoolsV4(
  view: ChainView,
  token: Address,
  { id: chainId, uniswap }: Pick<Chain, 'id' | 'uniswap'>,
): Promise<PoolsV4> {
  const manager = uniswap?.v4Positions && (await managerOf(view, uniswap.v4Positions))
  if (!manager) return { open: [], hooked: [], leftOut: 0 }
  const quotes = quoteTokensOf(chainId).filter((quote) => quote.toLowerCase() !== token.toLowerCase())
  const usual = quotes.flatMap((quote) =>
    usualPools.map(([fee, tickSpacing]) => usualKey(token, quote, fee, tickSpacing)),
  )
  const { keys: told, ...looked } = await madeWith(view, manager, token)
  const keys = [...new Map([...usual, ...told].map((key) => [idOfV4(key), key])).values()]
  const found = await withLiquidity(view, manager, keys)
  const hooked = found.filter(({ key }) => actsInTrades(key.hooks, key.fee))
  const open = await Promise.all(
    found.filter((one) => !hooked.includes(one)).map((one) => poolOf(view, manager, token, one)),
  )
  const isListed = ({ quote }: PoolV4) => quotes.some((one) => one.toLowerCase() === quote.toLowerCase())
  return {
    open: open.toSorted(
      (one, other) => Number(isListed(other)) - Number(isListed(one)) || (one.held < other.held ? 1 : -1),
    ),
    hooked: hooked.map(({ key }) => ({ id: idOfV4(key), hooks: key.hooks })),
    ...looked,
  }
}

async function managerOf(view: ChainView, positions: Address): Promise<Address | undefined> {
  const { ok, data } = await view.call({
    to: positions,
    data: encodeFunctionData({ abi, functionName: 'poolManager' }),
  })
  return ok && data.length === 66 ? getAddress(`0x${data.slice(26)}`) : undefined
}

function usualKey(token: Address, quote: Address, fee: number, tickSpacing: number): PoolKey {
  const [currency0, currency1] = BigInt(token) < BigInt(quote) ? [token, quote] : [quote, token]
  return { currency0, currency1, fee, tickSpacing, hooks: coinAddress }
}

/** The pools that were made with a token, as far back as the node tells. */
async function madeWith(
  view: ChainView,
  manager: Address,
  token: Address,
): Promise<{ keys: PoolKey[]; leftOut: number; since?: number }> {
  const topics = [
    [initialize, null, pad(token)],
    [initialize, null, null, pad(token)],
  ]
  const madeIn = async (range: BlockRange, asked = view) =>
    (await Promise.all(topics.map((wanted) => askLogs(asked, { address: manager, topics: wanted, ...range })))).flat()
  // A node that does not tell of all blocks in one answer may tell of fewer.
  const whole = { ...view, untold: { logs: false } }
  const all = await madeIn({ fromBlock: '0x0', toBlock: view.block }, whole)
  const inParts = whole.untold.logs
  const { ranges, from } = rangesBefore(Number(view.block) + 1, { most: mostRanges })
  // The oldest first, as in one answer.
  const answers = inParts ? await Promise.all(ranges.toReversed().map((range) => madeIn(range))) : [all]
  const keys = answers.flat().flatMap(keyIn)
  const kept = keys.length > 2 * mostOfEnd ? [...keys.slice(0, mostOfEnd), ...keys.slice(-mostOfEnd)] : keys
  return { keys: kept, leftOut: keys.length - kept.length, ...(inParts && from > 0 && { since: from }) }
}

const currencyIn = (topic: Hex) => getAddress(`0x${topic.slice(26)}`)

function keyIn({ topics, data }: { topics: Hex[]; data: Hex }): PoolKey[] {
  if (topics.length !== 4 || size(data) !== 160) return []
  const [fee, tickSpacing, hooks] = decodeAbiParameters(made, data)
  return [{ currency0: currencyIn(topics[2]!), currency1: currencyIn(topics[3]!), fee, tickSpacing, hooks }]
}

type Found = { key: PoolKey; price: bigint; liquidity: bigint }

async function withLiquidity(view: ChainView, manager: Address, keys: readonly PoolKey[]): Promise<Found[]> {
  const parts = Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, at) =>
    keys.slice(at * atOnce, (at + 1) * atOnce),
  )
  const found = await Promise.all(
    parts.map(async (part) => {
      const slots = part.flatMap((key) => {
        const slot = BigInt(keccak256(concat([idOfV4(key), numberToHex(poolsSlot, { size: 32 })])))
        return [slot, slot + liquidityPlace].map((place) => numberToHex(place, { size: 32 }))
      })
      const data = encodeFunctionData({ abi, functionName: 'extsload', args: [slots] })
      const { ok, data: answer } = await view.call({ to: manager, data })
      if (!ok || size(answer) !== 64 + slots.length * 32) return []
      const [words] = decodeAbiParameters([{ type: 'bytes32[]' }], answer)
      return part.map((key, at) => ({
        key,
        price: BigInt(words[2 * at]!) & ((1n << 160n) - 1n),
        liquidity: BigInt(words[2 * at + 1]!) & ((1n << 128n) - 1n),
      }))
    }),
  )
  return found.flat().filter(({ price, liquidity }) => price > 0n && liquidity > 0n)
}

/** A pool with what it holds over all prices, and at most what is there. */
async function poolOf(
  view: ChainView,
  manager: Address,
  token: Address,
  { key, price, liquidity }: Found,
): Promise<PoolV4> {
  const amounts = [(liquidity << 96n) / price, (liquidity * price) >> 96n] as const
  const isFirst = key.currency0.toLowerCase() === token.toLowerCase()
  const quote = isFirst ? key.currency1 : key.currency0
  const [held, depth] = isFirst ? amounts : ([amounts[1], amounts[0]] as const)
  const has = async (currency: Address) =>
    currency === coinAddress
      ? BigInt((await view.node('eth_getBalance', manager, view.block)) as Hex)
      : balanceOf(view, currency, manager)
  const [mostHeld, mostDepth] = await Promise.all([has(token), has(quote)])
  return {
    kind: 'Uniswap V4',
    manager,
    id: idOfV4(key),
    key,
    quote,
    held: held < mostHeld ? held : mostHeld,
    depth: depth < mostDepth ? depth : mostDepth,
  }
}
