import type { Chain } from '#chain/chain.ts'

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
  uniswap: {
    v2Factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    v3Factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
    v3Positions: '0x7b8A01B39D58278b5DE7e48c8449c9f4F5170613',
    v4Positions: '0x7A4a5c919aE2541AeD11041A1AEeE68f1287f95b',
  },
}
