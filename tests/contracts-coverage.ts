import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareOf, sumOfShares, writeCoverage, type FileCoverage } from './contracts-coverage-record.ts'

/**
 * `npm run contracts:coverage`: which lines and branches of our contracts the tests go through, those with Uniswap V4 itself included. Fails
 * when fewer than 99 % of either are, and else writes contracts-coverage-record.json. Tokens that visitors compose are compiled in advance and
 * have their own break test (`npm run tokens:mutants`).
 */
const root = join(import.meta.dirname, '..')
const least = 0.99
const folder = mkdtempSync(join(tmpdir(), 'intaglio-coverage-'))

/** What is no contract of ours, or is measured elsewhere: tests, tools, samples, levels of the theatre, and the pieces of tokens. */
const left = String.raw`(attacks|testing|emitter|tools|samples|tests)/|\.t\.sol`

/** Runs tests with a profile of foundry.toml. Answers the file of lcov. */
function measure(profile: string, chosen: string[]): string {
  const report = join(folder, `${profile}.info`)
  const { status, stdout, stderr } = spawnSync(
    'forge',
    ['coverage', '--report', 'lcov', '--report-file', report, ...chosen, '--no-match-coverage', left],
    { cwd: root, env: { ...process.env, FOUNDRY_PROFILE: profile }, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (status) throw new Error(`forge could not measure.\n${stdout}${stderr}`)
  return readFileSync(report, 'utf8')
}

const reports = [
  // Gas is measured with the optimizer on, tokens are tested as they were compiled.
  measure('coverage', ['--no-match-path', 'contracts/{emitter/*,*.gas.t.sol}', '--no-match-test', 'million_gas']),
  measure('v4', ['--match-path', 'tests/uniswap-v4/*']),
]
rmSync(folder, { recursive: true })

/** How often each line and each branch of a file ran: `DA:line,times` and `BRDA:line,block,branch,times` of lcov. */
const runs = new Map<string, Map<string, number>>()
for (const section of reports.flatMap((report) => report.split('end_of_record'))) {
  const file = section.match(/^SF:(.*)$/m)?.[1]
  if (!file) continue
  const of = runs.get(file) ?? new Map<string, number>()
  runs.set(file, of)
  for (const [, place, times] of section.matchAll(/^(DA:\d+|BRDA:\d+,\d+,\d+),(\d+|-)$/gm))
    of.set(place!, (of.get(place!) ?? 0) + (times === '-' ? 0 : Number(times)))
}

const files = [...runs]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([file, places]): FileCoverage => {
    const all = [...places]
    const lines = all.filter(([place]) => place.startsWith('DA:'))
    const branches = all.filter(([place]) => place.startsWith('BRDA:'))
    const missed = all.filter(([, times]) => times === 0).map(([place]) => Number(place.match(/\d+/)![0]))
    return { file, lines: shareOf(lines), branches: shareOf(branches), missed: [...new Set(missed)] }
  })
const lines = sumOfShares(files.map((file) => file.lines))
const branches = sumOfShares(files.map((file) => file.branches))
const percent = ([hit, of]: readonly [number, number]) =>
  `${of ? ((100 * hit) / of).toFixed(2) : '100.00'} % (${hit}/${of})`

for (const { file, lines: ofLines, branches: ofBranches, missed } of files)
  console.log(
    `${file}: lines ${percent(ofLines)}, branches ${percent(ofBranches)}${missed.length ? `, not ${missed.join(' ')}` : ''}`,
  )
console.log(`all ${files.length} files: lines ${percent(lines)}, branches ${percent(branches)}`)
const enough = [lines, branches].every(([hit, of]) => of > 0 && hit / of >= least)
if (enough) writeCoverage({ measured: new Date().toISOString().slice(0, 10), lines, branches, files })
process.exitCode = enough ? 0 : 1
