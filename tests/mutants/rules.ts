import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { whileBroken } from './break-contract.ts'
import { layApart } from './lay-apart.ts'
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

function runForge(folder: string, { suite, test }: RuleMutant): Outcome {
  const match = ['--match-path', `checks/${suite}`, '--match-test', `^${test}\\b`]
  const { stdout } = spawnSync('forge', ['test', ...match], { cwd: folder, encoding: 'utf8' })
  if (/^\[FAIL/m.test(stdout) && stdout.includes(test)) return 'failed'
  return /^\[PASS\]/m.test(stdout) ? 'passed' : 'none'
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

const copy = layApart(root)
const tried = chosen.map((mutant) => ({ mutant, broken: brokenText(mutant) }))
// All of them are looked at before anything is broken: what forge compiles here is kept for the next run.
const before: Outcome[] = []
for (const { mutant } of tried)
  before.push(isSolidity(mutant) ? runForge(copy.folder, mutant) : await runVitest(mutant))
if (chosen.some(isSolidity)) copy.keep()

let wrong = 0
for (const [at, { mutant, broken }] of tried.entries()) {
  const after = isSolidity(mutant)
    ? whileBroken(copy.folder, mutant.file.replace('contracts/', ''), broken, () => runForge(copy.folder, mutant))
    : await runVitest(mutant, broken)
  const good = before[at] === 'passed' && after === 'failed'
  if (!good) wrong++
  const what = good ? 'noticed' : `WRONG: ${before[at]} before, ${after ?? 'the compiler refuses it'}`
  console.log(`${mutant.rule} ${what} ${mutant.file} ${mutant.test}`)
}
copy.remove()
console.log(`${chosen.length - wrong} of ${chosen.length} rules: their test notices the break`)
process.exitCode = wrong || !chosen.length ? 1 : 0
