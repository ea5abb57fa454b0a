import type { EmittedToken } from './emit.ts'

/** The compiler, in the words of verifiers. */
export const compilerVersion = '0.8.37+commit.f401782d'

const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'ipfs' },
  outputSelection: {
    '*': {
      '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object', 'evm.deployedBytecode.immutableReferences'],
    },
  },
}

/** What the compiler is given: all that a verifier needs to come to the same bytes. */
export type StandardJson = {
  language: 'Solidity'
  sources: Record<string, { content: string }>
  settings: typeof settings
}

/** What to give the compiler for some tokens. `read` answers the source of a library's path, such as `@openzeppelin/…/ERC20.sol`. */
export function standardJson(
  tokens: readonly Pick<EmittedToken, 'path' | 'source'>[],
  read: (path: string) => string,
): StandardJson {
  const sources: StandardJson['sources'] = {}
  const add = (path: string, content: string) => {
    sources[path] = { content }
    for (const [, written] of content.matchAll(/^import\b[^"';]*["']([^"']+)["']/gm)) {
      const found = resolved(path, written!)
      if (!sources[found]) add(found, read(found))
    }
  }
  for (const { path, source } of tokens) add(path, source)
  return {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    settings,
  }
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
