import { contractAddresses } from '#contracts/addresses.ts'
import { votingLockerAbi } from '#contracts/voting-locker.ts'
import { lockCalls, lockerWords, type LockWords } from '#tools/token-lock/plan/lock-words.ts'
import type { CallWords, KnownContract } from '#transactions/describe/known-contract.ts'

const delegatee = { delegatee: { label: 'Its votes count for', as: 'party' } } as const

/** The words of a call that makes locks, with whom their votes count for. */
function withDelegate(words: LockWords): LockWords {
  const { token, ...others } = words.fields
  return {
    intent: `${words.intent}, with votes`,
    lasting: (call) => `${words.lasting(call)} The owner of a lock can change who votes with it at any time.`,
    fields: { ...(token && { token }), ...delegatee, ...others },
  }
}

/** What is asked of VotingLocker, in words: what TokenLocker is asked, and who votes. */
const calls: Readonly<Record<string, CallWords>> = {
  ...Object.fromEntries(
    Object.entries(lockCalls).map(([name, words]) => [name, name.startsWith('lock') ? withDelegate(words) : words]),
  ),
  changeDelegate: {
    intent: 'Change who votes with a lock',
    lasting: () =>
      'The votes count for the new delegate from this block on. Owner, schedule and amounts stay as they are.',
    fields: { ...lockerWords.cancelTransfer.fields, ...delegatee },
  },
}

/** VotingLocker on a chain, as the sheet reads what is asked of it. */
export function votingLockerOn(chainId: number): KnownContract {
  return { chainId, address: contractAddresses.VotingLocker, name: 'VotingLocker', abi: votingLockerAbi, calls }
}
