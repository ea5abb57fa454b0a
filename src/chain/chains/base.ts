import type { Chain } from '#chain/chain.ts'

/** Base: final when Ethereum has it, after some twenty minutes. */
export const base: Chain = {
  id: 8453,
  name: 'Base',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://basescan.org',
  testnet: false,
  icon: { seed: 'base', glyph: 'B' },
  confirmations: 3,
  finalBlocks: 1000,
  blockSeconds: 2,
  uniswap: {
    v2Factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    v3Factory: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
    v3Positions: '0x03a520b32C04BF3bEEf7BEb72E919cf822Ed34f1',
    v4Positions: '0x7C5f5A4bBd8fD63184577525326123B519429bDc',
  },
}
