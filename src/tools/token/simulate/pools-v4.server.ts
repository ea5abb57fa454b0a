import { concat, encodeFunctionData, keccak256, numberToHex, parseAbi, type Address, type Hex } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { poolKeys, usualPools } from '#chain/liquidity/pool-keys.ts'
import { quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import type { ChainView } from './simulate-view.server.ts'

const abi = parseAbi([
  'function poolManager() view returns (address)',
  'function extsload(bytes32 slot) view returns (bytes32)',
])

/** Where V4 keeps its pools, and where in one of them its liquidity is. */
const poolsSlot = 6n
const liquidityPlace = 3n

/**
 * Ids of pools of Uniswap V4 with a quote token of the chain, a usual fee, no hook and liquidity in range now. They are named and not
 * traded in. Rejects when no node answers.
 */
export async function findPoolsV4(
  view: ChainView,
  token: Address,
  { id: chainId, uniswap }: Pick<Chain, 'id' | 'uniswap'>,
): Promise<Hex[]> {
  if (!uniswap?.v4Positions) return []
  const ask = async (to: Address, functionName: 'poolManager' | 'extsload', args: readonly unknown[] = []) => {
    const { ok, data } = await view.call({ to, data: encodeFunctionData({ abi, functionName, args } as never) })
    return ok && data.length === 66 ? data : undefined
  }
  const word = await ask(uniswap.v4Positions, 'poolManager')
  if (!word) return []
  const manager: Address = `0x${word.slice(26)}`
  const quotes = quoteTokensOf(chainId).filter((quote) => quote.toLowerCase() !== token.toLowerCase())
  const ids = quotes.flatMap((quote) => usualPools.map((kind) => poolKeys(token, quote, kind).idV4))
  const found = await Promise.all(
    ids.map(async (id) => {
      const slot = keccak256(concat([id, numberToHex(poolsSlot, { size: 32 })]))
      const liquidity = await ask(manager, 'extsload', [numberToHex(BigInt(slot) + liquidityPlace, { size: 32 })])
      return liquidity && BigInt(liquidity) > 0n ? [id] : []
    }),
  )
  return found.flat()
}
