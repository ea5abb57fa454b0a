import type { Chain } from '#chain/chain.ts'

/** Base Sepolia: the test network of Base. */
export const baseSepolia: Chain = {
  id: 84532,
  name: 'Base Sepolia',
  currency: { name: 'Sepolia ether', symbol: 'ETH', decimals: 18 },
  explorer: 'https://sepolia.basescan.org',
  testnet: true,
  icon: { seed: 'base-sepolia', glyph: 'BS' },
  confirmations: 2,
  finalBlocks: 1000,
  blockSeconds: 2,
  uniswap: {
    v3Factory: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    v3Positions: '0x27F971cb582BF9E50F397e4d29a5C7A34f11faA2',
    v4Positions: '0x4B2C77d209D3405F41a037Ec6c77F7F5b8e2ca80',
  },
}
