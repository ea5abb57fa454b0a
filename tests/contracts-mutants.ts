import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run contracts:mutants [how many]`: breaks one line of our locks at a time, in a copy, and asks whether a test notices. Each
 * takes as long as compiling and testing does, so a run takes an even sample of all that could be broken. Prints what nobody noticed.
 */
const root = join(import.meta.dirname, '..')
const most = Number(process.argv[2] ?? 120)
const targets = [
  'contracts/TokenLocker.sol',
  'contracts/PositionLocker.sol',
  'contracts/locks/TokenLockerStore.sol',
  'contracts/locks/PackedLock.sol',
  'contracts/vesting/VestingMath.sol',
]

/** What is put for what. Comments, imports and declarations are left alone. */
const flips: [RegExp, string][] = [
  [/ == /, ' != '],
  [/ != /, ' == '],
  [/ <= /, ' < '],
  [/ >= /, ' > '],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \+ /, ' - '],
  [/ - /, ' + '],
  [/ \+= /, ' -= '],
  [/ nonReentrant/, ''],
  [/if \((.*)\) revert/, 'if (false) revert'],
  [/^( +)(delete |_checkAccount|_checkSchedule|_checkEnd|_checkAhead|_dropPending|emit ).*;$/, '$1;'],
]

interface Mutant {
  file: string
  line: number
  text: string
}

const mutants: Mutant[] = targets.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, line) =>
      /^\s*(\/\/|import|event|error|function|modifier|uint256 (private )?constant)/.test(text)
        ? []
        : flips
            .filter(([from]) => from.test(text))
            .map(([from, to]) => ({ file, line, text: text.replace(from, to).replace(/^( +);$/, '$1') })),
    ),
)
const step = Math.max(1, mutants.length / most)
const chosen = Array.from({ length: Math.min(most, mutants.length) }, (_, index) => mutants[Math.floor(index * step)]!)

const copy = mkdtempSync(join(tmpdir(), 'intaglio-mutants-'))
const ours = /^(TokenLocker|PositionLocker)\..*sol$|^(TokenLocker|PositionLocker)\.sol$/
for (const file of ['foundry.toml', 'package.json']) cpSync(join(root, file), join(copy, file))
for (const folder of ['locks', 'vesting', 'tools', 'testing'])
  cpSync(join(root, 'contracts', folder), join(copy, 'contracts', folder), {
    recursive: true,
    filter: (path) => !/Claims|Mint|Branch|Wallets|Powerful|\.test\.ts$/.test(path),
  })
for (const file of readdirSync(join(root, 'contracts')).filter((name) => ours.test(name) && !name.includes('.gas.')))
  cpSync(join(root, 'contracts', file), join(copy, 'contracts', file))
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const fast = { FOUNDRY_FUZZ_RUNS: '100', FOUNDRY_INVARIANT_RUNS: '8' }
const test = () =>
  spawnSync('forge', ['test', '--fail-fast'], { cwd: copy, env: { ...process.env, ...fast }, encoding: 'utf8' })
const before = test()
if (before.status) throw new Error(`The tests fail before anything is broken.\n${before.stdout}${before.stderr}`)

let killed = 0
let compiled = 0
for (const { file, line, text } of chosen) {
  const whole = readFileSync(join(root, file), 'utf8')
  const lines = whole.split('\n')
  const original = lines[line]!
  lines[line] = text
  writeFileSync(join(copy, file), lines.join('\n'))
  const { status, stdout, stderr } = test()
  writeFileSync(join(copy, file), whole)
  // What the compiler refuses breaks nothing.
  if (/Compilation failed|Compiler run failed/.test(stdout + stderr)) continue
  compiled++
  if (status) killed++
  else console.log(`survived ${file}:${line + 1}\n  ${original.trim()}\n  ${text.trim()}`)
}
rmSync(copy, { recursive: true, force: true })
console.log(`${killed} of ${compiled} noticed, of ${mutants.length} that could be made`)
process.exitCode = killed >= compiled * 0.95 ? 0 : 1
