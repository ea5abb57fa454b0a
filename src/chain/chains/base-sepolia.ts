import type { Chain } from '../chain.ts'

/** Base Sepolia: the test network of Base. */
export const baseSepolia: Chain = {
  id: 84532,
  name: 'Base Sepolia',
  currency: { name: 'Sepolia ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://sepolia.basescan.org',
  testnet: true,
  icon: { seed: 'base-sepolia', glyph: 'BS' },
  confirmations: 2,
  finalBlocks: 1000,
  blockSeconds: 2,
}
