import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { EmittedToken } from '#tools/token/generator/emit.ts'
import { mutantSubjects } from './mutant-subjects.ts'
import { compileSources } from './token-compile.ts'
import { unpackArtifacts } from './token-unpack.ts'

/**
 * `npm run tokens:mutants`: breaks the emitted sources in one place at a time, and says which breaks no behaviour test notices. Not to
 * be run while the tests of the contracts run: they read the same file.
 */
const root = join(import.meta.dirname, '../..')

const breaks: readonly (readonly [RegExp, string])[] = [
  [/ <= /, ' < '],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
  [/ == /, ' != '],
  [/ != /, ' == '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \+ /, ' - '],
  [/ - /, ' + '],
  [/!(?=\w)/, ''],
  [/ = true;/, ' = false;'],
  [/ \/ 1000/, ' / 1001'],
  [/30 days/, '31 days'],
  [/ only(?:Owner|Role\(\w+\))/, ''],
  [/^ {8,}(?!return)(?:if \(.*\) )?[\w.]+(?: \w+)?(?:\(.*\)| = .*);$/, ''],
  [/^ {8,}revert .*;$/, ''],
]

/** Every way to break one line of a source in one place, without comments and imports. */
function mutantsOf({ source }: EmittedToken): { line: string; broken: string; source: string }[] {
  const lines = source.split('\n')
  return lines.flatMap((line, at) => {
    if (/^ *\/\/|^(?:import|pragma)/.test(line)) return []
    return breaks.flatMap(([found, instead]) =>
      [...line.matchAll(new RegExp(found, 'g'))].map(({ index }) => {
        const broken = line.slice(0, index) + line.slice(index).replace(found, instead)
        return { line: line.trim(), broken: broken.trim(), source: lines.with(at, broken).join('\n') }
      }),
    )
  })
}

/** Whether the behaviour tests pass for the variants that are unpacked. */
function passes(): boolean {
  const args = ['test', '--match-path', 'contracts/emitter/*', '--no-match-contract', 'AllVariants']
  return spawnSync('forge', args, { cwd: root, stdio: 'ignore' }).status === 0
}

unpackArtifacts()
if (!passes()) throw new Error('The tests fail without a break already: run `npm run contracts` and mend that first.')

const tested = new Set<string>()
const counts = { killed: 0, survived: 0, broken: 0 }
for (const token of mutantSubjects()) {
  for (const { line, broken, source } of mutantsOf(token)) {
    const change = `${token.id.split('-')[0]}: ${line} → ${broken || '(nothing)'}`
    if (tested.has(change)) continue
    tested.add(change)
    const compiled = await compileSources([{ ...token, source }]).catch(() => undefined)
    if (!compiled) counts.broken++
    else {
      unpackArtifacts(new Map(compiled.map((artifact) => [artifact.id, artifact])))
      const survived = passes()
      if (survived) console.log(`not noticed: ${change}`)
      counts[survived ? 'survived' : 'killed']++
    }
  }
}
unpackArtifacts()
console.log(`${counts.killed} of ${counts.killed + counts.survived} mutants noticed, ${counts.broken} did not compile`)
