import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run contracts:coverage`: which lines and branches of our contracts the tests go through. Fails when fewer than 99 % of
 * either are. Tokens that visitors compose are compiled in advance and have their own break test (`npm run tokens:mutants`).
 */
const root = join(import.meta.dirname, '..')
const least = 0.99
const folder = mkdtempSync(join(tmpdir(), 'intaglio-coverage-'))
const report = join(folder, 'lcov.info')

const { status, stdout, stderr } = spawnSync(
  'forge',
  // Gas is measured with the optimizer on, tokens are tested as they were compiled.
  [
    'coverage',
    '--report',
    'lcov',
    '--report-file',
    report,
    '--no-match-path',
    'contracts/{emitter/*,*.gas.t.sol}',
    '--no-match-test',
    'million_gas',
    '--no-match-coverage',
    String.raw`(testing|emitter|tools|samples)/|\.t\.sol`,
  ],
  { cwd: root, env: { ...process.env, FOUNDRY_PROFILE: 'coverage' }, encoding: 'utf8', maxBuffer: 2 ** 28 },
)
if (status) throw new Error(`forge could not measure.\n${stdout}${stderr}`)

interface Share {
  hit: number
  of: number
}

/** What a report of lcov says of each file: `LF`, `LH`, `BRF`, `BRH` count lines and branches, `DA` and `BRDA` name them. */
const files = readFileSync(report, 'utf8')
  .split('end_of_record')
  .filter((text) => text.includes('SF:'))
  .map((text) => {
    const count = (key: string) => Number(text.match(new RegExp(`^${key}:(\\d+)$`, 'm'))![1])
    return {
      file: text.match(/^SF:(.*)$/m)![1]!,
      lines: { hit: count('LH'), of: count('LF') } satisfies Share,
      branches: { hit: count('BRH'), of: count('BRF') } satisfies Share,
      missed: [...text.matchAll(/^(?:DA:(\d+),0|BRDA:(\d+),.*,(?:0|-))$/gm)].map(([, line, branch]) => line ?? branch),
    }
  })
rmSync(folder, { recursive: true })

const sum = (shares: Share[]) =>
  shares.reduce((all, share) => ({ hit: all.hit + share.hit, of: all.of + share.of }), { hit: 0, of: 0 })
const percent = ({ hit, of }: Share) => `${of ? ((100 * hit) / of).toFixed(2) : '100.00'} % (${hit}/${of})`

for (const { file, lines, branches, missed } of files)
  console.log(
    `${file}: lines ${percent(lines)}, branches ${percent(branches)}${missed.length ? `, not ${missed.join(' ')}` : ''}`,
  )
const lines = sum(files.map((file) => file.lines))
const branches = sum(files.map((file) => file.branches))
console.log(`all ${files.length} files: lines ${percent(lines)}, branches ${percent(branches)}`)
process.exitCode = [lines, branches].every(({ hit, of }) => of > 0 && hit / of >= least) ? 0 : 1
