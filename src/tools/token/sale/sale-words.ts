import type { Address } from 'viem'
import { explainer, type ErrorWords } from '#tools/plan/explain-error.ts'
import type { CallWords, KnownContract } from '#transactions/describe/known-contract.ts'
import { saleAbi } from './sale-abi.ts'

const calls: Record<string, CallWords> = {
  buy: {
    intent: ({ id, count }) => buyText(count as bigint, id as bigint | undefined),
    lasting: () => 'The payment goes to the contract of the collection. It does not come back.',
    fields: {
      phase: { label: 'Phase of the sale', as: 'words', words: (phase) => String((phase as bigint) + 1n) },
      id: { label: 'Edition', as: 'text' },
      count: { label: 'Pieces', as: 'text' },
      proof: {
        label: 'Proof of the allow list',
        as: 'words',
        words: (proof) => ((proof as readonly unknown[]).length > 0 ? 'included' : 'not needed or not there'),
      },
    },
  },
  withdrawProceeds: {
    intent: 'Send the proceeds to their receiver',
    lasting: () => 'All that buyers paid so far goes to the receiver that the launch fixed.',
    fields: {},
  },
  reveal: {
    intent: 'Reveal the metadata of all pieces',
    lasting: () => 'From now on every piece shows its own metadata. This cannot be undone.',
    fields: { uri: { label: 'Metadata', as: 'text' }, salt: { label: 'Salt', as: 'text' } },
  },
}

/** How many pieces, in words. */
export function piecesText(count: bigint): string {
  return count === 1n ? '1 piece' : `${count} pieces`
}

/** What is bought; of editions, of which one. */
export function buyText(count: bigint, id: bigint | undefined): string {
  return id === undefined ? `Buy ${piecesText(count)}` : `Buy ${piecesText(count)} of edition ${id}`
}

/** A collection as the sheet reads what is asked of it. */
export function knownCollection(address: Address, chainId: number): KnownContract {
  return { chainId, address, name: 'Collection', abi: saleAbi, calls }
}

const cannotHold: [string, string] = ['This account is a contract that cannot hold pieces.', 'Connect another account.']

const errors: ErrorWords<typeof saleAbi> = {
  Token_PhaseClosed: () => ['This phase of the sale is not open.', 'Choose one that is open now.'],
  Token_NotOnTheList: () => ['This account is not on the list of the phase.', 'Connect an account that is on it.'],
  Token_BeyondPhaseLimit: ([, left]) => [
    `In this phase the account can buy ${left} more.`,
    'Choose a smaller number, or wait for the next phase.',
  ],
  Token_BeyondMaxSupply: ([, left]) => [`Only ${left} pieces are left.`, 'Choose a smaller number.'],
  Token_NoSuchEdition: ([id]) => [`Edition ${id} is not on sale.`, 'Choose the number of an edition that is.'],
  Token_BeyondEdition: ([id, size]) => [
    `There would be more than ${size} pieces of edition ${id}.`,
    'Choose a smaller number, or another edition.',
  ],
  Token_WrongPayment: () => ['The payment is not the price.', 'Reload the page and buy again.'],
  Token_NothingToMint: () => ['No piece was asked for.', 'Enter how many pieces you want.'],
  Token_AlreadyRevealed: () => ['The metadata was revealed before.', 'Nothing is left to do.'],
  Token_NotTheCommitment: () => [
    'This is not what the launch committed to.',
    'Open the file that was saved when the hash was made.',
  ],
  EnforcedPause: () => ['The collection is paused.', 'Wait until its owner resumes it.'],
  ERC721InvalidReceiver: () => cannotHold,
  ERC1155InvalidReceiver: () => cannotHold,
}

/** Says why the collection would refuse a call. */
export const { explainRevert } = explainer({
  abi: saleAbi,
  words: errors,
  refused: (why) => ({ message: `The collection refuses this. ${why}`, remedy: 'Nothing was sent.' }),
})
