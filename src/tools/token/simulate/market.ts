import { encodeFunctionData, erc20Abi, maxUint256, numberToHex, parseAbi, type Address } from 'viem'
import { tradeProbeAbi } from '#contracts/check/trade-probe.ts'
import { actors } from './actors.ts'
import type { Pool } from './find-pool.server.ts'
import type { Overrides } from './simulate-view.server.ts'
import type { Step } from './simulator.server.ts'
import type { WriteBalance } from './write-balance.server.ts'

/**
 * How the buyer gets tokens in a scene: out of a pool, or from an account that has some. `writeQuote` is absent where the pool is paid in
 * ether.
 */
export type Market =
  | { token: Address; pool: Pool; writeQuote?: WriteBalance }
  | { token: Address; pool?: undefined; holder: Address; amount: bigint; overrides: Overrides }

type PoolMarket = Extract<Market, { pool: Pool }>

/** The share of a pool's depth that is traded, in ten-thousandths: 0.1, 1 and 10 %. */
export const sizes = [10, 100, 1000] as const

const supplyAbi = parseAbi(['function totalSupply() view returns (uint256)'])

/** A call of a token by its standard name. */
export function callOf(
  from: Address,
  token: Address,
  functionName: 'approve' | 'transfer',
  args: [Address, bigint],
): Step {
  return { from, to: token, data: encodeFunctionData({ abi: erc20Abi, functionName, args }) }
}

/** Allows the router everything. */
export const allow = (from: Address, token: Address): Step =>
  callOf(from, token, 'approve', [actors.router, maxUint256])

/** Asks what an account has of a token. */
export function heldBy(token: Address, account: Address): Step {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  return { from: actors.stranger, to: token, data }
}

/** Asks how much of a token there is. */
export function supplyOf(token: Address): Step {
  return { from: actors.stranger, to: token, data: encodeFunctionData({ abi: supplyAbi, functionName: 'totalSupply' }) }
}

/** Trades a share of what `from` has of `tokenIn`, in ten-thousandths, through the router. */
export function swap(from: Address, pool: Pool, tokenIn: Address, share: bigint): Step {
  const data =
    pool.kind === 'Uniswap V4'
      ? encodeFunctionData({
          abi: tradeProbeAbi,
          functionName: 'swapV4',
          args: [pool.manager, pool.key, tokenIn, share, from],
        })
      : encodeFunctionData({
          abi: tradeProbeAbi,
          functionName: 'swap',
          args: [pool.address, pool.kind === 'Uniswap V3', tokenIn, share, from],
        })
  return { from, to: actors.router, data }
}

/** Buys with all that the router has of the quote. */
export function purchase(from: Address, pool: Pool): Step {
  const data =
    pool.kind === 'Uniswap V4'
      ? encodeFunctionData({ abi: tradeProbeAbi, functionName: 'buyV4', args: [pool.manager, pool.key, pool.quote] })
      : encodeFunctionData({
          abi: tradeProbeAbi,
          functionName: 'buy',
          args: [pool.address, pool.kind === 'Uniswap V3', pool.quote],
        })
  return { from, to: actors.router, data }
}

/** The steps by which the buyer gets tokens. In V4 the router pays: ether is sent by who has it. */
export function acquire(market: Market): Record<string, Step> {
  const { buyer } = actors
  if (!market.pool) return { buy: callOf(market.holder, market.token, 'transfer', [buyer, market.amount]) }
  if (market.pool.kind === 'Uniswap V4') return { buy: purchase(buyer, market.pool) }
  return { allowQuote: allow(buyer, market.pool.quote), buy: swap(buyer, market.pool, market.pool.quote, 10_000n) }
}

/** What has to be written before the first step: the money of the buyer, or the tokens of the holder. */
export function overridesOf(market: Market, size: number): Overrides {
  if (!market.pool) return market.overrides
  return payerOverrides(market, size, market.pool.kind === 'Uniswap V4' ? actors.router : actors.buyer)
}

/** Writes the money for a purchase of a size: what `payer` has of the quote, or, where that is ether, the router. */
export function payerOverrides({ pool, writeQuote }: PoolMarket, size: number, payer: Address): Overrides {
  const spent = spentAt(pool.depth, size)
  return writeQuote
    ? { [pool.quote]: { stateDiff: writeQuote(payer, spent) } }
    : { [actors.router]: { balance: numberToHex(spent) } }
}

/** What is spent at a size, in the smallest unit of the other token. */
const spentAt = (depth: bigint, size: number): bigint => (depth * BigInt(size)) / 10_000n || 1n
