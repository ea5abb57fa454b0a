import type { Chain } from './chain.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

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
    v2Router: '0x584773E83832e831ff5c6f73fE7D6F3201652f39',
    v3Factory: '0x261372081E624BB4548aa98248922ec62F1b97ff',
    v3Positions: '0x9035E6EE971cf948F422A46BB7944dfBE3AFCC0e',
  },
} satisfies Chain

/** Ethereum: final after two epochs, 64 to 95 blocks. */
export const ethereum: Chain = {
  id: 1,
  name: 'Ethereum',
  currency: ether,
  explorer: 'https://etherscan.io',
  testnet: false,
  icon: { seed: 'ethereum', glyph: 'E' },
  confirmations: 3,
  finalBlocks: 96,
  blockSeconds: 12,
  uniswap: {
    v2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    v2Router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    v3Positions: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
    v4Positions: '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e',
  },
}

/**
 * Every chain that CHAIN_ID may name. A new one is an entry here. What `viem/chains` publishes about the same number is compared by a
 * test and not imported: Node would load all 740 definitions at each start, and the browser the serializers of the OP Stack.
 */
export const chains: readonly Chain[] = [
  localChain,
  ethereum,
  {
    // It was once reorganised by 157 blocks, hence the long wait before anything counts as final.
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
      v2Router: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
      v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      v3Positions: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
      v4Positions: '0x1Ec2eBf4F37E7363FDfe3551602425af0B3ceef9',
    },
  },
  {
    // Final when Ethereum has it, after some twenty minutes.
    id: 8453,
    name: 'Base',
    currency: ether,
    explorer: 'https://basescan.org',
    testnet: false,
    icon: { seed: 'base', glyph: 'B' },
    confirmations: 3,
    finalBlocks: 1000,
    blockSeconds: 2,
    uniswap: {
      v2Factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
      v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      v3Factory: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
      v3Positions: '0x03a520b32C04BF3bEEf7BEb72E919cf822Ed34f1',
      v4Positions: '0x7C5f5A4bBd8fD63184577525326123B519429bDc',
    },
  },
  {
    // Final when Ethereum has it, after some twenty minutes.
    id: 42161,
    name: 'Arbitrum One',
    currency: ether,
    explorer: 'https://arbiscan.io',
    testnet: false,
    icon: { seed: 'arbitrum-one', glyph: 'A' },
    confirmations: 3,
    finalBlocks: 10000,
    blockSeconds: 0.25,
    uniswap: {
      v2Factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
      v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      v3Positions: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
      v4Positions: '0xd88F38F930b7952f2DB2432Cb002E7abbF3dD869',
    },
  },
  {
    // Final when Ethereum has it, after some twenty minutes.
    id: 10,
    name: 'OP Mainnet',
    currency: ether,
    explorer: 'https://optimistic.etherscan.io',
    testnet: false,
    icon: { seed: 'op-mainnet', glyph: 'O' },
    confirmations: 3,
    finalBlocks: 1000,
    blockSeconds: 2,
    uniswap: {
      v2Factory: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
      v2Router: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
      v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      v3Positions: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
      v4Positions: '0x3C3Ea4B57a46241e54610e5f022E5c45859A1017',
    },
  },
  {
    // Validators vote blocks final within seconds.
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
      v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      v3Factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
      v3Positions: '0x7b8A01B39D58278b5DE7e48c8449c9f4F5170613',
      v4Positions: '0x7A4a5c919aE2541AeD11041A1AEeE68f1287f95b',
    },
  },
  {
    // What is accepted is final; a few blocks allow for a node that lags.
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
      v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      v3Factory: '0x740b1c1de25031C31FF4fC9A62f554A55cdC1baD',
      v3Positions: '0x655C406EBFa14EE2006250925e54ec43AD184f8B',
      v4Positions: '0xB74b1F14d2754AcfcbBe1a221023a5cf50Ab8ACD',
    },
  },
  {
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
      v2Router: '0xeE567Fe1712Faf6149d80dA1E6934E354124CfE3',
      v3Factory: '0x0227628f3F023bb0B980b67D528571c95c6DaC1c',
      v3Positions: '0x1238536071E1c677A632429e3655c799b22cDA52',
      v4Positions: '0x429ba70129df741B2Ca2a85BC3A2a3328e5c09b4',
    },
  },
  {
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
  },
  {
    id: 80002,
    name: 'Polygon Amoy',
    currency: { name: 'POL', symbol: 'POL', decimals: 18 },
    explorer: 'https://amoy.polygonscan.com',
    testnet: true,
    icon: { seed: 'polygon-amoy', glyph: 'PA' },
    confirmations: 2,
    finalBlocks: 512,
    blockSeconds: 2,
  },
]

/** The chain with that number, if the product knows it. */
export function findChain(id: number): Chain | undefined {
  return chains.find((chain) => chain.id === id)
}

/** The chain that CHAIN_ID names. Throws one line that lists the known ones when it names none of them. */
export function chainOf(id: number): Chain {
  const chain = findChain(id)
  if (chain) return chain
  const known = chains.map(({ id: number, name }) => `${number} (${name})`)
  throw new Error(`CHAIN_ID: names no chain that is known here. Set it to one of ${known.join(', ')}.`)
}

/** Whether the chain is the one that comes with the product, on which everything is for trying. */
export function hasLocalChain({ CHAIN_ID, RPC_URL }: { CHAIN_ID: number; RPC_URL?: string | undefined }): boolean {
  return CHAIN_ID === localChain.id && !RPC_URL
}
