import { keccak256, type Hex } from 'viem'
import type { Span, TokenArtifact } from './artifact.ts'

/**
 * The code of a token: its Keccak-256 with zeros where the constructor writes values, and where that is: first byte and number of
 * bytes.
 */
export type RecipeCode = { hash: Hex; immutables: readonly Span[] }

/** What the site publishes: the compiler, and the code of each token by its id, which names its features. */
export type RecipeTable = { compiler: string; recipes: Record<string, RecipeCode> }

/** The code of a compiled token. */
export function codeOf(artifact: Pick<TokenArtifact, 'creationCode' | 'runtime' | 'immutables'>): RecipeCode {
  return { hash: keccak256(runtimeCode(artifact)), immutables: artifact.immutables }
}

/**
 * Whether the code found at an address is that of the variant. Values that the constructor wrote, such as decimals, are not compared.
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

/** A code with zeros in the given places, in small letters. */
export function maskedCode(code: string, places: readonly Span[]): Hex {
  return places.reduce<string>((masked, [from, size]) => {
    const [start, end] = [2 + from * 2, 2 + (from + size) * 2]
    return masked.length < end ? masked : masked.slice(0, start) + '0'.repeat(size * 2) + masked.slice(end)
  }, code.toLowerCase()) as Hex
}
