import type { Abi, Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { votesAbi } from '#tools/token-lock/votes/votes-abi.ts'
import type { LockerName } from './lock-number.ts'

/** What can be asked of both contracts that hold locks, and their events. How a lock is made differs: `votingLockAbi`. */
export const lockAbi = [...tokenLockerAbi, ...votesAbi] as const

/** The contracts that hold locks, that of plain ones first. */
export const lockerNames = ['TokenLocker', 'VotingLocker'] as const satisfies readonly LockerName[]

/** A contract that holds locks, as it is asked. */
export const lockerOf = (name: LockerName) =>
  ({ address: contractAddresses[name], abi: lockAbi }) satisfies { address: Address; abi: Abi }
