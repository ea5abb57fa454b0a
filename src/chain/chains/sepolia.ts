import type { Chain } from '../chain.ts'

/** Sepolia: the test network of Ethereum. */
export const sepolia: Chain = {
  id: 11155111,
  name: 'Sepolia',
  currency: { name: 'Sepolia ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://sepolia.etherscan.io',
  testnet: true,
  icon: { seed: 'sepolia', glyph: 'S' },
  confirmations: 2,
  finalBlocks: 96,
  blockSeconds: 12,
}
