import type { TokenOptions } from './options.ts'

/**
 * What a token is tried for before it is launched: a sentence, and lines of Solidity that revert unless it is so. Each trial begins with
 * the token as it was launched; `write-trials.ts` has the accounts and functions that they use.
 */
export type Trial = { says: string; lines: readonly string[] }

/** The accounts of a trial. BOB and CAROL accept tokens and loans. */
type Account =
  | 'LAUNCHER'
  | 'OWNER'
  | 'ADMIN'
  | 'MINTER'
  | 'PAUSER'
  | 'CONTROLLER'
  | 'BRIDGE'
  | 'TIMELOCK'
  | 'BOB'
  | 'CAROL'
  | 'STRANGER'

type Arguments = readonly (string | number)[]

const call = (signature: string, values: Arguments) =>
  `abi.encodeWithSignature(${[`"${signature}"`, ...values].join(', ')})`

/** The account calls the token, which has to take it. */
export function does(who: Account, signature: string, ...values: Arguments): string {
  return `_does(${who}, ${call(signature, values)});`
}

/** The account calls the token, which has to refuse. */
export function cannot(who: Account, signature: string, ...values: Arguments): string {
  return `_cannot(${who}, ${call(signature, values)});`
}

/** The token has to answer this number, or this account. */
export function answers(expected: string | number, signature: string, ...values: Arguments): string {
  return `_answers(uint256(${expected}), ${call(signature, values)});`
}

/** The token has to answer this text. */
export function answersText(expected: string, signature: string, ...values: Arguments): string {
  return `_answersText("${expected}", ${call(signature, values)});`
}

/** An account as a number. */
export function numberOf(account: Account): string {
  return `uint160(${account})`
}

/** The number of the first piece that is created in a trial: with a batch the launch has created two. */
export function firstPiece(options: TokenOptions): number {
  return options.kind === 'erc721' && options.consecutive ? 3 : 1
}

/** The account that holds a power in a trial. */
export function holderIn({ access }: TokenOptions, power: 'mint' | 'pause' | 'restrict'): Account {
  if (access === 'ownable') return 'OWNER'
  return ({ mint: 'MINTER', pause: 'PAUSER', restrict: 'CONTROLLER' } as const)[power]
}

/** The account from which the token is called when a holder of powers acts: behind a delay, its timelock. */
export function senderOf({ delayed }: TokenOptions, holder: Account): Account {
  return delayed ? 'TIMELOCK' : holder
}
