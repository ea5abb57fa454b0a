import { findChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'

/** The chain this site works on. Rejects while it does not answer, and when it is none we know. */
export async function siteChain(): Promise<Chain> {
  const chain = findChain(Number(await pageRpc()('eth_chainId', [])))
  if (!chain) throw new Error('The site works on a chain that is unknown here.')
  return chain
}
