import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { unpackArtifacts } from '../scripts/token-unpack.ts'

/**
 * `npm run contracts`: proof, format, lint, tests and gas of contracts/. With a file name it also writes `{passed, failed}` there:
 * how many passed, and the names of what failed. Only some platforms have forge on npm; on the others one sentence says so, and only the
 * proof is counted.
 */
const root = join(import.meta.dirname, '..')
const processors: Record<string, string> = { x64: 'amd64' }
const name = `@foundry-rs/forge-${process.platform}-${processors[process.arch] ?? process.arch}`
/** Names of what failed. */
const failures: string[] = []
let passed = 0

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
  if (status === 0) passed++
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
  passed += tests.length - failed.length
  if (failed.length === 0 && status !== 0) failures.push(title)
  failures.push(...failed.map(({ suite, test }) => `${suite} ${test}`))
  console.log(
    `contracts ${title}: ${tests.length} tests, ${failed.length} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}

// Ten seconds of one core, while the compiler takes the other.
const proof = once(
  spawn(process.execPath, ['tests/contracts-proof.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }),
  'close',
)
const forge = forgeProgram()
if (forge && existsSync(forge)) {
  unpackArtifacts()
  check('format', forge, [
    'fmt',
    '--check',
    'contracts',
    'tests/uniswap-v4/PositionLockerV4.t.sol',
    'tests/gas-peers/Peers.sol',
  ])
  check('lint', forge, ['lint'])
  runTests('behaviour', forge, ['--no-match-path', 'contracts/**/*.gas.t.sol'])
  // Each call as a transaction of its own: what a visitor pays. Any difference from contracts/snapshots/ fails.
  runTests('gas', forge, ['--match-path', 'contracts/**/*.gas.t.sol', '--isolate', '--gas-snapshot-check', 'true'])
} else console.log(`No forge comes with npm for this machine (${name}): the tests of the contracts are left out.`)
count('proof', ((await proof) as [number | null])[0])

if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify({ passed, failed: failures }))
process.exitCode = failures.length > 0 ? 1 : 0
