import { findChain, localChain } from '#chain/catalogue.ts'
import { sampleCollections } from '#chain/contracts/sample-collections.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { contractAddresses, contractCodes } from '#contracts/addresses.ts'
import type { Acquaintance } from './look-alike.ts'
import { ownContracts } from './own-contracts.ts'
import { t } from './transaction-words.ts'

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
    ...named(contractAddresses, (name) => name, codeOf),
    { address: permit2Address, name: 'Uniswap Permit2', proof: t('proofSpender') },
    ...named(
      uniswap,
      (key) => uniswapNames[key as keyof typeof uniswapNames],
      () => t('proofSpender'),
    ),
    ...(chainId === localChain.id
      ? named(
          { ...sampleWorld, ...sampleCollections },
          (key) => samples[key as keyof typeof samples],
          () => t('proofSample'),
        )
      : []),
    ...ownContracts(chainId).map((one) => ({ ...one, proof: t('proofMade') })),
  ]
}

/** The beginning and the end of the hash of the code that our sources compile to. */
function codeOf(name: string): string {
  const { hash } = contractCodes[name as keyof typeof contractCodes]
  return t('proofOurs', { hash: `${hash.slice(0, 8)}…${hash.slice(-6)}` })
}

function named(
  places: Readonly<Record<string, unknown>>,
  nameOf: (key: string) => string | undefined,
  proofOf: (key: string) => string,
): Acquaintance[] {
  return Object.entries(places).flatMap(([key, address]) => {
    const name = nameOf(key)
    return name && typeof address === 'string' ? [{ address: address as `0x${string}`, name, proof: proofOf(key) }] : []
  })
}
