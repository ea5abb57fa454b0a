import type { Chain } from '../chain.ts'

/** BNB Smart Chain: validators vote blocks final within seconds. */
export const bnbSmartChain: Chain = {
  id: 56,
  name: 'BNB Smart Chain',
  currency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  explorer: 'https://bscscan.com',
  testnet: false,
  icon: { seed: 'bnb-smart-chain', glyph: 'N' },
  confirmations: 5,
  finalBlocks: 64,
  blockSeconds: 0.75,
}
