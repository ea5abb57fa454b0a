import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { scopeSources, sha256Hex, type Evidence, type Suite } from '#site/library/audit/audit-evidence.server.ts'

/**
 * `node scripts/audit-evidence.ts <folder>`: writes down for the sample audit report what the tools printed, with the hashes of the
 * sources as they are and the commit that last changed the contracts: call it right after the tools. The folder holds the output of `forge test --json --no-match-path 'contracts/{emitter/*,*.gas.t.sol}'` in
 * `test.json`, and of `npm run contracts:coverage`, `npm run contracts:proof` and `forge lint` in `coverage.txt`, `proof.txt` and `lint.txt`.
 */
const root = join(import.meta.dirname, '..')
const folder = process.argv[2]
if (!folder) throw new Error('Name the folder with the output of the tools.')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const forge = execFileSync('forge', ['--version'], { encoding: 'utf8' })
const { resolve } = createRequire(import.meta.url)
const solc = (JSON.parse(readFileSync(resolve('solc/package.json'), 'utf8')) as { version: string }).version

interface ForgeSuite {
  test_results: Record<string, { status: string; kind: Record<string, { runs?: number }> }>
}

const tested = JSON.parse(
  read('test.json')
    .split('\n')
    .find((line) => line.startsWith('{'))!,
) as Record<string, ForgeSuite>

const suites = Object.entries(tested).map(([name, { test_results: results }]): Suite => {
  const tests = Object.values(results)
  const count = (kind: string) => tests.filter((test) => kind in test.kind).length
  const failed = tests.filter(({ status }) => status !== 'Success').length
  return { file: name.split(':')[0]!, unit: count('Unit'), fuzz: count('Fuzz'), invariant: count('Invariant'), failed }
})

const all = suites.reduce((sum, { unit, fuzz, invariant }) => sum + unit + fuzz + invariant, 0)
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0)
const kinds = Object.values(tested).flatMap(({ test_results: results }) =>
  Object.values(results).map(({ kind }) => kind),
)
const fuzzRuns = Math.max(...kinds.map(({ Fuzz }) => Fuzz?.runs ?? 0))

/** What the tests go through of our own files: libraries of others are tested where they are written. */
function coverage(): string {
  const shares = [
    ...read('coverage.txt').matchAll(/^contracts\/\S+ lines .*? \((\d+)\/(\d+)\), branches .*? \((\d+)\/(\d+)\)/gm),
  ]
  const sum = (at: number) => shares.reduce((total, match) => total + Number(match[at]), 0)
  return `lines ${sum(1)} of ${sum(2)}, branches ${sum(3)} of ${sum(4)}, in ${shares.length} files of ours`
}

const lintFindings = (read('lint.txt').match(/^(?:warning|note|error)/gm) ?? []).length
const version = /forge Version: (\S+)/i.exec(forge)![1]!
const lastLine = (text: string) => text.trim().split('\n').at(-1)!

const evidence: Evidence = {
  measured: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['log', '-1', '--format=%H', '--', 'contracts', 'foundry.toml'], {
    cwd: root,
    encoding: 'utf8',
  }).trim(),
  fuzzRuns,
  tools: [
    { tool: 'forge test', version, command: 'npm run contracts', result: `${all} tests, ${failed} failed` },
    { tool: 'forge coverage', version, command: 'npm run contracts:coverage', result: coverage() },
    { tool: 'forge lint', version, command: 'npm run contracts', result: `${lintFindings} warnings` },
    {
      tool: 'SMTChecker',
      version: solc,
      command: 'npm run contracts:proof',
      result: lastLine(read('proof.txt')).replace(/, \S+ s, solc.*/, ''),
    },
  ],
  suites,
  files: Object.fromEntries(Object.entries(scopeSources(root)).map(([file, content]) => [file, sha256Hex(content)])),
}
writeFileSync(join(root, 'content/library/sample-audit-evidence.json'), `${JSON.stringify(evidence, undefined, 2)}\n`)
