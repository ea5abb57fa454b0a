import type { Chain } from '../chain.ts'

/** OP Mainnet: final when Ethereum has it, after some twenty minutes. */
export const opMainnet: Chain = {
  id: 10,
  name: 'OP Mainnet',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://optimistic.etherscan.io',
  testnet: false,
  icon: { seed: 'op-mainnet', glyph: 'O' },
  confirmations: 3,
  finalBlocks: 1000,
  blockSeconds: 2,
}
