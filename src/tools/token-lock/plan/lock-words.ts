import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import descriptor from '#contracts/descriptors/calldata-TokenLocker.json' with { type: 'json' }
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { timeWords } from '#core/time/time-words.ts'
import { nameOf, tokenOf } from '#chain/tokens/numbered.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import { permanent, type Schedule } from '#tools/schedule/schedule.ts'
import type { CallArguments, KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy, type SaidBesides } from '#transactions/descriptors/described.ts'

type Writing = 'lock' | 'lockFor' | 'lockMany' | 'increase' | 'withdraw' | 'withdrawShare' | 'extend' | 'makePermanent'
type Signed = 'lockWithPermit' | 'lockWithPermit2' | 'lockManyWithPermit' | 'lockManyWithPermit2'
type Moving = 'split' | 'merge' | 'proposeTransfer' | 'cancelTransfer' | 'acceptTransfer'

const ofLock = (call: CallArguments) => tokenOf(call.id as bigint)
const lockOf = (id: unknown) => `${nameOf(id as bigint)} of ${tokenOf(id as bigint)}`
const schedule = (value: unknown) => scheduleWords(value as Schedule)
const cannotShorten = 'No one can release it earlier, including you and us.'
const untouched = 'Schedule and amounts stay as they are.'

/** The calls that carry no signature, beyond their descriptors. Those of an NFT are told the same. */
export const lockerSays = {
  lock: {
    lasting: ({ schedule: given }) => `${scheduleWords(given as Schedule)} ${cannotShorten}`,
    words: { schedule },
  },
  lockFor: {
    lasting: ({ schedule: given }) =>
      `The tokens then belong to the owner named. ${scheduleWords(given as Schedule)} ${cannotShorten}`,
    words: { schedule },
    recipients: ['owner'],
  },
  lockMany: {
    lasting: () => `The tokens then belong to the owners named. ${cannotShorten}`,
    words: { grants: grantWords },
  },
  increase: {
    lasting: () => 'They follow the schedule of the lock and belong to its owner.',
    words: { id: lockOf, latestEnd: endWords },
    of: { amount: ofLock },
  },
  withdraw: {
    lasting: () => 'What is paid out leaves the lock and cannot go back into it, except by locking again.',
    words: { id: lockOf },
    of: { amount: ofLock },
    recipients: ['to'],
  },
  withdrawShare: {
    lasting: () => 'The whole amount leaves the lock, and what the token took away of it is given up.',
    words: { id: lockOf },
    of: { amount: ofLock, minimum: ofLock },
    recipients: ['to'],
  },
  extend: {
    lasting: ({ newEnd }) => `Until ${timeWords(Number(newEnd))} the rest vests more slowly. ${cannotShorten}`,
    words: { id: lockOf },
  },
  makePermanent: {
    lasting: () => 'No one can ever withdraw what has not vested. This cannot be undone.',
    words: { id: lockOf },
  },
  split: {
    lasting: () => 'Both belong to you and keep the schedule. They can be merged again.',
    words: { id: lockOf },
    of: { amount: ofLock },
  },
  merge: {
    lasting: () => 'The second lock is gone; its amounts are in the first.',
    words: { id: lockOf, from: lockOf },
  },
  proposeTransfer: {
    lasting: () => 'Once it is accepted, the lock is theirs. Until then you can take the offer back.',
    words: { id: lockOf },
    recipients: ['to'],
  },
  cancelTransfer: { lasting: () => `The lock stays yours. ${untouched}`, words: { id: lockOf } },
  acceptTransfer: { lasting: () => `The lock becomes yours. ${untouched}`, words: { id: lockOf } },
} satisfies Record<Writing | Moving, SaidBesides>

const permit = { permit: () => 'your signature' }
const signed = { signed: () => 'your signature, through Permit2' }

/** Every call that changes a lock, beyond its descriptor. A function without an entry does not compile. */
export const lockSays: Record<Writing | Moving | Signed, SaidBesides> = {
  ...lockerSays,
  lockWithPermit: withSignature(lockerSays.lockFor, permit),
  lockWithPermit2: withSignature(lockerSays.lockFor, signed),
  lockManyWithPermit: withSignature(lockerSays.lockMany, permit),
  lockManyWithPermit2: withSignature(lockerSays.lockMany, signed),
}

/** What is said of a call that carries a signature as well. */
function withSignature(says: SaidBesides, words: SaidBesides['words']): SaidBesides {
  return { ...says, words: { ...says.words, ...words } }
}

function endWords(value: unknown): string {
  return Number(value) === permanent ? 'any time, or never' : timeWords(Number(value))
}

type Granted = { owner: Address; amount: bigint; schedule: Schedule }

/** Several locks in a few words; every one of them is in the data below. */
function grantWords(value: unknown): string {
  const grants = value as readonly Granted[]
  const owners = new Set(grants.map(({ owner }) => owner)).size
  const sentences = [...new Set(grants.map(({ schedule: given }) => scheduleWords(given)))]
  const more = sentences.length > 3 ? ` And ${sentences.length - 3} more schedules.` : ''
  return `${grants.length} locks for ${owners === 1 ? grants[0]!.owner : `${owners} accounts`}. ${sentences.slice(0, 3).join(' ')}${more}`
}

/** The lock contract on a chain, as the sheet reads what is asked of it. */
export function lockerOn(chainId: number): KnownContract {
  const calls = describedBy(descriptor, lockSays)
  return { chainId, address: contractAddresses.TokenLocker, name: 'TokenLocker', abi: tokenLockerAbi, calls }
}
