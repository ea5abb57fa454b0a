import type { Address } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { coinAddress, quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { mostQuotes, poolsWith } from './known-holders.ts'

const managerAbi = [
  { type: 'function', name: 'poolManager', stateMutability: 'view', inputs: [], outputs: [{ type: 'address' }] },
] as const

/** What holds everything in pools of Uniswap V4; undefined where it is not on the chain, or does not answer. Never rejects. */
export async function poolsV4Of(rpc: Rpc, { uniswap }: Pick<Chain, 'uniswap'>): Promise<Address | undefined> {
  const to = uniswap?.v4Positions
  if (!to) return undefined
  return readContract(rpc, { to, abi: managerAbi, name: 'poolManager', args: [] }).catch(() => undefined)
}

/**
 * The pools that hold some of a token, locked or not: with a quote token of the chain and a usual fee, and those of V4 as one. undefined
 * where nobody answers. Never rejects.
 */
export async function poolsHolding(
  rpc: Rpc,
  token: Address,
  chain: Pick<Chain, 'id' | 'uniswap'>,
): Promise<string[] | undefined> {
  const quotes = quoteTokensOf(chain.id).filter(
    (quote) => quote !== coinAddress && quote.toLowerCase() !== token.toLowerCase(),
  )
  try {
    const poolsV4 = await poolsV4Of(rpc, chain)
    const places = [
      ...quotes.slice(0, mostQuotes).flatMap((quote) => poolsWith(token, quote, chain)),
      ...(poolsV4 ? [[poolsV4, 'Pools of Uniswap V4'] as const] : []),
    ]
    const found = await Promise.all(
      places.map(async ([account, name]) => {
        const held = await readContract(rpc, { to: token, abi: tokenAbi, name: 'balanceOf', args: [account] })
        // Tokens may be sent to where a pool would be: it is one when its code is there.
        return held > 0n && (await rpc('eth_getCode', [account, 'latest'])) !== '0x' ? [name] : []
      }),
    )
    return found.flat()
  } catch {
    return undefined
  }
}
