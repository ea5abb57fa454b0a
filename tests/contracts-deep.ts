import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  deepRow,
  hashOfSuite,
  readDeepRecord,
  suiteFile,
  sumOf,
  writeDeepRecord,
  type Batch,
} from './contracts-deep-record.ts'

/**
 * `npm run contracts:deep [suites] [calls]`: the invariants of our contracts over at least a million random calls for each suite, of
 * which at least 60 of 100 change something. Suites are names of contracts with commas between them; without any, all are run, those
 * first that lack fewest calls. They are made in batches, each with a seed of its own. A batch in which every promise held goes into
 * contracts-deep-record.json, so a run that is cut off loses minutes: the next one adds what a suite still lacks. What was made with other
 * sources does not count.
 */
const root = join(import.meta.dirname, '..')
const least = Number(process.argv[3] ?? 1_000_000)
/** Calls in a sequence, as in foundry.toml, and in a batch. */
const depth = 128
const inBatch = 51_200
const folder = join(root, '.forge/measured')
const env = { ...process.env, FOUNDRY_PROFILE: 'deep' }

interface Result {
  status: string
  reason: string | null
  kind: { Invariant: { runs: number; calls: number } }
}

const all = readdirSync(join(root, 'contracts'))
  .filter((file) => file.endsWith('.invariant.t.sol'))
  .map((file) => file.split('.')[0]!)
const wanted = process.argv[2]?.split(',') ?? all
for (const suite of wanted) if (!all.includes(suite)) throw new Error(`There is no ${suiteFile(suite)}.`)

/** What was made of a suite with the sources of now. */
function doneOf(suite: string) {
  const hash = hashOfSuite(root, suite)
  const invariants = readFileSync(join(root, suiteFile(suite)), 'utf8').match(/function invariant_/g)!.length
  const record = readDeepRecord()[suite]
  return record?.hash === hash ? record : { hash, invariants, batches: [] }
}

const callsOf = (suite: string) => sumOf(doneOf(suite)).calls

const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0)

/** Runs one batch of a suite. Throws when a promise breaks in it. */
async function runBatch(suite: string, invariants: number): Promise<Batch> {
  const measured = join(folder, suite)
  rmSync(measured, { force: true })
  const seed = `0x${randomBytes(8).toString('hex')}`
  const runs = String(Math.ceil(Math.min(inBatch, least) / depth / invariants))
  const started = performance.now()
  const stdout = await new Promise<string>((resolve, reject) => {
    execFile(
      'forge',
      `test --json --threads 1 --fuzz-seed ${seed} --match-path ${suiteFile(suite)} --match-test ^invariant_`.split(
        ' ',
      ),
      { cwd: root, env: { ...env, FOUNDRY_INVARIANT_RUNS: runs, MEASURED: measured }, maxBuffer: 2 ** 28 },
      // A failed invariant is an exit code as well, and is read from the answer.
      (_, out, err) => (out.includes('{') ? resolve(out) : reject(new Error(`forge ran nothing of ${suite}.\n${err}`))),
    )
  })
  const suites = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Record<
    string,
    { test_results: Record<string, Result> }
  >
  const results = Object.values(suites).flatMap(({ test_results: tests }) => Object.entries(tests))
  for (const [name, { status, reason }] of results)
    if (status !== 'Success') throw new Error(`BROKEN ${suite} ${name}, seed ${seed}: ${reason ?? ''}`)
  const counts = results.map(([, { kind }]) => kind.Invariant)
  const rows = readFileSync(measured, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number) as [number, number])
  const quietest = Math.min(...rows.map(([calls, changes]) => (100 * changes) / calls))
  return {
    seed,
    sequences: sum(counts.map(({ runs: made }) => made)),
    calls: sum(counts.map(({ calls }) => calls)),
    share: Number(((100 * sum(rows.map(([, changes]) => changes))) / sum(rows.map(([calls]) => calls))).toFixed(2)),
    quietest: Number(quietest.toFixed(2)),
    minutes: Number(((performance.now() - started) / 60_000).toFixed(2)),
  }
}

/** Adds batches to a suite until it has enough. Answers whether at least 60 of 100 calls changed something in all of them. */
async function runSuite(suite: string): Promise<boolean> {
  let done = doneOf(suite)
  while (sumOf(done).calls < least) {
    const batch = await runBatch(suite, done.invariants)
    // A source that was changed meanwhile has forge run another suite than the one that was begun.
    if (doneOf(suite).hash !== done.hash) throw new Error(`The sources of ${suite} changed while it ran.`)
    done = { ...done, batches: [...done.batches, batch] }
    writeDeepRecord({ ...readDeepRecord(), [suite]: done })
    console.log(`${suite}: ${sumOf(done).calls.toLocaleString('en')} calls after ${batch.minutes} more minutes`)
  }
  console.log(deepRow(suite, done))
  return sumOf(done).quietest >= 60
}

mkdirSync(folder, { recursive: true })
// Compiled once, before several ask for it.
execFileSync('forge', ['test', '--list', '--match-path', `{${wanted.map(suiteFile).join(',')},}`], {
  cwd: root,
  env,
  stdio: 'ignore',
})
const outcomes: boolean[] = []
for (const suite of wanted.toSorted((left, right) => callsOf(right) - callsOf(left)))
  outcomes.push(await runSuite(suite))
process.exitCode = outcomes.every(Boolean) ? 0 : 1
