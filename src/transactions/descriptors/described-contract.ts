import type { Abi, Address } from 'viem'
import { parseAbiItem } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy } from './described.ts'
import type { Descriptor } from './descriptor.ts'

const json = { with: { type: 'json' } } as const

/** The descriptors of the contracts that have one address on every chain, each loaded when it is asked for. */
const descriptors: Partial<Record<keyof typeof contractAddresses, () => Promise<{ default: Descriptor }>>> = {
  LaunchBook: () => import('#contracts/descriptors/calldata-LaunchBook.json', json),
  Launcher: () => import('#contracts/descriptors/calldata-Launcher.json', json),
  LockDeeds: () => import('#contracts/descriptors/calldata-LockDeeds.json', json),
  MerkleClaims: () => import('#contracts/descriptors/calldata-MerkleClaims.json', json),
  PieceSender: () => import('#contracts/descriptors/calldata-PieceSender.json', json),
  PositionLocker: () => import('#contracts/descriptors/calldata-PositionLocker.json', json),
  TokenGrants: () => import('#contracts/descriptors/calldata-TokenGrants.json', json),
  TokenLocker: () => import('#contracts/descriptors/calldata-TokenLocker.json', json),
  VotingLocker: () => import('#contracts/descriptors/calldata-VotingLocker.json', json),
}

/** A contract of ours as a wallet reads it that has only its descriptor; undefined where the address is none of ours. */
export async function describedContract(chainId: number, to: string): Promise<KnownContract | undefined> {
  const found = Object.entries(contractAddresses).find(([, address]) => address.toLowerCase() === to.toLowerCase())
  if (!found) return undefined
  const [name, address] = found as [keyof typeof contractAddresses, Address]
  const descriptor = (await descriptors[name]?.())?.default
  return descriptor && fromDescriptor(descriptor, { chainId, address, name })
}

/** What a descriptor alone knows: the signatures of its functions are their ABI. */
export function fromDescriptor(
  descriptor: Descriptor,
  { chainId, address, name }: Pick<KnownContract, 'chainId' | 'address' | 'name'>,
): KnownContract {
  const abi = Object.keys(descriptor.display.formats).map((signature) => parseAbiItem(`function ${signature}`)) as Abi
  return { chainId, address, name, abi, calls: describedBy(descriptor, {}) }
}
