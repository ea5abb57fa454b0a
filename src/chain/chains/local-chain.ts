import type { Chain } from '#chain/chain.ts'

/** The chain that comes with the product: a node of our own on this machine. */
export const localChain = {
  id: 31337,
  name: 'Local chain',
  currency: { name: 'Test ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  icon: { seed: 'local-chain', glyph: 'L' },
  confirmations: 1,
  finalBlocks: 64,
  blockSeconds: 0,
  uniswap: {
    v2Factory: '0xD791D93DFA9Ee8f090121c9fA086AB5816614E47',
    v3Factory: '0x261372081E624BB4548aa98248922ec62F1b97ff',
    v3Positions: '0x9035E6EE971cf948F422A46BB7944dfBE3AFCC0e',
  },
} satisfies Chain
