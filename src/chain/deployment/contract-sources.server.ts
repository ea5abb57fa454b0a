import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import {
  compilerVersion,
  sourcesOf as sourcesIn,
  standardJson,
  type Sources,
  type StandardJson,
} from '#core/solidity/standard-json.ts'

/** The compiler of every published contract, and of tokens; foundry.toml says the same to forge. */
export const compiler = compilerVersion

/** The contracts visitors deploy or call: each `contracts/<Kind>.sol` that is no test. Their names, sorted. */
export const publishedKinds = (root: string) =>
  readdirSync(join(root, 'contracts'))
    .filter((file) => /^[A-Z]\w*\.sol$/.test(file))
    .map((file) => file.slice(0, -4))
    .toSorted()

const reader = (root: string) => (source: string) => {
  const inPackage = join(root, 'node_modules', source)
  return readFileSync(source.startsWith('@') && existsSync(inPackage) ? inPackage : join(root, source), 'utf8')
}

const entriesOf = (root: string, paths: readonly string[]) =>
  paths.map((path) => ({ path, source: reader(root)(path) }))

/** The files `paths` are made of, themselves included, by the names solc knows them under. Throws when one is missing. */
export function sourcesOf(root: string, paths: readonly string[]): Sources {
  return sourcesIn(entriesOf(root, paths), reader(root))
}

/** What solc is asked to compile for these kinds, for instance `['TokenLocker']`. */
export function standardInput(root: string, kinds: readonly string[]): StandardJson {
  const paths = kinds.map((kind) => `contracts/${kind}.sol`)
  return standardJson(entriesOf(root, paths), reader(root))
}

/** A hash of everything the bytes of a contract depend on; it changes when they may have changed. */
export const sourceHash = (root: string, kind: string) =>
  createHash('sha256')
    .update(compiler + JSON.stringify(standardInput(root, [kind])))
    .digest('hex')
