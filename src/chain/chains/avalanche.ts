import type { Chain } from '../chain.ts'

/** Avalanche C-Chain: what is accepted is final; a few blocks allow for a node that lags. */
export const avalanche: Chain = {
  id: 43114,
  name: 'Avalanche C-Chain',
  currency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  explorer: 'https://snowtrace.io',
  testnet: false,
  icon: { seed: 'avalanche', glyph: 'V' },
  confirmations: 2,
  finalBlocks: 16,
  blockSeconds: 1.7,
}
