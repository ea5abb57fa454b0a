import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

/** The compiler and the settings every published contract is compiled with; foundry.toml says the same to forge. */
export const compiler = '0.8.37+commit.f401782d'
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

/** The standard-JSON input of solc: what a verifier needs to compile the same bytes again. */
interface StandardInput {
  language: 'Solidity'
  sources: Record<string, { content: string }>
  settings: typeof settings
}

/** The contracts visitors deploy or call: each `contracts/<Kind>.sol` that is no test. Their names, sorted. */
export const publishedKinds = (root: string) =>
  readdirSync(join(root, 'contracts'))
    .filter((file) => /^[A-Z]\w*\.sol$/.test(file))
    .map((file) => file.slice(0, -4))
    .toSorted()

const read = (root: string, source: string) => {
  const inPackage = join(root, 'node_modules', source)
  return readFileSync(source.startsWith('@') && existsSync(inPackage) ? inPackage : join(root, source), 'utf8')
}

/** The files `entries` are made of, themselves included, by the names solc knows them under. Throws when one is missing. */
export function sourcesOf(root: string, entries: string[]): Record<string, { content: string }> {
  const sources: Record<string, { content: string }> = {}
  const visit = (source: string) => {
    if (sources[source]) return
    const content = read(root, source)
    sources[source] = { content }
    for (const [, path] of content.matchAll(/^import\b[^"';]*["']([^"']+)["']/gm))
      visit(path!.startsWith('.') ? join(source, '..', path!) : path!)
  }
  entries.forEach(visit)
  return Object.fromEntries(Object.entries(sources).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** What solc is asked to compile for these kinds, for instance `['TokenLocker']`. */
export const standardInput = (root: string, kinds: string[]): StandardInput => ({
  language: 'Solidity',
  sources: sourcesOf(
    root,
    kinds.map((kind) => `contracts/${kind}.sol`),
  ),
  settings,
})

/** A hash of everything the bytes of a contract depend on; it changes when they may have changed. */
export const sourceHash = (root: string, kind: string) =>
  createHash('sha256')
    .update(compiler + JSON.stringify(standardInput(root, [kind])))
    .digest('hex')
