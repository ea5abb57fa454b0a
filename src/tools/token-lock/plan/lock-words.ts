import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { timeWords } from '#core/text/time-words.ts'
import { nameOf, tokenOf } from '#chain/tokens/numbered.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import { permanent, type Schedule } from '#tools/schedule/schedule.ts'
import type { CallArguments, CallWords, KnownContract } from '#transactions/describe/known-contract.ts'

type Writing = 'lock' | 'lockFor' | 'lockMany' | 'increase' | 'withdraw' | 'withdrawShare' | 'extend' | 'makePermanent'
type Signed = 'lockWithPermit' | 'lockWithPermit2' | 'lockManyWithPermit' | 'lockManyWithPermit2'
type Moving = 'split' | 'merge' | 'proposeTransfer' | 'cancelTransfer' | 'acceptTransfer'

/** What a call does, under one title. */
export type LockWords = CallWords & { intent: string }

const ofLock = (call: CallArguments) => tokenOf(call.id as bigint)
const lockOf = { as: 'words', words: (id: unknown) => `${nameOf(id as bigint)} of ${tokenOf(id as bigint)}` } as const
const schedule = {
  label: 'Schedule',
  as: 'words',
  words: (value: unknown) => scheduleWords(value as Schedule),
} as const
const inToken = { as: 'amount', of: { argument: 'token' } } as const
const inLock = { as: 'amount', of: ofLock } as const
const cannotShorten = 'No one can release it earlier, including you and us.'
const untouched = 'Schedule and amounts stay as they are.'

/** The calls that carry no signature. Those of an NFT have the same words. */
export const lockerWords = {
  lock: {
    intent: 'Lock tokens for yourself',
    lasting: ({ schedule: given }) => `${scheduleWords(given as Schedule)} ${cannotShorten}`,
    fields: { token: { label: 'Token', as: 'party' }, amount: { label: 'Lock', ...inToken }, schedule },
  },
  lockFor: {
    intent: 'Lock tokens for another account',
    lasting: ({ schedule: given }) =>
      `The tokens then belong to the owner named. ${scheduleWords(given as Schedule)} ${cannotShorten}`,
    fields: {
      token: { label: 'Token', as: 'party' },
      owner: { label: 'Owner of the lock', as: 'recipient' },
      amount: { label: 'Lock', ...inToken },
      schedule,
    },
  },
  lockMany: {
    intent: 'Lock tokens for several',
    lasting: () => `The tokens then belong to the owners named. ${cannotShorten}`,
    fields: { token: { label: 'Token', as: 'party' }, grants: { label: 'Locks', as: 'words', words: grantWords } },
  },
  increase: {
    intent: 'Add tokens to a lock',
    lasting: () => 'They follow the schedule of the lock and belong to its owner.',
    fields: {
      id: { label: 'Lock', ...lockOf },
      amount: { label: 'Add', ...inLock },
      owner: { label: 'Only if it belongs to', as: 'party' },
      latestEnd: { label: 'Only if it ends by', as: 'words', words: endWords },
    },
  },
  withdraw: {
    intent: 'Withdraw vested tokens',
    lasting: () => 'What is paid out leaves the lock and cannot go back into it, except by locking again.',
    fields: {
      id: { label: 'Lock', ...lockOf },
      to: { label: 'Paid to', as: 'recipient' },
      amount: { label: 'Withdraw', ...inLock },
    },
  },
  withdrawShare: {
    intent: 'Withdraw a share of what is left',
    lasting: () => 'The whole amount leaves the lock, and what the token took away of it is given up.',
    fields: {
      id: { label: 'Lock', ...lockOf },
      to: { label: 'Paid to', as: 'recipient' },
      amount: { label: 'Give up', ...inLock },
      minimum: { label: 'For at least', ...inLock },
    },
  },
  extend: {
    intent: 'Make a lock end later',
    lasting: ({ newEnd }) => `Until ${timeWords(Number(newEnd))} the rest vests more slowly. ${cannotShorten}`,
    fields: { id: { label: 'Lock', ...lockOf }, newEnd: { label: 'Ends', as: 'time' } },
  },
  makePermanent: {
    intent: 'Lock tokens permanently',
    lasting: () => 'No one can ever withdraw what has not vested. This cannot be undone.',
    fields: { id: { label: 'Lock', ...lockOf } },
  },
  split: {
    intent: 'Split a lock in two',
    lasting: () => 'Both belong to you and keep the schedule. They can be merged again.',
    fields: { id: { label: 'Lock', ...lockOf }, amount: { label: 'Into a lock of its own', ...inLock } },
  },
  merge: {
    intent: 'Put one lock into another',
    lasting: () => 'The second lock is gone; its amounts are in the first.',
    fields: { id: { label: 'Lock that stays', ...lockOf }, from: { label: 'Lock that goes', ...lockOf } },
  },
  proposeTransfer: {
    intent: 'Offer a lock to another account',
    lasting: () => 'Once it is accepted, the lock is theirs. Until then you can take the offer back.',
    fields: { id: { label: 'Lock', ...lockOf }, to: { label: 'Offered to', as: 'recipient' } },
  },
  cancelTransfer: {
    intent: 'Take an offer back',
    lasting: () => `The lock stays yours. ${untouched}`,
    fields: { id: { label: 'Lock', ...lockOf } },
  },
  acceptTransfer: {
    intent: 'Accept a lock',
    lasting: () => `The lock becomes yours. ${untouched}`,
    fields: { id: { label: 'Lock', ...lockOf } },
  },
} satisfies Record<Writing | Moving, LockWords>

const permit = { permit: { label: 'Allowed by', as: 'words', words: () => 'your signature' } } as const
const signed = { signed: { label: 'Allowed by', as: 'words', words: () => 'your signature, through Permit2' } } as const

/** Every call that changes a lock, in words. A function without an entry does not compile. */
export const lockCalls: Record<Writing | Moving | Signed, LockWords> = {
  ...lockerWords,
  lockWithPermit: withSignature({ ...lockerWords.lockFor, intent: 'Lock tokens' }, permit),
  lockWithPermit2: withSignature({ ...lockerWords.lockFor, intent: 'Lock tokens' }, signed),
  lockManyWithPermit: withSignature(lockerWords.lockMany, permit),
  lockManyWithPermit2: withSignature(lockerWords.lockMany, signed),
}

/** The words of a call that carries a signature as well. */
function withSignature(words: LockWords, fields: CallWords['fields']): LockWords {
  return { ...words, fields: { ...words.fields, ...fields } }
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
  return { chainId, address: contractAddresses.TokenLocker, name: 'TokenLocker', abi: tokenLockerAbi, calls: lockCalls }
}
