import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { chromiumPath, headlessPath } from './chromium.ts'
import { enginesHere, installEngines } from './engines/installed.ts'

/**
 * `npm test`: every check and test of the project. The checks run beside the build, the tests one after the other, since they start
 * browsers, servers and chains. The last line counts them. `npm test -- build tests` runs the stages with these titles alone.
 */
const chosen = process.argv.slice(2)
const runs = (title: string) => chosen.length === 0 || chosen.includes(title)
const report = mkdtempSync(join(tmpdir(), 'intaglio-report-'))
// Installs what is missing now, not in the midst of a test.
chromiumPath()
headlessPath()
if (runs('engines')) installEngines()
const env: NodeJS.ProcessEnv = { ...process.env }
let passed = 0
/** What failed, said again at the end: a log is often kept without its middle. */
const failures: string[] = []

/** Whether a stage ended well; undefined when others were chosen. */
const run = (title: string, command: string, ...args: string[]) => {
  if (!runs(title)) return undefined
  console.log(`\n── ${title}`)
  const started = performance.now()
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  return ended(title, status, started)
}

function ended(title: string, status: number | null, started: number): boolean {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
  return status === 0
}

/** The same for a stage that runs beside others: what it says is printed in one piece when it ends. */
const runBeside = async (title: string, command: string, ...args: string[]) => {
  if (!runs(title)) return undefined
  const started = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes))
  const status = await new Promise<number | null>((resolve) =>
    child.once('close', resolve).once('error', () => resolve(null)),
  )
  process.stdout.write(`\n── ${title}\n${Buffer.concat(said).toString()}`)
  return ended(title, status, started)
}

const count = (title: string, ok: boolean | undefined) => {
  if (ok === undefined) return
  if (ok) passed++
  else failures.push(title)
}

interface Counts {
  passed: number
  /** The name of each test that failed. */
  failed: string[]
}

/** Adds what a test runner wrote. A runner that failed without naming a failed test (a crash) counts as one failure. */
const countReport = (title: string, ok: boolean | undefined, file: string, read: (json: unknown) => Counts) => {
  if (ok === undefined) return
  let counts: Counts = { passed: 0, failed: [] }
  try {
    counts = read(JSON.parse(readFileSync(join(report, file), 'utf8')))
  } catch {
    ok = false
  }
  passed += counts.passed
  failures.push(
    ...(counts.failed.length === 0 && !ok ? ['ended without a report'] : counts.failed).map(
      (name) => `${title}: ${name}`,
    ),
  )
}

interface Suite {
  file: string
  specs: { title: string; ok: boolean; tests: { projectName: string }[] }[]
  suites?: Suite[]
}

const failedSpecs = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => `[${tests.map(({ projectName }) => projectName).join(', ')}] ${file} › ${title}`),
  ...suites.flatMap(failedSpecs),
]

/** Runs tests of Playwright. */
const walk = (title: string, ...options: string[]) => {
  const file = `${title}.json`
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(report, file)
  countReport(title, run(title, 'playwright', 'test', '--reporter=list,json', ...options), file, (json) => {
    const { stats, suites } = json as { stats: { expected: number; flaky: number }; suites: Suite[] }
    // What passed at its second try is listed by Playwright as flaky (decision 037).
    return { passed: stats.expected + stats.flaky, failed: suites.flatMap(failedSpecs) }
  })
}

// Two at a time, as many as the smallest machine has processors.
const building = runBeside('build', 'node', 'scripts/build.ts')
count('types', await runBeside('types', 'tsc', '-p', '.'))
count('lint', await runBeside('lint', 'oxlint', '--deny-warnings'))
count('format', await runBeside('format', 'oxfmt', '--check'))
count('unused code', await runBeside('unused code', 'knip'))
const built = await building
count('build', built)

const vitest = join(report, 'vitest.json')
countReport(
  'tests',
  run('tests', 'vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitest}`),
  'vitest.json',
  (json) => {
    const { numPassedTests, testResults } = json as {
      numPassedTests: number
      testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
    }
    // A file that could not be loaded failed with no test in it.
    const failed = testResults.flatMap(({ name, status, assertionResults }) => {
      const names = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
      return (names.length === 0 && status === 'failed' ? ['could not be loaded'] : names).map(
        (test) => `${relative(process.cwd(), name)} › ${test}`,
      )
    })
    return { passed: numPassedTests, failed }
  },
)

const contracts = join(report, 'contracts.json')
countReport(
  'contracts',
  run('contracts', 'node', 'tests/contracts.ts', contracts),
  'contracts.json',
  (json) => json as Counts,
)

if (built !== false) {
  walk('journeys')
  walk('development', '--config=tests/dev/playwright.config.ts')
  if (enginesHere().length > 0) walk('engines', '--config=tests/engines/playwright.config.ts')
  count('budgets', run('budgets', 'node', 'tests/budgets.ts'))
}

rmSync(report, { recursive: true, force: true })
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
