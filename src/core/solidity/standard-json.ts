/** The compiler, in the words of verifiers. */
export const compilerVersion = '0.8.37+commit.f401782d'

const settings = (bytecodeHash: SourceHash) => ({
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash },
  outputSelection: {
    '*': {
      '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object', 'evm.deployedBytecode.immutableReferences'],
    },
  },
})

/** What the compiler notes of the sources at the end of a code: their hash, which changes with every comment and name, or nothing. */
type SourceHash = 'ipfs' | 'none'

/** What the compiler is given: all that a verifier needs to come to the same bytes. */
export type StandardJson = {
  language: 'Solidity'
  sources: Sources
  settings: ReturnType<typeof settings>
}

/** Sources by the paths the compiler knows them under, sorted. */
export type Sources = Record<string, { content: string }>

type Entry = { path: string; source: string }

/**
 * What to give the compiler for some files. `read` answers the source of a path they import, such as `@openzeppelin/…/ERC20.sol`.
 * `sourceHash`: what the code notes of its sources.
 */
export function standardJson(
  entries: readonly Entry[],
  read: (path: string) => string,
  { sourceHash = 'ipfs' }: { sourceHash?: SourceHash } = {},
): StandardJson {
  return { language: 'Solidity', sources: sourcesOf(entries, read), settings: settings(sourceHash) }
}

/** The files that some are made of, themselves included. Throws as `read` does. */
export function sourcesOf(entries: readonly Entry[], read: (path: string) => string): Sources {
  const sources: Sources = {}
  const add = (path: string, content: string) => {
    sources[path] = { content }
    for (const [, written] of content.matchAll(/^import\b[^"';]*["']([^"']+)["']/gm)) {
      const found = resolved(path, written!)
      if (!sources[found]) add(found, read(found))
    }
  }
  for (const { path, source } of entries) add(path, source)
  return Object.fromEntries(Object.entries(sources).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The path that an import in the file `from` means. */
function resolved(from: string, written: string): string {
  if (!written.startsWith('.')) return written
  const parts = from.split('/').slice(0, -1)
  for (const part of written.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  return parts.join('/')
}
