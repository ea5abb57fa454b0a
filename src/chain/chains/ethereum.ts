import type { Chain } from '../chain.ts'

/** Ethereum: final after two epochs, 64 to 95 blocks. */
export const ethereum: Chain = {
  id: 1,
  name: 'Ethereum',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://etherscan.io',
  testnet: false,
  icon: { seed: 'ethereum', glyph: 'E' },
  confirmations: 3,
  finalBlocks: 96,
  blockSeconds: 12,
}
