import type { Address, Hex } from 'viem'
import { decodeAbiParameters } from 'viem/utils'
import { unlessRefused } from '#chain/read/refusals.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { cleanSymbol } from './token-facts.ts'

/** A token of a pool, as amounts of it are written. */
export type Unit = { address: Address; symbol: string; decimals: number }

/** What fees are paid in on a chain. Uniswap V4 writes the address of zeros for it. */
export type Coin = { symbol: string; decimals: number }

/** Signs that count in an amount that changes with every swap. */
const signs = 6

/**
 * Symbol and decimals of some tokens, each asked once. What a token refuses to say is shown as units, the address of zeros is `coin`
 * where there is one. Rejects when the chain does not answer.
 */
export async function readUnits(rpc: Rpc, tokens: readonly Address[], coin?: Coin): Promise<Map<Address, Unit>> {
  const unitOf = (address: Address) =>
    coin && BigInt(address) === 0n ? { address, symbol: coin.symbol, decimals: coin.decimals } : readUnit(rpc, address)
  const all = [...new Set(tokens)]
  return new Map(await Promise.all(all.map(async (token): Promise<[Address, Unit]> => [token, await unitOf(token)])))
}

async function readUnit(rpc: Rpc, address: Address): Promise<Unit> {
  const say = (data: Hex) =>
    unlessRefused(rpc('eth_call', [{ to: address, data, gas: '0xf4240' }, 'latest']) as Promise<Hex>)
  const [symbol = '0x', decimals = '0x'] = await Promise.all([say('0x95d89b41'), say('0x313ce567')])
  const places = decimals.length === 66 ? Number(BigInt(decimals)) : 0
  return { address, symbol: cleanSymbol(textIn(symbol)) || 'units', decimals: places <= 36 ? places : 0 }
}

function textIn(data: Hex): string {
  try {
    return data.length > 1000 ? '' : decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return ''
  }
}

/** An amount that moves with the pool: cut to six digits that count. */
export function aboutText(amount: bigint, { symbol, decimals }: Unit): string {
  const unit = 10n ** BigInt(Math.max(0, String(amount).length - signs))
  return `${exactAmount((amount / unit) * unit, decimals)} ${symbol}`
}
