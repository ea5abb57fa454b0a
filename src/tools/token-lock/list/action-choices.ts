import { contractAddresses } from '#contracts/addresses.ts'
import type { LockAction } from '#tools/token-lock/plan/lock-calls.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { isPermanent } from '#tools/schedule/schedule.ts'

/** What can be done with a lock. */
export type ActionName = LockAction['does']

/** Each action in a few words, for a list to choose from. */
export const actionNames: Record<ActionName, string> = {
  withdraw: 'Withdraw what is free',
  withdrawShare: 'Withdraw a share of what the token left',
  increase: 'Add tokens',
  extend: 'End later',
  split: 'Split in two',
  merge: 'Put another lock into it',
  proposeTransfer: 'Offer it to another account',
  cancelTransfer: 'Take the offer back',
  acceptTransfer: 'Accept it',
  changeDelegate: 'Change who votes with it',
  makePermanent: 'Lock it permanently',
  wrap: 'Make an NFT of it',
  unwrap: 'Take it out of its NFT',
}

/** What is known of a lock's surroundings: its owner's other locks, whether the locker holds what it owes, the time, and whether it is an NFT. */
type Around = { others: readonly Lock[]; solvent: boolean; now: number; deed?: boolean }

/** Locks that may be put into this one: of the same contract, token, schedule and delegate. */
export function mergeable(lock: Lock, others: readonly Lock[]): Lock[] {
  const written = termsOf(lock)
  return others.filter((other) => other.id !== lock.id && termsOf(other) === written)
}

const termsOf = ({ locker, token, schedule, delegate }: Lock) => JSON.stringify([locker, token, schedule, delegate])

/** Whether a lock is offered to the contract of the NFTs: then one step is left until it is one. */
export const isOfferedToDeeds = ({ pendingOwner }: Pick<Lock, 'pendingOwner'>) =>
  pendingOwner.toLowerCase() === contractAddresses.LockDeeds.toLowerCase()

/** The actions that the contract would take now from the owner, the likeliest first. */
export function actionsOf(lock: Lock, { others, solvent, now, deed = false }: Around): ActionName[] {
  const permanent = isPermanent(lock.schedule)
  const running = !permanent && now < lock.schedule.end
  const offered = BigInt(lock.pendingOwner) !== 0n
  const plain = lock.locker === 'TokenLocker'
  const toDeeds = plain && !deed && isOfferedToDeeds(lock)
  const can: [ActionName, boolean][] = [
    ['wrap', toDeeds],
    ['withdraw', solvent && lock.withdrawable > 0n],
    ['withdrawShare', !solvent && lock.withdrawable > 0n],
    ['cancelTransfer', offered],
    ['extend', running],
    ['increase', running || permanent],
    ['split', lock.amount > 1n],
    ['merge', mergeable(lock, others).length > 0],
    ['proposeTransfer', !offered],
    ['changeDelegate', !plain && solvent],
    ['wrap', plain && !deed && !offered],
    ['unwrap', deed],
    ['makePermanent', running],
  ]
  return can.filter(([, possible]) => possible).map(([name]) => name)
}
