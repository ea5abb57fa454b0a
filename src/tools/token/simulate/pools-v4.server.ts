import { concat, encodeFunctionData, getAddress, keccak256, numberToHex, parseAbi, type Address, type Hex } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { poolKeys, usualPools } from '#chain/liquidity/pool-keys.ts'
import { coinAddress, quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import { balanceOf, type Pool } from './find-pool.server.ts'
import type { ChainView } from './simulate-view.server.ts'

const abi = parseAbi([
  'function poolManager() view returns (address)',
  'function extsload(bytes32 slot) view returns (bytes32)',
])

/** Where V4 keeps its pools, and where in one of them its liquidity is. Its price is in the first word. */
const poolsSlot = 6n
const liquidityPlace = 3n

/** A pool of Uniswap V4. */
export type PoolV4 = Extract<Pool, { kind: 'Uniswap V4' }>

/**
 * Pools of Uniswap V4 with a quote token of the chain, a usual fee, no hook and liquidity in range now, the one that holds most of the
 * token first. Rejects when no node answers.
 */
export async function findPoolsV4(
  view: ChainView,
  token: Address,
  { id: chainId, uniswap }: Pick<Chain, 'id' | 'uniswap'>,
): Promise<PoolV4[]> {
  if (!uniswap?.v4Positions) return []
  const ask = async (to: Address, functionName: 'poolManager' | 'extsload', args: readonly unknown[] = []) => {
    const { ok, data } = await view.call({ to, data: encodeFunctionData({ abi, functionName, args } as never) })
    return ok && data.length === 66 ? data : undefined
  }
  const word = await ask(uniswap.v4Positions, 'poolManager')
  if (!word) return []
  const manager = getAddress(`0x${word.slice(26)}`)
  const has = async (currency: Address) =>
    currency === coinAddress
      ? BigInt((await view.node('eth_getBalance', manager, view.block)) as Hex)
      : balanceOf(view, currency, manager)
  const quotes = quoteTokensOf(chainId).filter((quote) => quote.toLowerCase() !== token.toLowerCase())
  const wanted = quotes.flatMap((quote) => usualPools.map((kind) => ({ quote, kind })))
  const found = await Promise.all(
    wanted.map(async ({ quote, kind }): Promise<PoolV4[]> => {
      const { first, second, idV4: id } = poolKeys(token, quote, kind)
      const slot = BigInt(keccak256(concat([id, numberToHex(poolsSlot, { size: 32 })])))
      const at = (place: bigint) => ask(manager, 'extsload', [numberToHex(slot + place, { size: 32 })])
      const [state, word3] = await Promise.all([at(0n), at(liquidityPlace)])
      const [price, liquidity] = [BigInt(state ?? 0) & ((1n << 160n) - 1n), BigInt(word3 ?? 0)]
      if (price === 0n || liquidity === 0n) return []
      const [amount0, amount1] = [(liquidity << 96n) / price, (liquidity * price) >> 96n]
      const isFirst = first.toLowerCase() === token.toLowerCase()
      const [held, depth] = isFirst ? [amount0, amount1] : [amount1, amount0]
      const [mostHeld, mostDepth] = await Promise.all([has(token), has(quote)])
      const [fee, tickSpacing] = kind
      return [
        {
          kind: 'Uniswap V4',
          manager,
          id,
          key: { currency0: first, currency1: second, fee, tickSpacing, hooks: coinAddress },
          quote,
          held: held < mostHeld ? held : mostHeld,
          depth: depth < mostDepth ? depth : mostDepth,
        },
      ]
    }),
  )
  return found.flat().toSorted((one, other) => (one.held < other.held ? 1 : -1))
}
