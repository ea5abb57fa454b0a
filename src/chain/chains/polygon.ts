import type { Chain } from '../chain.ts'

/** Polygon PoS: it was once reorganised by 157 blocks, hence the long wait before anything counts as final. */
export const polygon: Chain = {
  id: 137,
  name: 'Polygon',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  explorer: 'https://polygonscan.com',
  testnet: false,
  icon: { seed: 'polygon', glyph: 'P' },
  confirmations: 12,
  finalBlocks: 512,
  blockSeconds: 2,
}
