import type { Address } from 'viem'
import { keccak256, parseAbi, toBytes } from 'viem/utils'
import type { KnownContract } from '#transactions/describe/known-contract.ts'

/** What owners and holders of roles ask, call and are refused by: the same in every variant that has it. */
export const permissionsAbi = parseAbi([
  'function owner() view returns (address)',
  'function pendingOwner() view returns (address)',
  'function paused() view returns (bool)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
  'function transferOwnership(address newOwner)',
  'function acceptOwnership()',
  'function renounceOwnership()',
  'function grantRole(bytes32 role, address account)',
  'function renounceRole(bytes32 role, address callerConfirmation)',
  'error OwnableUnauthorizedAccount(address account)',
  'error OwnableInvalidOwner(address owner)',
  'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
  'error AccessControlBadConfirmation()',
  'error EnforcedPause()',
])

/** The roles that tokens of this site can have, by their names, as the contract knows them. */
export const roleHashes = {
  admin: `0x${'0'.repeat(64)}`,
  minter: keccak256(toBytes('MINTER_ROLE')),
  pauser: keccak256(toBytes('PAUSER_ROLE')),
  controller: keccak256(toBytes('CONTROLLER_ROLE')),
} as const

/** The name of a role. */
export type RoleName = keyof typeof roleHashes

/** A token of this site as the sheet reads what is asked of it; `calls` are its words. */
export function knownToken(
  { address, chainId, name }: { address: Address; chainId: number; name: string },
  calls: KnownContract['calls'],
): KnownContract {
  return { chainId, address, name, abi: permissionsAbi, calls }
}
