import { parseAbi } from 'viem/utils'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { timeWords } from '#core/time/time-words.ts'
import { explainer, failedOnChain, type ErrorWords, type Sentence } from '#tools/plan/explain-error.ts'

/** Every error of the lock contract. */
export const lockErrors: ErrorWords<typeof tokenLockerAbi> = {
  ReentrancyGuardReentrantCall: () => [
    'The token called the lock contract back while it was being moved.',
    'Do not lock this token: it does more than a token should.',
  ],
  SafeERC20FailedOperation: () => [
    'The token refused to move.',
    'See that it is not paused and that your account may send it, then try again.',
  ],
  TokenLocker_NoSuchLock: () => [
    'There is no lock with this number any more.',
    'It was emptied or merged into another: look at the list again.',
  ],
  TokenLocker_NotOwner: () => ['This account does not own the lock.', 'Connect the account that owns it.'],
  TokenLocker_NotPendingOwner: () => [
    'The lock is not offered to this account.',
    'Connect the account it is offered to, or ask its owner to offer it again.',
  ],
  TokenLocker_NotAToken: () => [
    'There is no contract at the address of the token.',
    'Compare the address with a source you trust, and the chain too.',
  ],
  TokenLocker_InvalidAccount: () => [
    'This account can own no lock and receive nothing: zero, the lock contract, or who owns it already.',
    'Name another account.',
  ],
  TokenLocker_ZeroAmount: () => ['An amount is zero.', 'Make every amount greater than zero, or use fewer parts.'],
  TokenLocker_NothingReceived: () => [
    'The token took everything as a fee: nothing would arrive.',
    'Lock more, or do not lock this token.',
  ],
  TokenLocker_AmountTooLarge: () => ['A lock cannot hold that many units.', 'Lock less.'],
  TokenLocker_InvalidSchedule: () => [
    'The times do not fit: start, then cliff, then end, and the end in the future.',
    'Choose a later end.',
  ],
  TokenLocker_TooFarAhead: ([, latest]) => [
    'The end is more than a hundred years ahead.',
    `Choose one before ${timeWords(Number(latest))}.`,
  ],
  TokenLocker_NotLater: ([end]) => [
    'The new end is not later than the end.',
    `Choose one after ${timeWords(Number(end))}.`,
  ],
  TokenLocker_Ended: () => [
    'The lock has ended: everything has vested.',
    'Withdraw it, and lock it again if you like.',
  ],
  TokenLocker_NotAgreed: () => [
    'The lock changed since you looked: it has another owner, or ends later.',
    'Nothing was paid. Look at the lock again.',
  ],
  TokenLocker_IsPermanent: () => ['The lock is permanent already.', 'Nothing is left to do.'],
  TokenLocker_NotVested: () => ['That is more than has vested.', 'Withdraw less, or later.'],
  TokenLocker_Shortfall: () => [
    'The token took balance away from the lock contract, so some locks cannot be paid in full.',
    'Withdraw a share: every lock is paid the same part. If you just tried, less is left than was shown; look again.',
  ],
  TokenLocker_InvalidPart: () => [
    'A part is more than nothing and less than all that is left.',
    'Choose another amount.',
  ],
  TokenLocker_NotMergeable: () => [
    'Only two different locks of one token, one schedule and one delegate merge.',
    'Choose another lock.',
  ],
}

/** Every error that LockDeeds has of its own. */
export const deedErrors: Record<string, Sentence> = {
  LockDeeds_NotHolder: () => ['This account does not hold the NFT of the lock.', 'Connect the account that holds it.'],
  LockDeeds_NotPendingHolder: () => [
    'The NFT is not offered to this account.',
    'Connect the account it is offered to, or ask its holder to offer it again.',
  ],
  LockDeeds_ByOfferOnly: () => [
    'This NFT changes hands only by offer and acceptance.',
    'Offer it to the account, which then accepts it.',
  ],
  LockDeeds_InvalidAccount: () => [
    'This account can hold no NFT and receive nothing: zero, the contract of the NFTs, or who holds it already.',
    'Name another account.',
  ],
  LockDeeds_NotOffered: () => [
    'The lock is not offered to the contract of the NFTs by this account.',
    'Offer it there first, with the account that owns it.',
  ],
}

/** Every error that VotingLocker has of its own. */
export const votesErrors: Record<string, Sentence> = {
  VotingLocker_InvalidDelegate: () => [
    'This account cannot be a delegate: zero, the lock contract, or a contract that holds locked tokens.',
    'Name another delegate.',
  ],
  VotingLocker_SameDelegate: () => ['The votes count for this account already.', 'Name another delegate.'],
  VotingLocker_NoVotes: () => [
    'The token did not accept the delegate: it has no votes, or refuses this one.',
    'Name another delegate, or make a lock without votes.',
  ],
  VotingLocker_NotMoved: () => [
    'The token keeps a fee of what moves, so the delegate of this lock cannot change.',
    'The lock stays as it is. You can withdraw what has vested and lock it again.',
  ],
}

/** Errors that tokens have by ERC-6093, and what older ones say instead. */
const tokenErrors: Record<string, Sentence> = {
  ERC20InsufficientBalance: () => ['The account has fewer tokens than that.', 'Choose a smaller amount.'],
  ERC20InsufficientAllowance: () => ['The lock contract may not take that much.', 'Approve the amount again.'],
  EnforcedPause: () => ['The token is paused.', 'Wait until transfers resume.'],
}

const otherErrorAbi = parseAbi([
  'error LockDeeds_NotHolder(uint256 id, address caller)',
  'error LockDeeds_NotPendingHolder(uint256 id, address caller)',
  'error LockDeeds_ByOfferOnly(uint256 id)',
  'error LockDeeds_InvalidAccount(address account)',
  'error LockDeeds_NotOffered(uint256 id, address caller)',
  'error VotingLocker_InvalidDelegate(address delegatee)',
  'error VotingLocker_SameDelegate(uint256 id, address delegatee)',
  'error VotingLocker_NoVotes(address token, address delegatee)',
  'error VotingLocker_NotMoved(address token, uint256 amount)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error EnforcedPause()',
])

/** What a refusal of the lock contract, or of a token, means. */
export const { explainRevert, explainReason, explainFailed } = explainer({
  abi: [...tokenLockerAbi, ...otherErrorAbi],
  words: { ...tokenErrors, ...deedErrors, ...votesErrors, ...lockErrors },
  refused: (why) => ({
    message: `The token or the lock contract would refuse. ${why}`,
    remedy: 'Nothing was sent. Look at the warnings about the token.',
  }),
  failed: failedOnChain,
})
