import type { Chain } from '#chain/chain.ts'

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
  uniswap: {
    v2Factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    v3Positions: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
    v4Positions: '0x1Ec2eBf4F37E7363FDfe3551602425af0B3ceef9',
  },
}
