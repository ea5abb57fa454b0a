import { contractAddresses } from '#contracts/addresses.ts'
import descriptor from '#contracts/descriptors/calldata-LockDeeds.json' with { type: 'json' }
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { lockerSays } from '#tools/token-lock/plan/lock-words.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy, type SaidBesides } from '#transactions/descriptors/described.ts'

const { lock: _lock, lockFor: _lockFor, lockMany: _lockMany, increase: _increase, ...shared } = lockerSays

const byOffer = (value: unknown) => (value ? 'yes, by offer and acceptance' : 'no, as any NFT')

const lock: SaidBesides = {
  lasting: ({ schedule, byOffer: offered }) =>
    `The holder of the NFT owns the lock${offered ? '; it changes hands only by offer and acceptance' : ''}. ${scheduleWords(schedule as Schedule)} No one can release it earlier.`,
  words: { schedule: (value) => scheduleWords(value as Schedule), byOffer },
  recipients: ['holder'],
}

/** What is asked of LockDeeds, in words: most of it is what the lock contract is asked. */
const calls = describedBy(descriptor, {
  lock,
  lockWithPermit: signed('permit', 'your signature'),
  lockWithPermit2: signed('signed', 'your signature, through Permit2'),
  ...shared,
  wrap: {
    lasting: () => 'The holder of the NFT owns the lock. Its holder can take the lock out again.',
    words: { ...shared.cancelTransfer.words, byOffer },
  },
  unwrap: {
    lasting: () => 'The NFT is gone. The lock is offered to you: accept it next.',
    words: shared.cancelTransfer.words,
  },
})

function signed(argument: string, words: string): SaidBesides {
  return { ...lock, words: { ...lock.words, [argument]: () => words } }
}

/** LockDeeds on a chain, as the sheet reads what is asked of it. */
export function deedsOn(chainId: number): KnownContract {
  return { chainId, address: contractAddresses.LockDeeds, name: 'LockDeeds', abi: lockDeedsAbi, calls }
}
