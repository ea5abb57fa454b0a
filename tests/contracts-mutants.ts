import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layApart } from './contracts-apart.ts'

/**
 * `npm run contracts:mutants [how many] [of which file]`: breaks one place of our contracts at a time, in a copy, and asks whether a
 * test notices. Takes an even sample of all that can be broken, from every file. Prints what nobody noticed.
 */
const root = join(import.meta.dirname, '..')
const most = Number(process.argv[2] ?? 160)

/** The sources with code of ours, and the tests that are asked. Tokens that visitors compose have `npm run tokens:mutants`. */
const targets: Record<string, string> = {
  'TokenLocker.sol': 'TokenLocker*',
  'locks/TokenLockerStore.sol': 'TokenLocker*',
  'locks/PackedLock.sol': 'TokenLocker*',
  'vesting/VestingMath.sol': '{TokenLocker*,vesting/*}',
  'PositionLocker.sol': '{PositionLocker*,LockLens*}',
  'LockLens.sol': 'LockLens*',
  'locks/PositionPools.sol': 'LockLens*',
  'locks/TokenPowers.sol': 'LockLens*',
  'MerkleClaims.sol': 'MerkleClaims*',
  'signing/ProofRoot.sol': 'MerkleClaims*',
  'signing/Signer.sol': '{MerkleClaims*,CodeMint721*}',
  'CodeMint721.sol': 'CodeMint721*',
  'mint/CodeMintTerms.sol': 'CodeMint721*',
  'mint/EngravedToken.sol': 'CodeMint721*',
  'mint/PackedERC721.sol': 'CodeMint721*',
  'SealEngraver.sol': 'SealEngraver*',
  'engraver/EngraverLines.sol': 'SealEngraver*',
  'engraver/EngraverMath.sol': 'SealEngraver*',
  'engraver/EngraverText.sol': '{SealEngraver*,engraver/*}',
}

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
  [/ \* /, ' / '],
  [/ >> /, ' << '],
  [/!(?=\w)/, ''],
  [/\b(gt|lt)\(/, 'eq('],
  [/ nonReentrant/, ''],
  [/if \((.*)\) revert/, 'if (false) revert'],
  [/^( +)(?:delete |_checkAccount|_checkSchedule|_checkEnd|_checkAhead|_checkDeadline|_dropPending|emit ).*;$/, '$1;'],
  [/^( +)[\w.[\]]+ = .*;$/, '$1;'],
]

interface Mutant {
  file: string
  line: number
  text: string
}

const mutants: Mutant[] = Object.keys(targets).flatMap((file) =>
  readFileSync(join(root, 'contracts', file), 'utf8')
    .split('\n')
    .flatMap((text, line) =>
      /^\s*(\/\/|import|event|error|function|modifier|using|(u?int256|bytes) (private |internal )?constant)/.test(text)
        ? []
        : flips
            .filter(([from]) => from.test(text))
            .map(([from, to]) => ({ file, line, text: text.replace(from, to).replace(/^( +);$/, '$1') })),
    ),
)
const wanted = process.argv[3] ? mutants.filter(({ file }) => file === process.argv[3]) : mutants
const step = Math.max(1, wanted.length / most)
const chosen = Array.from({ length: Math.min(most, wanted.length) }, (_, index) => wanted[Math.floor(index * step)]!)

const copy = layApart(root)
const test = (files: string) =>
  spawnSync('forge', ['test', '--fail-fast', '--match-path', `checks/${files}`], { cwd: copy.folder, encoding: 'utf8' })
const before = test('**')
if (before.status) throw new Error(`The tests fail before anything is broken.\n${before.stdout}${before.stderr}`)

const counts = Object.fromEntries(Object.keys(targets).map((file) => [file, { killed: 0, of: 0 }]))
for (const { file, line, text } of chosen) {
  const path = join(copy.folder, 'contracts', file)
  const whole = readFileSync(path, 'utf8')
  const original = whole.split('\n')[line]!
  writeFileSync(path, whole.split('\n').with(line, text).join('\n'))
  const { status, stdout, stderr } = test(targets[file]!)
  writeFileSync(path, whole)
  // What the compiler refuses breaks nothing.
  if (/Compilation failed|Compiler run failed/.test(stdout + stderr)) continue
  counts[file]!.of++
  if (status) counts[file]!.killed++
  else console.log(`survived contracts/${file}:${line + 1}\n  ${original.trim()}\n  ${text.trim()}`)
}
copy.remove()

for (const [file, { killed, of }] of Object.entries(counts)) if (of) console.log(`${file}: ${killed} of ${of}`)
const sum = (key: 'killed' | 'of') => Object.values(counts).reduce((all, count) => all + count[key], 0)
console.log(`${sum('killed')} of ${sum('of')} noticed, of ${mutants.length} that could be made`)
process.exitCode = sum('killed') >= sum('of') * 0.95 ? 0 : 1
