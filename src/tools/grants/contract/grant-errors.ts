import { parseAbi } from 'viem/utils'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { timeWords } from '#core/time/time-words.ts'
import { explainer, failedOnChain, type ErrorWords, type Sentence } from '#tools/plan/explain-error.ts'

/** Every error of the contract of grants. */
export const grantErrors: ErrorWords<typeof tokenGrantsAbi> = {
  ReentrancyGuardReentrantCall: () => [
    'The token called the contract of grants back while it was being moved.',
    'Do not grant this token: it does more than a token should.',
  ],
  SafeERC20FailedOperation: () => [
    'The token refused to move.',
    'See that it is not paused and that both accounts may use it, then try again.',
  ],
  TokenGrants_NoSuchGrant: () => [
    'There is no grant with this number any more.',
    'Everything has left it: look at the list again.',
  ],
  TokenGrants_NotReceiver: () => ['This account does not receive the grant.', 'Connect the account that does.'],
  TokenGrants_NotRevoker: () => [
    'This account cannot revoke the grant.',
    'Connect the account that can. Once the right is given up, no account can.',
  ],
  TokenGrants_NotProposed: () => [
    'The part in the grant is not offered to this account.',
    'Connect the account it is offered to, or ask for a new offer.',
  ],
  TokenGrants_PushNotAllowed: () => [
    'The receiver does not let others send what has vested.',
    'Let the receiver withdraw it.',
  ],
  TokenGrants_NotAToken: () => [
    'There is no contract at the address of the token.',
    'Compare the address with a source you trust, and the chain too.',
  ],
  TokenGrants_InvalidAccount: () => [
    'This account can have no part in the grant: it is zero, the contract, or has the part already.',
    'Name another account.',
  ],
  TokenGrants_ZeroAmount: () => [
    'An amount is nothing, or nothing has vested since the last time.',
    'Make the amount greater than zero, or wait for the next part.',
  ],
  TokenGrants_NothingReceived: () => [
    'The token took everything as a fee: nothing would arrive.',
    'Grant more, or do not grant this token.',
  ],
  TokenGrants_AmountTooLarge: () => ['A grant cannot hold that many units.', 'Grant less.'],
  TokenGrants_InvalidSchedule: () => [
    'The times do not fit: start, then cliff, then end, the end in the future, and as far apart as the curve is long.',
    'Choose other times.',
  ],
  TokenGrants_TooFarAhead: ([, latest]) => [
    'The end is more than a hundred years ahead.',
    `Choose one before ${timeWords(Number(latest))}.`,
  ],
  TokenGrants_NoticeWithoutRevoker: () => [
    'Only a grant that can be revoked has a notice period.',
    'Name who can revoke it, or leave the notice out.',
  ],
  TokenGrants_NoSuchCurve: () => ['The curve is not stored on this chain yet.', 'Store it first, then try again.'],
  TokenGrants_InvalidCurve: () => ['The contract does not accept the curve.', 'Look at its segments again.'],
  TokenGrants_NotVested: () => ['That is more than has vested.', 'Withdraw less, or later.'],
  TokenGrants_AnotherToken: () => ['These grants are not of one token.', 'Withdraw those of each token by themselves.'],
  TokenGrants_AlreadyRevoked: () => ['The grant is revoked already.', 'Take back what it left.'],
  TokenGrants_NothingToRevoke: ([, stop]) => [
    `Everything will have vested by ${timeWords(Number(stop))}, when a revocation would take effect.`,
    'Nothing is left to take back.',
  ],
  TokenGrants_NothingToRefund: () => ['There is nothing to take back from this grant.', 'Look at the list again.'],
  TokenGrants_Shortfall: () => [
    'The token took balance away from the contract, so not every grant can be paid in full.',
    'Take a share: every grant is paid the same part. If you just tried, less is left than was shown; look again.',
  ],
}

/** Errors that tokens have by ERC-6093, and what older ones say instead. */
const tokenErrors: Record<string, Sentence> = {
  ERC20InsufficientBalance: () => ['The account has fewer tokens than that.', 'Choose a smaller amount.'],
  ERC20InsufficientAllowance: () => [
    'The contract of grants may not take that much.',
    'Approve the amount again, or sign for it again if the signature has run out.',
  ],
  EnforcedPause: () => ['The token is paused.', 'Wait until transfers resume.'],
}

const tokenErrorAbi = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error EnforcedPause()',
])

/** What a refusal of the contract of grants, or of a token, means. */
export const { explainRevert, explainReason, explainFailed } = explainer({
  abi: [...tokenGrantsAbi, ...tokenErrorAbi],
  words: { ...tokenErrors, ...grantErrors },
  refused: (why) => ({
    message: `The token or the contract of grants would refuse. ${why}`,
    remedy: 'Nothing was sent. Look at the warnings about the token.',
  }),
  failed: failedOnChain,
})
