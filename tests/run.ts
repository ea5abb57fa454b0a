import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath, headlessPath } from './chromium.ts'

/** `npm test`: every check and test of the project, one after the other. The last line counts them. */
const report = mkdtempSync(join(tmpdir(), 'intaglio-report-'))
// Installs what is missing now, not in the midst of a test.
chromiumPath()
headlessPath()
const env: NodeJS.ProcessEnv = { ...process.env }
let passed = 0
let failed = 0

const run = (title: string, command: string, ...args: string[]) => {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return status === 0
}

const count = (ok: boolean) => void (ok ? passed++ : failed++)

/** Adds what a test runner wrote. A runner that failed without naming a failed test (a crash) counts as one failure. */
const countReport = (ok: boolean, file: string, read: (json: unknown) => { passed: number; failed: number }) => {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(readFileSync(join(report, file), 'utf8')))
  } catch {
    ok = false
  }
  passed += counts.passed
  failed += counts.failed || (ok ? 0 : 1)
}

count(run('types', 'tsc', '-p', '.'))
count(run('lint', 'oxlint', '--deny-warnings'))
count(run('format', 'oxfmt', '--check'))
count(run('unused code', 'knip'))
const built = run('build', 'node', 'scripts/build.ts')
count(built)

const vitest = join(report, 'vitest.json')
countReport(
  run('tests', 'vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitest}`),
  'vitest.json',
  (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  },
)

const contracts = join(report, 'contracts.json')
countReport(
  run('contracts', 'node', 'tests/contracts.ts', contracts),
  'contracts.json',
  (json) => json as { passed: number; failed: number },
)

if (built) {
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(report, 'playwright.json')
  countReport(run('journeys', 'playwright', 'test', '--reporter=list,json'), 'playwright.json', (json) => {
    const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } }
    // What passed at its second try is listed by Playwright as flaky (decision 037).
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  })
  count(run('budgets', 'node', 'tests/budgets.ts'))
}

rmSync(report, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
