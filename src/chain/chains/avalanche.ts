import type { Chain } from '#chain/chain.ts'

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
  uniswap: {
    v2Factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    v3Factory: '0x740b1c1de25031C31FF4fC9A62f554A55cdC1baD',
    v3Positions: '0x655C406EBFa14EE2006250925e54ec43AD184f8B',
    v4Positions: '0xB74b1F14d2754AcfcbBe1a221023a5cf50Ab8ACD',
  },
}
