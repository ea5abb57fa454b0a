import type { Address, Client, Hex } from 'viem'
import { decodeAbiParameters } from 'viem/utils'

/** What a token says about itself. Without decimals it has no amounts, only numbered items. */
export type TokenFacts = { symbol?: string; decimals?: number }

/** Longer symbols are cut: a symbol must not be able to look like a sentence of ours. */
const longestSymbol = 12

/** Asks a token for its symbol and decimals; what it does not answer is left out. Never rejects. */
export async function tokenFacts(client: Client, token: Address): Promise<TokenFacts> {
  const [symbol, decimals] = await Promise.all([
    answer(client, token, '0x95d89b41'),
    answer(client, token, '0x313ce567'),
  ])
  const places = decimals && decimals.length === 66 ? Number(BigInt(decimals)) : undefined
  const name = symbol && cleanSymbol(textIn(symbol))
  return {
    ...(name ? { symbol: name } : {}),
    ...(places !== undefined && places <= 77 ? { decimals: places } : {}),
  }
}

async function answer(client: Client, to: Address, data: Hex): Promise<Hex | undefined> {
  const ask = client.request as (request: { method: string; params: unknown[] }) => Promise<Hex>
  return ask({ method: 'eth_call', params: [{ to, data }, 'latest'] }).catch(() => undefined)
}

/** Old tokens answer 32 bytes, all others a string. */
function textIn(data: Hex): string {
  try {
    if (data.length === 66) return new TextDecoder().decode(bytesOf(data))
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return ''
  }
}

function bytesOf(data: Hex): Uint8Array {
  return Uint8Array.from(data.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Letters, digits and a few signs: nothing that turns the writing round or cannot be seen. */
export function cleanSymbol(symbol: string): string {
  return symbol
    .replaceAll(/[^\p{L}\p{N}.\-+$₮₿ ]/gu, '')
    .trim()
    .slice(0, longestSymbol)
}
