/** A contract of a level as the engine needs it. */
export type CompiledContract = {
  name: string
  /** Creation code, hexadecimal without `0x`; constructor arguments are appended. */
  creation: string
  /**
   * Which line of the source an instruction of the runtime code comes from, in pairs: from this byte on, this line. Line 0: the
   * compiler added it.
   */
  lines: readonly number[]
  /** The functions by their selectors, such as `withdraw(uint256 amount)`. */
  functions: Readonly<Record<string, string>>
  /** Its own errors by their selectors. */
  errors: Readonly<Record<string, string>>
}

/** A file of a level: what visitors read and what was compiled from it. */
export type CompiledFile = { source: string; contracts: readonly CompiledContract[] }

/** What belongs to a level: the two targets and the attack. */
export type CompiledLevel = { broken: CompiledFile; fixed: CompiledFile; attack: CompiledFile }
