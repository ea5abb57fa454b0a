import type { Chain } from '#chain/chain.ts'

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
  uniswap: {
    v2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    v3Positions: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
    v4Positions: '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e',
  },
}
