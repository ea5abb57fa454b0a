import type { Abi, Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { votingLockerAbi } from '#contracts/voting-locker.ts'

const abis = {
  TokenLocker: tokenLockerAbi,
  VotingLocker: votingLockerAbi,
  PositionLocker: positionLockerAbi,
  TokenGrants: tokenGrantsAbi,
  MerkleClaims: merkleClaimsAbi,
  LockDeeds: lockDeedsAbi,
  LaunchBook: launchBookAbi,
  Launcher: launcherAbi,
} satisfies Partial<Record<keyof typeof contractAddresses, Abi>>

/** A contract of this site that writes events. */
export type IndexedContract = keyof typeof abis

/** The contracts whose events are kept, by their address with its checksum. */
export const indexedContracts: ReadonlyMap<Address, { name: IndexedContract; abi: Abi }> = new Map(
  (Object.keys(abis) as IndexedContract[]).map((name) => [contractAddresses[name], { name, abi: abis[name] }]),
)
