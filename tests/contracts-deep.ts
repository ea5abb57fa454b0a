import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run contracts:deep [suites] [sequences]`: the invariants of our contracts over at least a million random calls for each suite, of
 * which at least 60 of 100 change something. Takes hours. Suites are names of contracts with commas between them; without any, all are
 * run. A number of sequences for each invariant instead of as many as it takes is too few to pass. Launcher does not heed it: its tests say
 * themselves how many they make.
 */
const root = join(import.meta.dirname, '..')
const least = 1_000_000
/** Calls in a sequence, as in foundry.toml. */
const depth = 128
const ending = '.invariant.t.sol'
const folder = join(root, '.forge/measured')

interface Result {
  status: string
  reason: string | null
  kind: { Invariant: { runs: number; calls: number } }
}

const env = { ...process.env, FOUNDRY_PROFILE: 'deep' }
const all = readdirSync(join(root, 'contracts'))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
const wanted = process.argv[2]?.split(',') ?? all
for (const suite of wanted) if (!all.includes(suite)) throw new Error(`There is no contracts/${suite}${ending}.`)

/** Runs the sequences of one suite and answers whether all is as it should be. Prints its row. */
async function runSuite(suite: string): Promise<boolean> {
  const file = `contracts/${suite}${ending}`
  const invariants = readFileSync(join(root, file), 'utf8').match(/function invariant_/g)!.length
  const sequences = process.argv[3] ?? String(Math.ceil(least / depth / invariants))
  const measured = join(folder, suite)
  rmSync(measured, { force: true })
  const started = performance.now()
  const stdout = await new Promise<string>((resolve, reject) => {
    execFile(
      'forge',
      ['test', '--json', '--match-path', file, '--match-test', '^invariant_'],
      { cwd: root, env: { ...env, FOUNDRY_INVARIANT_RUNS: sequences, MEASURED: measured }, maxBuffer: 2 ** 28 },
      // A failed invariant is an exit code as well, and is read from the answer.
      (_, out, err) => (out.includes('{') ? resolve(out) : reject(new Error(`forge ran nothing of ${suite}.\n${err}`))),
    )
  })
  const suites = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Record<
    string,
    { test_results: Record<string, Result> }
  >
  const results = Object.values(suites).flatMap(({ test_results: tests }) => Object.entries(tests))
  const calls = results.reduce((sum, [, { kind }]) => sum + kind.Invariant.calls, 0)
  const broken = results.filter(([, { status }]) => status !== 'Success')
  for (const [name, { reason }] of broken) console.log(`BROKEN ${suite} ${name}: ${reason ?? ''}`)
  const shares = sharesOf(measured)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(
    `${suite}: ${results.length} invariants, ${calls.toLocaleString('en')} calls, ${shares.text}, ${minutes} min`,
  )
  return calls >= least && !broken.length && shares.least >= 60
}

/** What the sequences of a suite wrote down: calls, and how many of them changed something. */
function sharesOf(path: string): { text: string; least: number } {
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number) as [number, number])
  const sum = (at: 0 | 1) => rows.reduce((before, row) => before + row[at], 0)
  const lowest = Math.min(...rows.map(([calls, changes]) => (100 * changes) / calls))
  const share = ((100 * sum(1)) / sum(0)).toFixed(1)
  return { text: `${share} of 100 change something (${lowest.toFixed(1)} in the quietest sequence)`, least: lowest }
}

mkdirSync(folder, { recursive: true })
// Compiled once, before several ask for it.
execFileSync('forge', ['test', '--list', '--match-path', `contracts/{${wanted.join(',')},}${ending}`], {
  cwd: root,
  env,
  stdio: 'ignore',
})
const waiting = [...wanted]
const outcomes: boolean[] = []
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) outcomes.push(await runSuite(suite))
  }),
)
process.exitCode = outcomes.every(Boolean) ? 0 : 1
