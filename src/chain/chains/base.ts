import type { Chain } from '../chain.ts'

/** Base: final when Ethereum has it, after some twenty minutes. */
export const base: Chain = {
  id: 8453,
  name: 'Base',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://basescan.org',
  testnet: false,
  icon: { seed: 'base', glyph: 'B' },
  confirmations: 3,
  finalBlocks: 1000,
  blockSeconds: 2,
}
