import { arbitrumOne } from '#chain/chains/arbitrum-one.ts'
import { avalanche } from '#chain/chains/avalanche.ts'
import { baseSepolia } from '#chain/chains/base-sepolia.ts'
import { base } from '#chain/chains/base.ts'
import { bnbSmartChain } from '#chain/chains/bnb-smart-chain.ts'
import { ethereum } from '#chain/chains/ethereum.ts'
import { localChain } from '#chain/chains/local-chain.ts'
import { opMainnet } from '#chain/chains/op-mainnet.ts'
import { polygonAmoy } from '#chain/chains/polygon-amoy.ts'
import { polygon } from '#chain/chains/polygon.ts'
import { sepolia } from '#chain/chains/sepolia.ts'
import type { Chain } from './chain.ts'

/** Every chain that CHAIN_ID may name. The key is the name of its file in `chains/`. */
export const chains = {
  'local-chain': localChain,
  ethereum,
  polygon,
  base,
  'arbitrum-one': arbitrumOne,
  'op-mainnet': opMainnet,
  'bnb-smart-chain': bnbSmartChain,
  avalanche,
  sepolia,
  'base-sepolia': baseSepolia,
  'polygon-amoy': polygonAmoy,
} as const satisfies Record<string, Chain>

/** The chain with that number, if the product knows it. */
export function findChain(id: number): Chain | undefined {
  return Object.values(chains).find((chain) => chain.id === id)
}

/** The chain that CHAIN_ID names. Throws one line that lists the known ones when it names none of them. */
export function chainOf(id: number): Chain {
  const chain = findChain(id)
  if (chain) return chain
  const known = Object.values(chains).map(({ id: number, name }) => `${number} (${name})`)
  throw new Error(`CHAIN_ID: names no chain that is known here. Set it to one of ${known.join(', ')}.`)
}

/** Whether the chain is the one that comes with the product, on which everything is for trying. */
export function hasLocalChain({ CHAIN_ID, RPC_URL }: { CHAIN_ID: number; RPC_URL?: string | undefined }): boolean {
  return CHAIN_ID === localChain.id && !RPC_URL
}
