import type { Chain } from '#chain/chain.ts'

/** Polygon Amoy: the test network of Polygon. */
export const polygonAmoy: Chain = {
  id: 80002,
  name: 'Polygon Amoy',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  explorer: 'https://amoy.polygonscan.com',
  testnet: true,
  icon: { seed: 'polygon-amoy', glyph: 'PA' },
  confirmations: 2,
  finalBlocks: 512,
  blockSeconds: 2,
}
