import type { Chain } from '#chain/chain.ts'

/** Arbitrum One: final when Ethereum has it, after some twenty minutes. */
export const arbitrumOne: Chain = {
  id: 42161,
  name: 'Arbitrum One',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://arbiscan.io',
  testnet: false,
  icon: { seed: 'arbitrum-one', glyph: 'A' },
  confirmations: 3,
  finalBlocks: 10000,
  blockSeconds: 0.25,
  uniswap: {
    v2Factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    v3Positions: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
    v4Positions: '0xd88F38F930b7952f2DB2432Cb002E7abbF3dD869',
  },
}
