import type { Chain } from '../chain.ts'

/** The chain that comes with the product: a node of our own on this machine. */
export const localChain: Chain = {
  id: 31337,
  name: 'Local chain',
  currency: { name: 'Test ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  icon: { seed: 'local-chain', glyph: 'L' },
  confirmations: 1,
  finalBlocks: 64,
  blockSeconds: 0,
}
