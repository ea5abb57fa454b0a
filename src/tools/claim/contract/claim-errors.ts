import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { timeWords } from '#core/time/time-words.ts'
import { explainer, type ErrorWords } from '#tools/plan/explain-error.ts'

/** Every error of the claims contract. */
export const claimErrors: ErrorWords<typeof merkleClaimsAbi> = {
  InvalidShortString: () => ['A text in the contract is too long.', 'Nothing was sent. Tell us what you did.'],
  StringTooLong: () => ['A text in the contract is too long.', 'Nothing was sent. Tell us what you did.'],
  ReentrancyGuardReentrantCall: () => [
    'The token called the claims contract back while it was being moved.',
    'Do not use this token: it does more than a token should.',
  ],
  SafeERC20FailedOperation: () => [
    'The token refused to move.',
    'It may be paused, or shut an account out. Try again later, or claim to another address.',
  ],
  MerkleClaims_NoSuchCampaign: ([id]) => [
    `There is no campaign ${id} on this chain.`,
    'Compare the number and the chain with what its creator says.',
  ],
  MerkleClaims_NotAToken: () => [
    'There is no contract at the address of the token.',
    'Compare the address with a source you trust, and the chain too.',
  ],
  MerkleClaims_NoRoot: () => ['The campaign has no list.', 'Build the list again.'],
  MerkleClaims_ZeroAmount: () => ['An amount is zero.', 'Take the entry off the list.'],
  MerkleClaims_NothingArrived: () => [
    'The token keeps the whole amount as a fee, so nothing would arrive.',
    'Do not use this token.',
  ],
  MerkleClaims_TooMuch: () => ['The amount is more than a campaign can hold.', 'Make several campaigns.'],
  MerkleClaims_TokenShort: () => [
    'The token took balances away: the contract holds less of it than it owes.',
    'No new campaign in this token can be made before that is made good. Claims are paid in equal shares.',
  ],
  MerkleClaims_WrongWindow: () => [
    'The times do not fit: it begins before it ends, and ends in the future.',
    'Choose a later deadline.',
  ],
  MerkleClaims_TooFar: () => ['The time is more than a hundred years ahead.', 'Choose an earlier one, or no deadline.'],
  MerkleClaims_WrongSchedule: () => [
    'The times of the schedule do not fit: it starts before it ends, and ends in the future.',
    'Choose a later end.',
  ],
  MerkleClaims_WrongGrant: () => [
    'The terms of the grants do not fit: there is a notice without a revoker, or the revoker is one of the contracts.',
    'Name another account that can revoke, or nobody.',
  ],
  MerkleClaims_NotStarted: ([start]) => ['Claims are not open yet.', `Come back on ${timeWords(Number(start))}.`],
  MerkleClaims_Closed: ([deadline]) => [
    `Claims closed on ${timeWords(Number(deadline))}.`,
    'What is left goes back to the creator: ask there.',
  ],
  MerkleClaims_StillOpen: ([deadline]) => [
    'Claims are still open, so nothing is refunded yet.',
    Number(deadline) === 2 ** 40 - 1
      ? 'This campaign has no deadline and is never refunded.'
      : `Come back on ${timeWords(Number(deadline))}.`,
  ],
  MerkleClaims_AlreadyClaimed: () => [
    'This entry was paid already.',
    'The history below names the transaction. An entry is paid once.',
  ],
  MerkleClaims_WrongProof: () => [
    'The proof does not lead to the root of the campaign.',
    'The list that was fetched is not the one of this campaign: ask its creator for the right address.',
  ],
  MerkleClaims_ProofTooLong: () => ['The proof is longer than any list needs.', 'Fetch the list again.'],
  MerkleClaims_Underfunded: () => [
    'The campaign has less left than this entry: its list promised more than was paid in.',
    'Ask its creator. A smaller entry may still be paid.',
  ],
  MerkleClaims_WrongRecipient: () => [
    'Tokens cannot go to the zero address or to the claims contract.',
    'Choose another address.',
  ],
  MerkleClaims_SignatureExpired: () => ['The signature is too old.', 'Sign again.'],
  MerkleClaims_NotTheAccount: ([account]) => [
    'In this campaign the account on the list claims itself, or signs for it.',
    `Connect ${account}, or open the link of a claim that it has signed.`,
  ],
  MerkleClaims_WrongSignature: () => [
    'The signature is not of the account on the list.',
    'Connect that account and sign again.',
  ],
  MerkleClaims_NotCreator: ([creator]) => ['Only the creator may take the remainder.', `Connect ${creator}.`],
  MerkleClaims_NothingToRefund: () => ['Nothing is left in the campaign.', 'There is nothing to do.'],
}

/** What a refusal of the claims contract, or of a token, means. */
export const { explainRevert } = explainer({
  abi: merkleClaimsAbi,
  words: claimErrors,
  refused: (why) => ({
    message: `The token or the claims contract would refuse. ${why}`,
    remedy: 'Nothing was sent. Look at the warnings about the token.',
  }),
})
