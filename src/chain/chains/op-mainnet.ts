import type { Chain } from '#chain/chain.ts'

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
  uniswap: {
    v2Factory: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    v3Positions: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
    v4Positions: '0x3C3Ea4B57a46241e54610e5f022E5c45859A1017',
  },
}
