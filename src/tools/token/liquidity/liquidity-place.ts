import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { useRead, type Read } from '#chain/read/use-read.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { cleanSymbol } from '#chain/tokens/token-facts.ts'
import { uniswapOn, type PoolChain, type QuoteToken } from '#tools/token/pool/pool-chain.ts'

/** A token that exists, what the account has of it, and where a pool of it can be filled: `managers` are what takes the liquidity. */
export type LiquidityPlace = { token: QuoteToken; supply: bigint; balance: bigint | undefined; on: PoolChain }

/** What hinders a pool: there is no Uniswap here, or the address is not a token with amounts. */
export type NoPlace = { none: 'uniswap' | 'token' }

/** Looks where liquidity of a token can go on the chain of the site, and at what the account has. */
export function useLiquidityPlace(token: Address, account: Address | undefined): Read<LiquidityPlace | NoPlace> {
  // Another account is read without taking away what was typed.
  return useRead(`liquidity ${token}`, () => liquidityPlace(pageRpc(), token, account), account)
}

/** Where liquidity of a token can go. Rejects when the chain does not answer. */
export async function liquidityPlace(rpc: Rpc, token: Address, account?: Address): Promise<LiquidityPlace | NoPlace> {
  const [on, permit2] = await Promise.all([uniswapOn(rpc), rpc('eth_getCode', [permit2Address, 'latest'])])
  if (!on) return { none: 'uniswap' }
  const asked = { to: token, abi: tokenAbi } as const
  const read = await unlessRefused(
    Promise.all([
      readContract(rpc, { ...asked, name: 'symbol', args: [] }),
      readContract(rpc, { ...asked, name: 'decimals', args: [] }),
      readContract(rpc, { ...asked, name: 'totalSupply', args: [] }),
      account && readContract(rpc, { ...asked, name: 'balanceOf', args: [account] }),
    ]),
  )
  if (!read || read[1] > 36) return { none: 'token' }
  const [symbol, decimals, supply, balance] = read
  const { V3, V4 } = on.managers
  const router = on.chain.uniswap?.v2Router
  // V4 takes tokens through Permit2 alone, and a pair without the router could be emptied between two transactions.
  const managers = { ...(V4 && permit2 !== '0x' && { V4 }), ...(V3 && { V3 }), ...(router && { V2: router }) }
  const quotes = on.quotes.filter(({ address }) => address.toLowerCase() !== token.toLowerCase())
  return {
    token: { address: token, symbol: cleanSymbol(symbol) || 'units', decimals },
    supply,
    balance,
    on: { ...on, managers, quotes },
  }
}
