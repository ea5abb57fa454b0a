import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { explainer, type ErrorWords, type Sentence } from '#tools/plan/explain-error.ts'

const wrongMade: Sentence = () => ['The collection was made in another way.', 'Tell the organiser of the event.']

/** Times of a contract, in words. */
export const timeWords = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Every error of a collection. */
const sentences: ErrorWords<typeof codeMint721Abi> = {
  CodeMint721_AlreadyRedeemed: () => [
    'This code was used.',
    'If that was not you, ask the person who gave you the card for another one.',
  ],
  CodeMint721_CodesClosed: ([deadline]) => [
    `The printed codes could be used until ${timeWords(Number(deadline))}.`,
    'Ask the organiser of the event for another one.',
  ],
  CodeMint721_Ended: ([end]) => [
    `The event ended on ${timeWords(Number(end))}.`,
    'A printed code may still be good: type it above.',
  ],
  CodeMint721_NotStarted: ([start]) => [
    `Minting starts on ${timeWords(Number(start))}.`,
    'Come back then: the code stays the same.',
  ],
  CodeMint721_Exhausted: ([left]) => [
    left === '0' ? 'All pieces of the event are minted.' : `Only ${left} are left.`,
    left === '0' ? 'A printed code may still be good: type it above.' : 'Mint fewer.',
  ],
  CodeMint721_WalletLimit: ([, had, most]) => [
    `This account has minted ${had} of the ${most} it may.`,
    'What it has is in its wallet. Another account of yours has its own limit.',
  ],
  CodeMint721_WrongQuantity: ([, most]) => [`One transaction mints 1 to ${most}.`, 'Choose a number within that.'],
  CodeMint721_NoSuchCode: () => ['The list of this collection has no such code.', 'Compare the code with your card.'],
  CodeMint721_NotOnTheList: () => [
    'The code is not on the list of this collection, or was signed for another account.',
    'Type the code again, with the account that is to receive the piece connected.',
  ],
  CodeMint721_SignatureExpired: () => ['The signature is too old.', 'Press the button again to make a new one.'],
  CodeMint721_WrongSignature: () => ['The signature cannot be read.', 'Press the button again to make a new one.'],
  CodeMint721_WrongVoucher: () => [
    'The voucher is not one for this account.',
    'Press the button again with the account that is signed in.',
  ],
  CodeMint721_NotTheRecipient: () => [
    'Only the account that receives the piece can send this.',
    'Connect that account and press again.',
  ],
  CodeMint721_WrongRecipient: () => [
    'Pieces cannot be minted to this address.',
    'Name the address of a wallet that is yours.',
  ],
  CodeMint721_ProofTooLong: () => [
    'The way to the list is longer than a list can be.',
    'Reload the page, and try again.',
  ],
  CodeMint721_TooFar: () => [
    'The time is more than a hundred years ahead.',
    'Set the clock of this device, and try again.',
  ],
  CodeMint721_Soulbound: () => ['Pieces of this collection stay where they were minted.', 'There is nothing to do.'],
  CodeMint721_NoEngraver: wrongMade,
  CodeMint721_NoList: wrongMade,
  CodeMint721_NoRoyaltyReceiver: wrongMade,
  CodeMint721_NothingToMint: wrongMade,
  CodeMint721_RoyaltyTooHigh: wrongMade,
  CodeMint721_TooManyCodes: wrongMade,
  CodeMint721_WrongLimits: wrongMade,
  CodeMint721_WrongWindow: wrongMade,
  ERC721IncorrectOwner: () => ['The piece has another owner.', 'Look at it again: it may have moved.'],
  ERC721InsufficientApproval: () => ['The account may not move this piece.', 'Connect the account that owns it.'],
  ERC721InvalidApprover: () => ['The account may not move this piece.', 'Connect the account that owns it.'],
  ERC721InvalidOperator: () => ['No one can be allowed that.', 'Name another address.'],
  ERC721InvalidOwner: () => ['That address owns nothing.', 'Name another address.'],
  ERC721InvalidReceiver: () => ['That address cannot receive pieces.', 'Name another address.'],
  ERC721InvalidSender: () => ['This piece has no owner.', 'Name a piece that was minted.'],
  ERC721NonexistentToken: () => ['There is no such piece yet.', 'Compare the number with the one you were given.'],
  InvalidShortString: wrongMade,
  ReentrancyGuardReentrantCall: () => [
    'The call came back to the contract itself.',
    'Send it from a wallet, not from a contract.',
  ],
  StringTooLong: wrongMade,
}

/** What a refusal of a collection means. */
export const { explainRevert, explainReason } = explainer({
  abi: codeMint721Abi,
  words: sentences,
  refused: () => ({
    message: 'The collection would refuse it and does not say why.',
    remedy: 'Reload the page, and try again.',
  }),
})
