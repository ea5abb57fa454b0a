import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { targets, whileBroken } from './break-contract.ts'
import { layApart, type Apart } from './lay-apart.ts'
import { ruleMutants, type RuleMutant } from './rule-mutants.ts'

/**
 * `npm run contracts:mutants rules [which]`: breaks one place for each rule and runs the test of the rule, which has to fail then and
 * to pass before. Fails where one of the two is not so.
 */
const root = join(import.meta.dirname, '../..')
const wanted = process.argv[3]?.split(',')
const chosen = ruleMutants.filter(({ rule }) => !wanted || wanted.includes(rule))
const isSolidity = ({ suite }: RuleMutant) => suite.endsWith('.t.sol')

/** What becomes of a test: `none` when there is no such test, or it could not be run. */
type Outcome = 'passed' | 'failed' | 'none'

/** The text of the file that a rule breaks, broken. */
function brokenText({ file, from, to }: RuleMutant): string {
  const text = readFileSync(join(root, file), 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} has not exactly once: ${from}`)
  return text.replace(from, () => to)
}

const fileOf = ({ file }: RuleMutant) => file.replace('contracts/', '')

/** All that the tests of a contract say, as forge prints it. */
const runForge = (folder: string) => spawnSync('forge', ['test'], { cwd: folder, encoding: 'utf8' }).stdout

function outcomeOf(printed: string, { test }: RuleMutant): Outcome {
  const lines = printed.split('\n').filter((line) => line.includes(` ${test}(`))
  // The name of an invariant that fails stands below the calls that broke it.
  if (lines.some((line) => !line.startsWith('[PASS]'))) return 'failed'
  return lines.length > 0 ? 'passed' : 'none'
}

function runBroken(mutant: RuleMutant, broken: string): Outcome | undefined {
  const { folder } = copyOf(mutant)
  return whileBroken(folder, fileOf(mutant), broken, () => outcomeOf(runForge(folder), mutant))
}

/** Runs a test of TypeScript, with one file as `text` says. */
async function runVitest({ suite, test, file }: RuleMutant, text?: string): Promise<Outcome> {
  const testNamePattern = test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const vitest = await startVitest(
    'test',
    [suite],
    {
      config: false,
      root,
      watch: false,
      include: [suite],
      testNamePattern,
      reporters: [{}],
      testTimeout: 60_000,
      // Else the whole file would be taken from the run before.
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: 'broken',
          enforce: 'pre',
          load: (id) => (text !== undefined && id.split('?')[0] === join(root, file) ? text : undefined),
        },
      ],
    },
  )
  const states = vitest.state
    .getTestModules()
    .flatMap(({ children }) => [...children.allTests()].map((each) => each.result().state))
  await vitest.close()
  // A failed test is what this is for.
  process.exitCode = 0
  if (states.includes('failed')) return 'failed'
  return states.includes('passed') ? 'passed' : 'none'
}

const tried = chosen.map((mutant) => ({ mutant, broken: brokenText(mutant) }))
// All of them are looked at before anything is broken: what forge compiles here is kept for the next run.
const copies = new Map<string, Apart & { printed: string }>()
const copyOf = (mutant: RuleMutant) => copies.get(targets[fileOf(mutant)]!.tests)!
for (const { tests } of chosen.filter(isSolidity).map((mutant) => targets[fileOf(mutant)]!)) {
  if (copies.has(tests)) continue
  const copy = layApart(root, tests)
  copies.set(tests, { ...copy, printed: runForge(copy.folder) })
  copy.keep()
}
const before: Outcome[] = []
for (const { mutant } of tried)
  before.push(isSolidity(mutant) ? outcomeOf(copyOf(mutant).printed, mutant) : await runVitest(mutant))

let wrong = 0
for (const [at, { mutant, broken }] of tried.entries()) {
  const after = isSolidity(mutant) ? runBroken(mutant, broken) : await runVitest(mutant, broken)
  const good = before[at] === 'passed' && after === 'failed'
  if (!good) wrong++
  const what = good ? 'noticed' : `WRONG: ${before[at]} before, ${after ?? 'the compiler refuses it'}`
  console.log(`${mutant.rule} ${what} ${mutant.file} ${mutant.test}`)
}
for (const copy of copies.values()) copy.remove()
console.log(`${chosen.length - wrong} of ${chosen.length} rules: their test notices the break`)
process.exitCode = wrong || !chosen.length ? 1 : 0
