import type { Abi, Address } from 'viem'
import type { Line } from './signing-words.ts'

/** Arguments of a call by their names, as viem decodes them. */
export type CallArguments = Readonly<Record<string, unknown>>

/** How one argument is put into words. */
export type FieldWords = { label: string } & (
  | { as: 'text' }
  /** Part of what is signed, and says nothing to a reader: it is among the exact bytes. */
  | { as: 'nothing' }
  /** Seconds since 1970. */
  | { as: 'time' }
  /** A meaning of the contract's own, put into words by its description. */
  | { as: 'words'; words: (value: unknown) => string }
  /** Who gets something, who may take something, or another address. */
  | { as: 'recipient' | 'spender' | 'party' }
  /** An amount in the smallest unit of the contract itself, of the chain's currency, or of the token that others say, or one names. */
  | { as: 'amount'; of: 'this' | 'native' | { argument: string } | ((call: CallArguments) => string) }
)

/** What one function does, for the person who is about to sign it. */
export type CallWords = {
  /** Begins with a verb: the title of the sheet. */
  intent: string | ((call: CallArguments) => string)
  /** What cannot be undone, from the very arguments that are signed. */
  lasting: (call: CallArguments) => string
  /**
   * By the name of the argument in the ABI, `argument.member` inside a structure, `argument.[].member` inside each of a list. One that is
   * not here is shown under its own name.
   */
  fields: Readonly<Record<string, FieldWords>>
  /** For an argument that is a structure: what it says, part by part, and who gets something, in place of the arguments. */
  parts?: (call: CallArguments) => { lines: readonly Line[]; recipients: readonly Address[] }
}

/** A contract of ours, as far as its source is known: what is decoded with its ABI is shown as certain. */
export type KnownContract = {
  chainId: number
  address: Address
  name: string
  abi: Abi
  /** By the name of the function in the ABI. */
  calls: Readonly<Record<string, CallWords>>
  /** Tokens that the call makes, by their address: the chain cannot say yet how they are counted. */
  makes?: Readonly<Record<Address, { symbol: string; decimals: number }>>
}
