import type { Address } from 'viem'
import type { WordKey } from './transaction-words.ts'

/** What is beside a label. Amounts are in the smallest unit; `of` is the token's address, or the chain's currency. */
export type LineValue =
  | { as: 'party'; address: Address; name?: string }
  | { as: 'amount'; amount: bigint; of: Address | 'native' }
  | { as: 'text'; text: string }
  /** Text that is shown letter by letter, with its line breaks. */
  | { as: 'verbatim'; text: string }

export type Line = { label: string; value: LineValue }

/** Why a visitor should look twice. */
export type SigningWarning =
  | 'unknown-call'
  | 'token-call'
  | 'unknown-spender'
  | 'odd-data'
  | 'boundless'
  | 'all-items'
  | 'moves-nothing'
  | 'to-contract-itself'
  | 'permit'
  | 'other-chain'
  | 'unreadable'
  | 'hidden-signs'

/** What is about to be signed, in words. */
export type SigningWords = {
  /** Begins with a verb. */
  title: string
  lines: readonly Line[]
  /** Of several calls that go together, each one: the lines are those of all of them. */
  parts?: readonly Pick<SigningWords, 'title' | 'lines' | 'english'>[]
  /** What cannot be undone. */
  lasting: string
  /** What of it a tool says in English while the sheet speaks another language. */
  english: readonly ('title' | 'lines' | 'lasting')[]
  warnings: readonly SigningWarning[]
  /** Who gets or may take something: compared with whom the visitor knows. */
  recipients: readonly Address[]
  /** Tokens whose symbol and decimals the lines need. */
  tokens: readonly Address[]
  /** The very bytes or fields, for those who want to compare them with what the wallet shows. */
  raw: readonly (readonly [name: string, value: string])[]
}

/** The sentence of each warning. */
export const warningWords: Record<SigningWarning, WordKey> = {
  'unknown-call': 'warnUnknownCall',
  'token-call': 'warnTokenCall',
  'unknown-spender': 'warnUnknownSpender',
  'odd-data': 'warnOddData',
  boundless: 'warnBoundless',
  'all-items': 'warnAllItems',
  'moves-nothing': 'warnMovesNothing',
  'to-contract-itself': 'warnToContractItself',
  permit: 'warnPermit',
  'other-chain': 'warnOtherChain',
  unreadable: 'warnUnreadable',
  'hidden-signs': 'warnHiddenSigns',
}
