import type { Chain } from '../chain.ts'

/** Arbitrum One: final when Ethereum has it, after some twenty minutes. */
export const arbitrumOne: Chain = {
  id: 42161,
  name: 'Arbitrum One',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://arbiscan.io',
  testnet: false,
  icon: { seed: 'arbitrum-one', glyph: 'A' },
  confirmations: 3,
  finalBlocks: 10000,
  blockSeconds: 0.25,
}
