import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOfFiles } from './contracts-record.ts'

const file = join(import.meta.dirname, 'contracts-deep-record.json')

/** Where the suite of a contract is. */
export const suiteFile = (suite: string) => `contracts/${suite}.invariant.t.sol`

/** Sequences of random calls that were made in one go, and in which no promise broke. */
export interface Batch {
  /** With the same seed and sources the same calls are made again. */
  seed: string
  sequences: number
  calls: number
  /** Of a hundred calls, how many changed something, and how many in the sequence with fewest such calls. */
  share: number
  quietest: number
  minutes: number
}

/** What was run of a suite with the sources that have this hash. */
export interface SuiteRecord {
  hash: string
  invariants: number
  batches: Batch[]
}

export type DeepRecord = Record<string, SuiteRecord>

/** The record that git holds. */
export const readDeepRecord = (): DeepRecord =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DeepRecord) : {}

/** Replaces it, a batch a line. */
export function writeDeepRecord(record: DeepRecord): void {
  const suites = Object.entries(record)
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([suite, { hash, invariants, batches }]) => {
      const lines = batches.map((batch) => `      ${JSON.stringify(batch)}`).join(',\n')
      return `  "${suite}": {\n    "hash": "${hash}",\n    "invariants": ${invariants},\n    "batches": [\n${lines}\n    ]\n  }`
    })
  writeFileSync(file, `{\n${suites.join(',\n')}\n}\n`)
}

/** The sums of a suite's batches. */
export function sumOf({ batches }: SuiteRecord) {
  const sum = (of: (batch: Batch) => number) => batches.reduce((before, batch) => before + of(batch), 0)
  const calls = sum((batch) => batch.calls)
  return {
    calls,
    share: sum((batch) => batch.share * batch.calls) / calls,
    quietest: Math.min(...batches.map(({ quietest }) => quietest)),
    minutes: sum(({ minutes }) => minutes),
  }
}

/** The row of a suite in docs/contracts/proof.md. */
export function deepRow(suite: string, record: SuiteRecord): string {
  const { calls, share, quietest, minutes } = sumOf(record)
  const cells = [suite, record.invariants, record.batches.length, calls.toLocaleString('en')]
  return `| ${[...cells, share.toFixed(1), quietest.toFixed(1), minutes.toFixed(0)].join(' | ')} |`
}

/** A hash of all that a suite's calls depend on: its source with everything it imports, the settings and the tools. */
export function hashOfSuite(root: string, suite: string): string {
  const names = new Set<string>()
  const waiting = [suiteFile(suite)]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (names.has(name)) continue
    names.add(name)
    const text = readFileSync(join(root, name), 'utf8')
    for (const [, target] of text.matchAll(/^import [^;]*"(\.[^"]+)";/gm)) waiting.push(join(dirname(name), target!))
  }
  // What is imported from packages is in the hash by the packages.
  return createHash('sha256')
    .update(hashOfFiles(root, [...names]))
    .update(settingsOf(readFileSync(join(root, 'foundry.toml'), 'utf8')))
    .digest('hex')
    .slice(0, 16)
}

/** The settings of the deep run, without comments: its own and those it has by default. */
function settingsOf(toml: string): string {
  const sections = toml.replaceAll(/^#.*\n/gm, '').split(/^(?=\[)/m)
  return sections
    .filter((section) => /^\[profile\.(default|deep)\b/.test(section))
    .join('')
    .trim()
}
