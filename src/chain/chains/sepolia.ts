import type { Chain } from '#chain/chain.ts'

/** Sepolia: the test network of Ethereum. */
export const sepolia: Chain = {
  id: 11155111,
  name: 'Sepolia',
  currency: { name: 'Sepolia ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://sepolia.etherscan.io',
  testnet: true,
  icon: { seed: 'sepolia', glyph: 'S' },
  confirmations: 2,
  finalBlocks: 96,
  blockSeconds: 12,
  uniswap: {
    v2Factory: '0xF62c03E08ada871A0bEb309762E260a7a6a880E6',
    v3Factory: '0x0227628f3F023bb0B980b67D528571c95c6DaC1c',
    v3Positions: '0x1238536071E1c677A632429e3655c799b22cDA52',
    v4Positions: '0x429ba70129df741B2Ca2a85BC3A2a3328e5c09b4',
  },
}
