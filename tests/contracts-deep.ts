import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * `npm run contracts:deep`: the invariants of our contracts over at least a million random calls in all. Takes an hour or so; a
 * number as argument runs so many sequences for each invariant instead, which is then too few to pass.
 */
const root = join(import.meta.dirname, '..')
const least = 1_000_000
const runs = process.argv[2]

const started = performance.now()
const { stdout, stderr } = spawnSync('forge', ['test', '--json', '--match-path', 'contracts/*.invariant.t.sol'], {
  cwd: root,
  env: { ...process.env, FOUNDRY_PROFILE: 'deep', ...(runs && { FOUNDRY_INVARIANT_RUNS: runs }) },
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
})

interface Result {
  status: string
  reason: string | null
  kind: { Invariant: { runs: number; calls: number; reverts: number } }
}

const text = stdout.slice(stdout.indexOf('{'))
if (!text.trim()) throw new Error(`forge ran nothing.\n${stderr}`)
const suites = JSON.parse(text) as Record<string, { test_results: Record<string, Result> }>
const results = Object.values(suites).flatMap(({ test_results: tests }) => Object.entries(tests))
let calls = 0
for (const [name, { status, reason, kind }] of results) {
  calls += kind.Invariant.calls
  console.log(`${status} ${name}: ${kind.Invariant.runs} sequences, ${kind.Invariant.calls} calls ${reason ?? ''}`)
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`${results.length} invariants, ${calls.toLocaleString('en')} calls, ${minutes} min`)
process.exitCode = calls >= least && results.every(([, { status }]) => status === 'Success') ? 0 : 1
