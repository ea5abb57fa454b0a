import type { Address, Client, Hex } from 'viem'
import { decodeAbiParameters } from 'viem/utils'
import { unlessRefused } from '#chain/read/refusals.ts'

/** What a token says about itself. Without decimals it has no amounts, only numbered items. */
export type TokenFacts = { symbol?: string; decimals?: number }

/** Longer symbols are cut: a symbol must not be able to look like a sentence of ours. */
const longestSymbol = 12

/** What tokens say about themselves, by their address as it was written. */
export type KnownTokens = Readonly<Record<Address, TokenFacts>>

/** What each of some tokens says; one that no node answers for is left out, since nothing is known of it. Never rejects. */
export async function factsOf(client: Client, tokens: readonly Address[]): Promise<KnownTokens> {
  const known = [...new Set(tokens)].map(async (token) => [token, await tokenFacts(client, token)] as const)
  const answered = (await Promise.allSettled(known)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return Object.fromEntries(answered)
}

/** Asks a token for its symbol and decimals; what it refuses to say is left out. Rejects when no node answers. */
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
  return unlessRefused(ask({ method: 'eth_call', params: [{ to, data }, 'latest'] }))
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
