import { contractAddresses } from '#contracts/addresses.ts'
import descriptor from '#contracts/descriptors/calldata-VotingLocker.json' with { type: 'json' }
import { votingLockerAbi } from '#contracts/voting-locker.ts'
import { lockerSays, lockSays } from '#tools/token-lock/plan/lock-words.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy, type SaidBesides } from '#transactions/descriptors/described.ts'

/** What is said of a call that makes locks, with whom their votes count for. */
function withDelegate(says: SaidBesides): SaidBesides {
  return {
    ...says,
    lasting: (call) => `${says.lasting(call)} The owner of a lock can change who votes with it at any time.`,
  }
}

/** What is asked of VotingLocker, in words: what TokenLocker is asked, and who votes. */
const calls = describedBy(descriptor, {
  ...Object.fromEntries(
    Object.entries(lockSays).map(([name, says]) => [name, name.startsWith('lock') ? withDelegate(says) : says]),
  ),
  changeDelegate: {
    lasting: () =>
      'The votes count for the new delegate from this block on. Owner, schedule and amounts stay as they are.',
    words: lockerSays.cancelTransfer.words,
  },
})

/** VotingLocker on a chain, as the sheet reads what is asked of it. */
export function votingLockerOn(chainId: number): KnownContract {
  return { chainId, address: contractAddresses.VotingLocker, name: 'VotingLocker', abi: votingLockerAbi, calls }
}
