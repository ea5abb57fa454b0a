import { keccak256, toBytes } from 'viem'
import type { StandardJson } from '#core/solidity/standard-json.ts'
import { unreachable } from '#core/unreachable.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenArtifact, TokenFamily } from './artifact.ts'
import { compiledHere } from './compiled-here.ts'
import { compilerHash, familyHashes, libraryHash } from './compiled-names.ts'
import { emitToken } from './emit.ts'
import { familyOf, isCompiled } from './variants.ts'

/** Where the site has the sources of OpenZeppelin that tokens are compiled with. */
export const libraryPath = `/assets/tokens/library-${libraryHash}.json`

/** Where the site has the compiler, as a worker: 6.6 MB on the way. */
export const compilerPath = `/assets/tokens/solc-${compilerHash}.js`

/** Where the site publishes the hash of the code of each token that was compiled and tested: the only such table. */
export const recipesPath = '/contracts/token-recipes.json'

/** Where the site has the compiled variants of a family. */
export function familyPath(family: string): string {
  return `/assets/tokens/${family}-${familyHashes[family]}.json`
}

/** The compiled form of a token, or a sentence that says why there is none. */
export type Fetched = { artifact: TokenArtifact } | { problem: string }

/**
 * The compiled form of the source that `emitToken` writes for these options, under any name. It never throws. What is compiled in advance is
 * fetched, some 20 kB, once; any other combination is compiled and tested here. Outside a page `origin` says where the site is.
 */
export async function fetchArtifact(
  options: TokenOptions,
  { origin = '' }: { origin?: string } = {},
): Promise<Fetched> {
  if (!isCompiled(options)) {
    const artifact = compiledHere(options)
    return artifact ? { artifact } : import('./compile-artifact.ts').then((room) => room.compileArtifact(options))
  }
  const family = await fetchJson<TokenFamily>(origin + familyPath(familyOf(options)))
  if (!family) return { problem: unreachable }
  const { id, source } = emitToken(options)
  const artifact = family.variants[id]
  if (artifact?.sourceHash !== keccak256(toBytes(source)))
    return { problem: 'This page is older than the site. Reload it, then try again.' }
  return { artifact }
}

/** The sources of OpenZeppelin by their paths, for `standardJson`; undefined when they cannot be fetched. */
export function fetchLibrary({ origin = '' }: { origin?: string } = {}): Promise<StandardJson['sources'] | undefined> {
  return fetchJson(origin + libraryPath)
}

async function fetchJson<Content>(path: string): Promise<Content | undefined> {
  try {
    const response = await fetch(path)
    return response.ok ? ((await response.json()) as Content) : undefined
  } catch {
    return undefined
  }
}
