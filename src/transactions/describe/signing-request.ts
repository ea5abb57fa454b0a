import type { Address, Client, Hex } from 'viem'
import type { KnownContract } from './known-contract.ts'
import type { Acquaintance } from './look-alike.ts'

/** The chain a signature is for, as `#chain` has it. */
export type SigningChain = { id: number; name: string; currency: { symbol: string; decimals: number } }

type Asked = {
  /** Who signs. */
  from: Address
  chain: SigningChain
  /** Asked what would happen; without it the sheet says that nobody was asked. */
  client?: Client
  /** Whom the visitor knows by name: their own other accounts, our contracts, saved contacts. */
  contacts?: readonly Acquaintance[]
  /** How often the wallet will ask until what was begun is done, this time included; once without it. */
  prompts?: number
}

/** A transaction that a wallet is about to be asked for. What it does is read from these bytes, never taken from the caller. */
export type TransactionRequest = Asked & {
  kind: 'transaction'
  /** Absent: it makes a contract of `data`, and `creates` says which it is. */
  to?: Address
  value?: bigint
  data?: Hex
  creates?: CreatedWords
  /** Contracts of ours whose calls can be read; none without it. */
  contracts?: readonly KnownContract[]
}

/** Calls that a wallet is asked to send together: all of them happen, in this order, or none does (EIP-5792). */
export type CallsRequest = Asked & {
  kind: 'calls'
  calls: readonly { to: Address; value?: bigint; data?: Hex }[]
  /** Contracts of ours whose calls can be read; none without it. */
  contracts?: readonly KnownContract[]
}

/** Each of some calls as a transaction of its own, to be described. */
export const eachOf = ({ calls, ...asked }: CallsRequest): TransactionRequest[] =>
  calls.map((call) => ({ ...asked, ...call, kind: 'transaction' }))

/**
 * What a contract that is to be made is, and what of it cannot be undone. `nonce` is the one the account has next, from which its
 * address follows; `supply` is what it creates of its token, in the smallest unit, and whose that is.
 */
export type CreatedWords = {
  intent: string
  lasting: string
  nonce?: number
  supply?: { amount: bigint; symbol: string; decimals: number; to: Address }
}

/** A text to sign. `intent` begins with a verb. */
export type MessageRequest = Asked & { kind: 'message'; text: string; intent?: string; lasting?: string }

/** Structured data to sign, as EIP-712 has it. */
export type TypedDataRequest = Asked & {
  kind: 'typed-data'
  typedData: {
    domain: { name?: string; version?: string; chainId?: number | bigint; verifyingContract?: Address }
    types: Readonly<Record<string, readonly { name: string; type: string }[]>>
    primaryType: string
    message: Readonly<Record<string, unknown>>
  }
  intent?: string
  lasting?: string
}

/** Anything a wallet is about to be asked to sign. */
export type SigningRequest = TransactionRequest | CallsRequest | MessageRequest | TypedDataRequest
