import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { unpackArtifacts } from '../scripts/tokens/token-unpack.ts'
import { hashOfInputs, readRecord, writeRecord } from './contracts-record.ts'

/**
 * `npm run contracts`: proof, format, lint, tests and gas of contracts/. Only some platforms have forge on npm; on the others one
 * sentence says so, and only the proof is counted.
 *
 *   --record          when nothing failed, notes in tests/contracts-record.json what was tested (decision 169)
 *   --unless-recorded runs nothing when that is what is here
 *   --report <file>   writes there the names of what passed and failed, and how many were not run
 */
const root = join(import.meta.dirname, '..')
const { values: asked } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    'unless-recorded': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
})
const processors: Record<string, string> = { x64: 'amd64' }
const name = `@foundry-rs/forge-${process.platform}-${processors[process.arch] ?? process.arch}`
/** Names of what failed. */
const failures: string[] = []
/** Names of what passed. */
const passed: string[] = []

/** The program of forge, or undefined where npm has none. */
const forgeProgram = () => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin/forge')
  } catch {
    return undefined
  }
}

interface Suite {
  test_results: Record<string, { status: string; reason: string | null; counterexample: unknown }>
}

// The linter leaves a cache behind that hides tests from the test runner, so it gets one of its own.
const apart = { ...process.env, FOUNDRY_OUT: '.forge/lint-out', FOUNDRY_CACHE_PATH: '.forge/lint-cache' }

const count = (title: string, status: number | null) => {
  if (status === 0) passed.push(title)
  else {
    console.log(`contracts ${title} failed`)
    failures.push(title)
  }
}

const check = (title: string, program: string, args: string[]) =>
  count(title, spawnSync(program, args, { cwd: root, env: apart, stdio: ['ignore', 'ignore', 'inherit'] }).status)

/** Runs tests and counts them. A run that names no test (it did not compile, a gas figure differs) counts as one failure. */
const runTests = (title: string, forge: string, args: string[]) => {
  const started = performance.now()
  const { status, stdout } = spawnSync(forge, ['test', '--json', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  let suites: Record<string, Suite> = {}
  try {
    suites = JSON.parse(stdout.trim() || '{}') as Record<string, Suite>
  } catch {
    console.log(stdout)
  }
  const tests = Object.entries(suites).flatMap(([suite, { test_results: results }]) =>
    Object.entries(results).map(([test, result]) => ({ suite, test, ...result })),
  )
  const failed = tests.filter((test) => test.status !== 'Success')
  for (const { suite, test, reason, counterexample } of failed)
    console.log(`FAILED ${suite} ${test}: ${reason}\n  ${JSON.stringify(counterexample)?.slice(0, 2000)}`)
  passed.push(...tests.filter((test) => test.status === 'Success').map(({ suite, test }) => `${suite} ${test}`))
  if (failed.length === 0 && status !== 0) failures.push(title)
  failures.push(...failed.map(({ suite, test }) => `${suite} ${test}`))
  console.log(
    `contracts ${title}: ${tests.length} tests, ${failed.length} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}

/** Writes the report and ends. */
function end(unchanged: number): never {
  if (asked.report) writeFileSync(asked.report, JSON.stringify({ passed, failed: failures, unchanged }))
  process.exit(failures.length > 0 ? 1 : 0)
}

unpackArtifacts()
const hash = hashOfInputs(root)
const record = readRecord()
if (asked['unless-recorded'] && record.hash === hash) {
  const short = hash.slice(0, 12)
  console.log(
    `contracts: not run. Unchanged since ${record.passed} tests passed (${short}); npm run contracts runs them.`,
  )
  end(record.passed)
}

// Ten seconds of one core, while the compiler takes the other.
const proof = once(
  spawn(process.execPath, ['tests/contracts-proof.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }),
  'close',
)
const forge = forgeProgram()
if (forge && existsSync(forge)) {
  check('format', forge, [
    'fmt',
    '--check',
    'contracts',
    'tests/uniswap-v4/LauncherV4.t.sol',
    'tests/uniswap-v4/PositionLockerV4.t.sol',
    'tests/gas-peers/Peers.sol',
  ])
  check('lint', forge, ['lint'])
  runTests('behaviour', forge, ['--no-match-path', 'contracts/**/*.gas.t.sol'])
  // Each call as a transaction of its own: what a visitor pays. Any difference from contracts/snapshots/ fails.
  runTests('gas', forge, ['--match-path', 'contracts/**/*.gas.t.sol', '--isolate', '--gas-snapshot-check', 'true'])
} else console.log(`No forge comes with npm for this machine (${name}): the tests of the contracts are left out.`)
count('proof', ((await proof) as [number | null])[0])

if (failures.length === 0 && record.hash !== hash) {
  if (asked.record && forge) writeRecord({ hash, passed: passed.length })
  else console.log('What was tested is not what tests/contracts-record.json names: npm run contracts -- --record')
}
end(0)
