import { keccak256, type Hex } from 'viem'
import type { Span, TokenArtifact } from './artifact.ts'

/**
 * The code of a token: its Keccak-256 with zeros where the constructor writes values, and where that is: first byte and number of
 * bytes.
 */
export type RecipeCode = { hash: Hex; immutables: readonly Span[] }

/** What the site publishes: the compiler, and the code of each token by its id, which names its features. */
export type RecipeTable = { compiler: string; recipes: Record<string, RecipeCode> }

/** What the compiler writes at the end of the code of a token: its own version. */
const note = 'a164736f6c6343000825000a'

/** The same where a hash of the sources is before it: earlier editions of this site, Remix, and forge unless told otherwise. */
const withHash = /a264697066735822[\da-f]{68}64736f6c63430008250033$/

/**
 * A code as it is compared, in small letters: all that a chain can execute. A hash of the sources at its end, which every comment and name
 * changes, is left out.
 */
export const comparedCode = (code: string): Hex => code.toLowerCase().replace(withHash, note) as Hex

/** Whether our compiler wrote a code. */
export const isOfCompiler = (code: string): boolean => comparedCode(code).endsWith(note)

/** The code of a compiled token. */
export function codeOf(artifact: Pick<TokenArtifact, 'creationCode' | 'runtime' | 'immutables'>): RecipeCode {
  return { hash: keccak256(runtimeCode(artifact)), immutables: artifact.immutables }
}

/**
 * Whether the code found at an address is that of the variant. Values that the constructor wrote, such as decimals, are not compared, nor
 * is a hash of the sources.
 */
export function isCodeOf(
  artifact: Pick<TokenArtifact, 'creationCode' | 'runtime' | 'immutables'>,
  code: string,
): boolean {
  return maskedCode(code, artifact.immutables) === runtimeCode(artifact)
}

/** The code that a variant has on the chain, in small letters after `0x`, with zeros where the constructor writes values. */
export function runtimeCode({
  creationCode,
  runtime: [start, length],
  immutables,
}: Pick<TokenArtifact, 'creationCode' | 'runtime' | 'immutables'>): Hex {
  return maskedCode(`0x${creationCode.slice(2 + start * 2, 2 + (start + length) * 2)}`, immutables)
}

/** A code as it is compared, with zeros in the given places. */
export function maskedCode(code: string, places: readonly Span[]): Hex {
  return places.reduce<string>((masked, [from, size]) => {
    const [start, end] = [2 + from * 2, 2 + (from + size) * 2]
    return masked.length < end ? masked : masked.slice(0, start) + '0'.repeat(size * 2) + masked.slice(end)
  }, comparedCode(code)) as Hex
}
