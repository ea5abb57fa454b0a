import { decodeAbiParameters, encodeFunctionData, getAddress, pad, parseAbi, type Address, type Hex } from 'viem'
import type { Chain, UniswapAddresses } from '#chain/chain.ts'
import { rangesBefore } from '#chain/read/contract-logs.ts'
import { coinAddress, quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import { askLogs, type ChainView } from './simulate-view.server.ts'

/**
 * A pool in which the token is traded. `held` and `depth`: what it holds of the token and of the other one, in smallest units; of V4, where
 * all pools lie together, what it would hold over all prices, and at most what is there.
 */
export type Pool = { quote: Address; depth: bigint; held: bigint } & (
  | { kind: 'Uniswap V2' | 'Uniswap V3'; address: Address }
  | { kind: 'Uniswap V4'; manager: Address; id: Hex; key: PoolKey }
)

/** A pool as Uniswap V4 knows it. */
export type PoolKey = { currency0: Address; currency1: Address; fee: number; tickSpacing: number; hooks: Address }

const abi = parseAbi([
  'function WETH9() view returns (address)',
  'function getPair(address a, address b) view returns (address)',
  'function getPool(address a, address b, uint24 fee) view returns (address)',
  'function balanceOf(address account) view returns (uint256)',
])

/** Fees of pools of V3, in millionths. */
const fees = [100, 500, 3000, 10_000]

/** `PairCreated` of V2 and `PoolCreated` of V3, each with both tokens as topics. */
const created: Hex[] = [
  '0x0d3648bd0f6ba80134a33ba9275ac585d9d315f0ad8355cddefde31afa28d0e9',
  '0x783cca1c0412dd0d695e784568c96da2e9c22ff989357a2e8b1d9b2b4e6b7118',
]

/** Ranges of blocks in which pools that were made lately are looked for. */
const mostRanges = 3

/**
 * A pool of a token, of any age: with the chain's wrapped coin or a quote token of the chain, the deepest with each, and of those the one
 * that holds most of the token. Where there is none, one with any other token that was made lately. Undefined when the factories of the
 * chain name none that holds anything. Rejects when no node answers.
 */
export async function findPool(
  view: ChainView,
  token: Address,
  { id, uniswap }: Pick<Chain, 'id' | 'uniswap'>,
): Promise<Pool | undefined> {
  if (!uniswap) return undefined
  const wrapped = uniswap.v3Positions && (await addressFrom(view, uniswap.v3Positions, 'WETH9'))
  const listed = quoteTokensOf(id).filter((quote) => quote !== coinAddress)
  const quotes = [...new Set([...(wrapped ? [wrapped] : []), ...listed])].filter((quote) => quote !== token)
  const known = await Promise.all(quotes.map((quote) => deepest(view, { token, quote, uniswap })))
  const [most] = known.flatMap((pool) => pool ?? []).toSorted((one, other) => (one.held < other.held ? 1 : -1))
  if (most) return most
  for (const quote of await lateQuotes(view, token, uniswap)) {
    const found = await deepest(view, { token, quote, uniswap })
    if (found) return found
  }
  return undefined
}

type Wanted = { token: Address; quote: Address; uniswap: UniswapAddresses }

async function deepest(view: ChainView, { token, quote, uniswap }: Wanted): Promise<Pool | undefined> {
  const { v2Factory, v3Factory } = uniswap
  const places = [
    ...(v2Factory ? [{ kind: 'Uniswap V2' as const, to: v2Factory, name: 'getPair', args: [token, quote] }] : []),
    ...(v3Factory
      ? fees.map((fee) => ({ kind: 'Uniswap V3' as const, to: v3Factory, name: 'getPool', args: [token, quote, fee] }))
      : []),
  ]
  const pools = await Promise.all(
    places.map(async ({ kind, to, name, args }): Promise<Pool[]> => {
      const address = await addressFrom(view, to, name, args)
      if (!address) return []
      const [depth, held] = await Promise.all([balanceOf(view, quote, address), balanceOf(view, token, address)])
      return depth > 0n && held > 0n ? [{ address, kind, quote, depth, held }] : []
    }),
  )
  return pools.flat().toSorted((one, other) => (one.depth < other.depth ? 1 : -1))[0]
}

/** The other tokens of pools that were made lately, the newest first. */
async function lateQuotes(view: ChainView, token: Address, { v2Factory, v3Factory }: UniswapAddresses) {
  const { ranges } = rangesBefore(Number(view.block) + 1, { most: mostRanges })
  const address = [v2Factory, v3Factory].filter((one) => one !== undefined)
  const asked = ranges.flatMap((range) =>
    [
      [created, pad(token)],
      [created, null, pad(token)],
    ].map((topics) => askLogs(view, { address, topics, ...range })),
  )
  const found = (await Promise.all(asked)).flat().flatMap(({ topics }) => topics.slice(1, 3))
  const others = found.filter((topic) => topic !== pad(token).toLowerCase() && topic.length === 66)
  return [...new Set(others.map((topic) => getAddress(`0x${topic.slice(26)}`)))].slice(0, 4)
}

async function addressFrom(view: ChainView, to: Address, functionName: string, args: readonly unknown[] = []) {
  const { ok, data } = await view.call({ to, data: encodeFunctionData({ abi, functionName, args } as never) })
  if (!ok || !/^0x0{24}(?!0{40})[\da-f]{40}$/i.test(data)) return undefined
  return getAddress(decodeAbiParameters([{ type: 'address' }], data)[0])
}

/** The balance of an account, in the token's smallest unit; 0 where the token does not say. */
export async function balanceOf(view: ChainView, token: Address, account: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] })
  const { ok, data: answer } = await view.call({ to: token, data })
  return ok && answer.length === 66 ? BigInt(answer) : 0n
}
