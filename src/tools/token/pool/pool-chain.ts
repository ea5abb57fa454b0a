import type { Address, Hex } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import type { Chain, UniswapAddresses } from '#chain/chain.ts'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { coinAddress, quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { cleanSymbol } from '#chain/tokens/token-facts.ts'
import { contractAddresses } from '#contracts/addresses.ts'

const managerAbi = [
  { type: 'function', name: 'WETH9', stateMutability: 'view', inputs: [], outputs: [{ type: 'address' }] },
] as const

/** A version of Uniswap. */
export type PoolVersion = 'V4' | 'V3' | 'V2'

/** Every version, the newest first: the first one that a chain has is chosen until the visitor chooses another. */
export const poolVersions = ['V4', 'V3', 'V2'] as const satisfies readonly PoolVersion[]

/** What a token is paired with: a token, or the coin of the chain under the address of zeros. */
export type QuoteToken = { address: Address; symbol: string; decimals: number }

/**
 * What a launch with a pool needs to know of the chain. `managers` are the factory of V2 and the managers of positions of V3 and V4, as far
 * as they are there; `quotes` begins with the coin; `now` is the time of the newest block, in Unix seconds.
 */
export type PoolChain = {
  chain: Chain
  managers: Partial<Record<PoolVersion, Address>>
  wrapped: Address
  quotes: readonly QuoteToken[]
  now: number
}

/** Whether a quote is the coin of the chain, which is sent along. */
export const isCoin = (address: Address): boolean => address === coinAddress

/** The chain, as far as a launch can open a pool on it; undefined where the launcher or Uniswap is missing. Rejects when it does not answer. */
export async function poolChain(rpc: Rpc): Promise<PoolChain | undefined> {
  const code = await rpc('eth_getCode', [contractAddresses.Launcher, 'latest'])
  return code === '0x' ? undefined : uniswapOn(rpc)
}

/** What there is of Uniswap on the chain; undefined where nothing is. Rejects when the chain does not answer. */
export async function uniswapOn(rpc: Rpc): Promise<PoolChain | undefined> {
  const chain = findChain(Number(await rpc('eth_chainId', [])))
  const { v2Factory, v3Positions, v4Positions }: UniswapAddresses = chain?.uniswap ?? {}
  const asked = v3Positions ?? v4Positions
  if (!chain || !asked) return undefined
  const [block, quotes, wrapped] = await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false]) as Promise<{ timestamp: Hex }>,
    readQuotes(rpc, chain),
    readContract(rpc, { to: asked, abi: managerAbi, name: 'WETH9', args: [] }),
  ])
  const managers = {
    ...(v4Positions && { V4: v4Positions }),
    ...(v3Positions && { V3: v3Positions }),
    ...(v2Factory && { V2: v2Factory }),
  }
  return { chain, managers, wrapped, quotes, now: Number(block.timestamp) }
}

/** The quote tokens of the catalogue, with the names and decimals that they give themselves; one that gives none is left out. Rejects when the chain does not answer. */
async function readQuotes(rpc: Rpc, chain: Chain): Promise<QuoteToken[]> {
  const { symbol, decimals } = chain.currency
  const tokens = quoteTokensOf(chain.id).filter((address) => !isCoin(address))
  const read = tokens.map(async (address) => {
    const asked = { to: address, abi: tokenAbi, args: [] } as const
    const [name, places] = await Promise.all([
      unlessRefused(readContract(rpc, { ...asked, name: 'symbol' })),
      unlessRefused(readContract(rpc, { ...asked, name: 'decimals' })),
    ])
    return name && places !== undefined ? [{ address, symbol: cleanSymbol(name), decimals: places }] : []
  })
  const known = (await Promise.all(read)).flat()
  return [{ address: coinAddress, symbol, decimals }, ...known.filter((token) => token.symbol !== '')]
}
