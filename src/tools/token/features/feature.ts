import type { Access, TokenOptions } from './options.ts'
import type { Trial } from './trial.ts'
import type { TokenField } from './values.ts'

type ParameterType =
  | 'string'
  | 'address'
  | 'uint8'
  | 'uint256'
  | 'bytes32'
  | 'Limits'
  | 'Batch'
  | 'Royalty'
  | 'Editions'
  | 'Sale'

/** A constructor argument: where its value comes from, and its sentence in the source. */
export type Parameter = { field: TokenField; type: ParameterType; doc: string }

/** What one option adds to the source of a contract. Texts are Solidity, one entry per line, without indentation. */
export type Piece = {
  /** A sentence of the contract's description. */
  notice?: string
  /** Contracts of OpenZeppelin by path below `@openzeppelin/contracts/`, without the ending; the last part is the name. */
  imports?: readonly string[]
  /** Contracts to inherit from, in this order. */
  bases?: readonly string[]
  /** Calls of base constructors. */
  calls?: readonly string[]
  parameters?: readonly Parameter[]
  /** Structs. */
  types?: readonly string[]
  /** Constants, immutables and storage, with their comments. */
  state?: readonly string[]
  events?: readonly string[]
  /** Errors, with an empty line between them. Several pieces may have the same one. */
  errors?: readonly string[]
  /** Statements of the constructor: `checks` come before all others, `mints` after all others. */
  checks?: readonly string[]
  setup?: readonly string[]
  mints?: readonly string[]
  /** Whole functions. */
  functions?: readonly (readonly string[])[]
  /** Bases that have a function of their own for what several bases do, by its name. */
  overrides?: { [name in Overridden]?: readonly string[] }
  /** Interfaces that no base says it has (ERC-165), as Solidity. */
  interfaces?: readonly string[]
  /** What is demanded before balances change. */
  beforeUpdate?: readonly string[]
  /** What happens after balances changed. */
  afterUpdate?: readonly string[]
}

/** The functions that more than one base may define. */
export type Overridden = '_update' | 'nonces' | 'supportsInterface'

/** Something that an account can do with a token, in words for a buyer. `until` is absent when it never ends. `functions` are names in the ABI. */
export type Power = { who: Holder; can: string; until?: string; functions: readonly string[] }

/** Who may use a power. Holders and anyone are groups; the others are accounts that the launch names. */
export type Holder =
  | 'owner'
  | 'admin'
  | 'minter'
  | 'pauser'
  | 'controller'
  | 'bridge'
  | 'launcher'
  | 'holder'
  | 'anyone'

/** What a careful buyer would ask about: `warn` can cost holders their tokens' worth, `note` is good to know. */
export type Risk = { level: 'warn' | 'note'; text: string }

/** An option that is set otherwise than asked, and the sentence that says why. */
export type Change = { option: string; to: boolean | Access; because: string }

/** A switch of the creator. Its type is declared beside it, in the options of each kind of token that has it. */
export type Switch<options extends TokenOptions = TokenOptions> = {
  name: Exclude<keyof options, 'kind' | 'access'> & string
  /** Its name in the ids of variants, where that is a shorter one. */
  short?: string
  /** Whether a form begins with it. */
  start?: true
  /** Of its pairs, only those with what most tokens have are compiled in advance. */
  rare?: true
  /** What it is called, and what holders live with when it is on and when it is off. */
  label: string
  on: string
  off: string
  /** What it cannot be together with: asked only while it is on. */
  fit?: (options: options) => Change | undefined
}

/** One thing a token can do: when it is in it, what it writes, and what it means for those who hold the token. */
export type Feature<options extends TokenOptions = TokenOptions> = {
  /** Without a switch and an access it is in every token of its kind. */
  option?: Switch<options>
  /** Of those who can hold the powers: which access it is. */
  access?: Exclude<Access, 'none'>
  /** A function that tokens have with this feature, and only with it. */
  sign?: string
  /** It brings a power that an account has to hold. */
  isHeld?: true
  solidity: (options: options) => Piece
  powers?: (options: options) => readonly Power[]
  risks?: (options: options) => readonly Risk[]
  /** Lines that make the token usable before each trial. */
  prepare?: (options: options) => readonly string[]
  /** What a token with it is tried for before it is launched. */
  trials?: (options: options) => readonly Trial[]
}
