import { contractAddresses } from '#contracts/addresses.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { lockerWords } from '#tools/token-lock/plan/lock-words.ts'
import { nameOf, tokenOf } from '#chain/tokens/numbered.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'
import type { CallWords, KnownContract } from '#transactions/describe/known-contract.ts'

const id = {
  id: {
    label: 'Lock',
    as: 'words',
    words: (value: unknown) => `${nameOf(value as bigint)} of ${tokenOf(value as bigint)}`,
  },
} as const

const {
  withdraw,
  withdrawShare,
  extend,
  makePermanent,
  split,
  merge,
  proposeTransfer,
  cancelTransfer,
  acceptTransfer,
} = lockerWords

const lock: CallWords = {
  intent: 'Lock tokens as an NFT',
  lasting: ({ schedule, byOffer }) =>
    `The holder of the NFT owns the lock${byOffer ? '; it changes hands only by offer and acceptance' : ''}. ${scheduleWords(schedule as Schedule)} No one can release it earlier.`,
  fields: {
    token: { label: 'Token', as: 'party' },
    holder: { label: 'Holder of the NFT', as: 'recipient' },
    amount: { label: 'Lock', as: 'amount', of: { argument: 'token' } },
    schedule: { label: 'Schedule', as: 'words', words: (value) => scheduleWords(value as Schedule) },
    byOffer: {
      label: 'Changes hands',
      as: 'words',
      words: (value) => (value ? 'by offer and acceptance' : 'as any NFT'),
    },
  },
}

/** What is asked of LockDeeds, in words: most of it is what the lock contract is asked. */
const calls: Readonly<Record<string, CallWords>> = {
  lock,
  lockWithPermit: signed('permit', 'your signature'),
  lockWithPermit2: signed('signed', 'your signature, through Permit2'),
  withdraw,
  withdrawShare,
  extend,
  makePermanent,
  split,
  merge,
  proposeTransfer,
  cancelTransfer,
  acceptTransfer,
  wrap: {
    intent: 'Make an NFT of a lock',
    lasting: () => 'The holder of the NFT owns the lock. Its holder can take the lock out again.',
    fields: { ...id, byOffer: lock.fields.byOffer! },
  },
  unwrap: {
    intent: 'Take a lock out of its NFT',
    lasting: () => 'The NFT is gone. The lock is offered to you: accept it next.',
    fields: id,
  },
}

function signed(argument: string, words: string): CallWords {
  return { ...lock, fields: { ...lock.fields, [argument]: { label: 'Allowed by', as: 'words', words: () => words } } }
}

/** LockDeeds on a chain, as the sheet reads what is asked of it. */
export function deedsOn(chainId: number): KnownContract {
  return { chainId, address: contractAddresses.LockDeeds, name: 'LockDeeds', abi: lockDeedsAbi, calls }
}
