import type { Address } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { readToken } from './read-token.ts'

/** What tokens call themselves, cut and cleaned. Never rejects: one that says nothing, or nobody who answers, is `Token`. */
export async function readNames(rpc: Rpc, tokens: readonly Address[]): Promise<Record<Address, string>> {
  const read = await Promise.all(tokens.map((token) => readToken(rpc, token).catch(() => undefined)))
  return Object.fromEntries(tokens.map((token, at) => [token, read[at]?.name ?? 'Token']))
}
