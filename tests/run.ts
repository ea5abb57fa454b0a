import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { chromiumPath, headlessPath } from './chromium.ts'
import { saidOnPage } from './said-on-page.ts'
import { enginesHere, installEngines } from './engines/installed.ts'

/**
 * `npm test`: every check and test of the project. The checks run beside the build, the tests one after the other, since they start
 * browsers, servers and chains. `npm test -- build tests` runs the stages with these titles alone.
 *
 * The contracts are not run when nothing they depend on changed since they passed (decision 169); `--all` runs them all the same.
 *
 * The last line counts tests as they are declared: one in a loop over all pages is one, and how often it ran is said beside.
 */
const { values: asked, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const isChosen = (title: string) => chosen.length === 0 || chosen.includes(title)
const reports = mkdtempSync(join(tmpdir(), 'intaglio-report-'))
// A hundred programs of ours are started, and each would compile the same files.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
// Installs what is missing now, not in the midst of a test.
chromiumPath()
headlessPath()
if (isChosen('engines')) installEngines()
let passed = 0
/** How often the tests that passed ran, and how many of the contracts did not have to. */
let runs = 0
let unchanged = 0
/** What failed, said again at the end: a log is often kept without its middle. */
const failures: string[] = []

/**
 * Runs a stage, and answers whether it ended well; undefined when others were chosen. What one that runs `beside` others says is printed
 * in one piece when it ends.
 */
async function run(title: string, [command, ...args]: [string, ...string[]], { beside = false, report = '' } = {}) {
  if (!isChosen(title)) return undefined
  if (!beside) console.log(`\n── ${title}`)
  const started = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => said.push(bytes))
  const status = await new Promise<number | null>((resolve) =>
    child.once('close', resolve).once('error', () => resolve(null)),
  )
  if (beside) process.stdout.write(`\n── ${title}\n${Buffer.concat(said).toString()}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
  return status === 0
}

const count = (title: string, ok: boolean | undefined) => {
  if (ok === undefined) return
  if (!ok) failures.push(title)
  else {
    passed++
    runs++
  }
}

interface Counts {
  /** Where each test that passed is declared, once for each time it ran. */
  passed: string[]
  /** The name of each test that failed, and below it what it said. */
  failed: string[]
}

/** The first lines of what a failed test said, below its name, and after them what its page said. */
const withReason = (name: string, said = '', page: readonly string[] = []) => {
  const reason = stripVTControlCharacters(said).split('\n').slice(0, 16)
  return [name, ...reason, ...(page.length > 0 ? ['The page said:', ...page] : [])].join('\n      ').trimEnd()
}

/** What the page of a failed journey was saying. */
const pageOf = ({ attachments = [] }: Result) =>
  attachments.flatMap(({ name, path }) =>
    name === 'error-context' && path && existsSync(path) ? saidOnPage(readFileSync(path, 'utf8')) : [],
  )

/** Adds what a test runner wrote. A runner that failed without naming a failed test (a crash) counts as one failure. */
const countReport = (title: string, ok: boolean | undefined, file: string, read: (json: unknown) => Counts) => {
  if (ok === undefined) return
  let counts: Counts = { passed: [], failed: [] }
  try {
    counts = read(JSON.parse(readFileSync(join(reports, file), 'utf8')))
  } catch {
    ok = false
  }
  passed += new Set(counts.passed).size
  runs += counts.passed.length
  failures.push(
    ...(counts.failed.length === 0 && !ok ? ['ended without a report'] : counts.failed).map(
      (name) => `${title}: ${name}`,
    ),
  )
}

interface Spec {
  title: string
  file: string
  line: number
  ok: boolean
  tests: { projectName: string; status: string; results: Result[] }[]
}

interface Result {
  errors: { message?: string }[]
  attachments?: { name: string; path?: string }[]
}

interface Suite {
  specs: Spec[]
  suites?: Suite[]
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** What the wallet promises, and each visit of the acceptance, is written apart and declared by a function or a loop, so that all of it has one line. */
const placeOf = ({ file, line, title }: Spec) => `${file}:${file.endsWith('.spec.ts') ? line : title}`

/** Runs tests of Playwright. */
async function walk(title: string, options: string[] = [], { beside = false } = {}) {
  const file = `${title}.json`
  const command = ['playwright', 'test', '--reporter=list,json', ...options] as [string, ...string[]]
  countReport(title, await run(title, command, { beside, report: join(reports, file) }), file, (json) => {
    const specs = (json as { suites: Suite[] }).suites.flatMap(specsOf)
    return {
      passed: specs.flatMap((spec) =>
        spec.tests.filter(({ status }) => status === 'expected').map(() => placeOf(spec)),
      ),
      failed: specs
        .filter(({ ok }) => !ok)
        .map(({ tests, file: at, title: name }) => {
          const results = tests.flatMap((each) => each.results)
          return withReason(
            `[${tests.map(({ projectName }) => projectName).join(', ')}] ${at} › ${name}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
            results.flatMap(pageOf),
          )
        }),
    }
  })
}

// Two at a time, as many as the smallest machine has processors.
const building = run('build', ['node', 'scripts/build.ts'], { beside: true })
count('types', await run('types', ['tsc', '-p', '.'], { beside: true }))
count('lint', await run('lint', ['oxlint', '--deny-warnings'], { beside: true }))
count('format', await run('format', ['oxfmt', '--check'], { beside: true }))
count('unused code', await run('unused code', ['knip'], { beside: true }))
const built = await building
count('build', built)

const vitest = join(reports, 'vitest.json')
const reporters = ['--reporter=dot', '--reporter=json']
countReport(
  'tests',
  await run('tests', ['vitest', 'run', '--includeTaskLocation', ...reporters, `--outputFile.json=${vitest}`]),
  'vitest.json',
  (json) => {
    const { testResults } = json as {
      testResults: {
        name: string
        status: string
        message: string
        assertionResults: {
          fullName: string
          status: string
          failureMessages: string[]
          location: { line: number }
        }[]
      }[]
    }
    // A file that could not be loaded failed with no test in it.
    const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed')
      const file = relative(process.cwd(), name)
      if (tests.length === 0 && status === 'failed') return [withReason(`${file} › could not be loaded`, message)]
      return tests.map((test) => withReason(`${file} › ${test.fullName}`, test.failureMessages.join('\n')))
    })
    const places = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ location }) => `${name}:${location.line}`),
    )
    return { passed: places, failed }
  },
)

const contracts = join(reports, 'contracts.json')
const recorded = asked.all ? [] : ['--unless-recorded']
countReport(
  'contracts',
  await run('contracts', ['node', 'tests/contracts.ts', '--report', contracts, ...recorded]),
  'contracts.json',
  (json) => {
    const counts = json as Counts & { unchanged: number }
    unchanged = counts.unchanged
    return counts
  },
)

if (built !== false) {
  await walk('journeys')
  // The engines leave the processors idle for a third of their time.
  const development = walk('development', ['--config=tests/dev/playwright.config.ts'], { beside: true })
  if (enginesHere().length > 0) await walk('engines', ['--config=tests/engines/playwright.config.ts'])
  await development
  count('budgets', await run('budgets', ['node', 'tests/budgets.ts']))
}

rmSync(reports, { recursive: true, force: true })
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
if (unchanged > 0) console.log(`\n${unchanged} tests of the contracts were not run: unchanged since they passed.`)
console.log(`\nThese tests ran ${runs} times in all: some are walked on every page.`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
