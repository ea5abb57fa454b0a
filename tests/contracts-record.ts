import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'contracts-record.json')

/** The last run of all tests of the contracts in which none failed: of which files, and how many tests it had. */
export type ContractsRecord = { hash: string; passed: number }

/**
 * The files on which the run depends. What the generator of tokens says is in `unpacked.bin`, which is written before. TypeScript
 * beside the contracts is tested by Vitest.
 */
const inputs = [
  'contracts/**/*.*',
  'contracts/tools/solc',
  'foundry.toml',
  'src/chain/deployment/contract-sources.server.ts',
  'tests/contracts.ts',
  'tests/contracts-proof.ts',
  'tests/gas-peers/Peers.sol',
  'tests/uniswap-v4/PositionLockerV4.t.sol',
]

/** The packages on which it depends: the compiler, forge of one machine for all (they are one release), and the Solidity of others. */
const packages = /^node_modules\/(?:solc|@foundry-rs\/\w+-linux-amd64|@openzeppelin|@uniswap|@account-abstraction)\b/

/** A hash of every file below `root`, and every package in its lock file, on which the tests of the contracts depend. */
export function hashOfInputs(root: string): string {
  const names = globSync(inputs, { cwd: root }).filter(
    (name) => !name.startsWith('contracts/') || !name.endsWith('.ts'),
  )
  return hashOfFiles(root, names)
}

/** A hash of these files below `root`, and of the packages on which the tests of the contracts depend. */
export function hashOfFiles(root: string, names: string[]): string {
  const hash = createHash('sha256')
  for (const name of names.toSorted())
    hash.update(
      `${name}\0${createHash('sha256')
        .update(readFileSync(join(root, name)))
        .digest('hex')}\n`,
    )
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity: string }>
  }
  for (const [name, { integrity }] of Object.entries(lock.packages))
    if (packages.test(name)) hash.update(`${name}\0${integrity}\n`)
  return hash.digest('hex')
}

/** The record that git holds. */
export const readRecord = () => JSON.parse(readFileSync(file, 'utf8')) as ContractsRecord

/** Replaces it. */
export const writeRecord = (record: ContractsRecord) => writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
