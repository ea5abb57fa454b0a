import type { Address } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { recentTokens } from '#chain/tokens/recent-tokens.ts'
import { send } from '#core/http/send.ts'

/** Tokens of one symbol that are looked at, at most. */
const most = 6

/**
 * The tokens that a symbol may mean: those the visitor looked at, the samples of the local chain, and those that were made here. Rejects
 * when the chain does not answer.
 */
export async function tokensCalled(symbol: string, rpc: Rpc): Promise<Token[]> {
  const isLocal = Number(await rpc('eth_chainId', [])) === localChain.id
  const near: Address[] = [...recentTokens(), ...(isLocal ? [sampleWorld.ink, sampleWorld.paper] : [])]
  const found = [...new Set([...near, ...(await madeHere(symbol))].map((address) => address.toLowerCase() as Address))]
  const read = await Promise.all(found.map((address) => readToken(rpc, address)))
  const called = read.filter((token) => token?.symbol.toLowerCase() === symbol.toLowerCase())
  return called.flatMap((token) => token ?? []).slice(0, most)
}

/** Addresses of tokens of that symbol that were launched, locked or paid out here; none where the index does not answer. */
async function madeHere(symbol: string): Promise<Address[]> {
  const reply = await send<Record<string, unknown>>('GET', `/api/explore?q=${encodeURIComponent(symbol)}`)
  if ('refusal' in reply) return []
  const { launches, locks, unlocks, campaigns } = reply.answer
  return [launches, locks, unlocks, campaigns]
    .flatMap((rows) => (Array.isArray(rows) ? (rows as { token?: { address?: unknown; symbol?: unknown } }[]) : []))
    .filter(({ token }) => String(token?.symbol).toLowerCase() === symbol.toLowerCase())
    .flatMap(({ token }) => (/^0x[\da-f]{40}$/i.test(String(token?.address)) ? [token!.address as Address] : []))
    .slice(0, most)
}
