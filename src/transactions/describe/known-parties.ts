import { findChain, localChain } from '#chain/catalogue.ts'
import { sampleCollections } from '#chain/contracts/sample-collections.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Acquaintance } from './look-alike.ts'
import { ownContracts } from './own-contracts.ts'

const samples: Readonly<Record<keyof typeof sampleWorld | keyof typeof sampleCollections, string>> = {
  ink: 'Sample Ink',
  paper: 'Sample Paper',
  wrappedEther: 'Sample wrapped ether',
  pair: 'Sample pair of Uniswap V2',
  pool: 'Sample pool of Uniswap V3',
  swapRouter: 'Sample router of Uniswap V3',
  odd: 'Sample collection with faults',
}

const uniswapNames = {
  v2Factory: 'Uniswap V2 factory',
  v2Router: 'Uniswap V2 router',
  v3Factory: 'Uniswap V3 factory',
  v3Positions: 'Uniswap V3 positions',
  v4Positions: 'Uniswap V4 positions',
} as const

/** Every contract on a chain that this site knows by name: ours, the samples, and what was made here in this browser. */
export function knownParties(chainId: number): Acquaintance[] {
  const uniswap: Readonly<Record<string, unknown>> = findChain(chainId)?.uniswap ?? {}
  return [
    ...named(contractAddresses, (name) => name),
    { address: permit2Address, name: 'Uniswap Permit2' },
    ...named(uniswap, (key) => uniswapNames[key as keyof typeof uniswapNames]),
    ...(chainId === localChain.id
      ? named({ ...sampleWorld, ...sampleCollections }, (key) => samples[key as keyof typeof samples])
      : []),
    ...ownContracts(chainId),
  ]
}

function named(places: Readonly<Record<string, unknown>>, nameOf: (key: string) => string | undefined): Acquaintance[] {
  return Object.entries(places).flatMap(([key, address]) => {
    const name = nameOf(key)
    return name && typeof address === 'string' ? [{ address: address as `0x${string}`, name }] : []
  })
}
