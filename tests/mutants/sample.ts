import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { targets, whileBroken } from './break-contract.ts'
import { layApart, type Apart } from './lay-apart.ts'

/**
 * `npm run contracts:mutants [how many] [of which files]`: breaks one place of our contracts at a time, in a copy, and asks whether a
 * test notices. Takes an even sample of all that can be broken, from every file. Prints what nobody noticed. Files are given with commas
 * between them, as `TokenGrants.sol` or, for one line, `TokenGrants.sol:407`; without any, all are taken. Each is asked of its own tests only.
 */
const root = join(import.meta.dirname, '../..')
const most = Number(process.argv[2] ?? 160)

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
  // Several at once, and a count: declarations are left to the compiler, which refuses what they leave.
  [/^( +)\(.*\) = .*;$/, '$1;'],
  [/^( +)\+\+\w+;$/, '$1;'],
  [/\) continue;/, ') {}'],
  [/^( +)break;$/, '$1;'],
  [/ \? ([^?:]+) : ([^?:]+);$/, ' ? $2 : $1;'],
  [/\breturn true;/, 'return false;'],
  [/\breturn false;/, 'return true;'],
  [/\bMath\.min\(/, 'Math.max('],
  // Rounding up for down, and down for up.
  [/\bmulDiv\(([^()]+)\)/, 'mulDiv($1, Math.Rounding.Ceil)'],
  [/, Math\.Rounding\.Ceil\b/, ''],
  // One digit of a long constant.
  [/(0x[0-9a-f]{12})[0-9a-e](?=[0-9a-f]{9})/, '$1f'],
  // What another contract may burn: nearly nothing, and nearly everything.
  [/(\w*GAS|RESERVE) = \d[\d_]*;/, '$1 = 1;'],
  [/(\w*GAS|RESERVE) = \d[\d_]*;/, '$1 = 25_000_000;'],
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
      /^\s*(\/\/|import|event|error|function|modifier|using|(u?int256|bytes) (private |internal )?constant(?! \w*(?:GAS|RESERVE)\b))/.test(
        text,
      )
        ? []
        : flips
            .filter(([from]) => from.test(text))
            .map(([from, to]) => ({ file, line, text: text.replace(from, to).replace(/^( +);$/, '$1') })),
    ),
)
const places = (process.argv[3]?.split(',') ?? Object.keys(targets)).map(
  (place) => place.split(':') as [string, string?],
)
const files = places.map(([file]) => file)
for (const file of files) if (!targets[file]) throw new Error(`No file of ours: ${file}`)
const wanted = mutants.filter(({ file, line }) =>
  places.some(([of, only]) => of === file && (only === undefined || Number(only) === line + 1)),
)
const step = Math.max(1, wanted.length / most)
// In turns from all files: a run that is cut short says something of each.
const turns = 10
const chosen = Array.from({ length: Math.min(most, wanted.length) }, (_, index) => wanted[Math.floor(index * step)]!)
  .map((mutant, index) => ({ mutant, turn: index % turns }))
  .toSorted((left, right) => left.turn - right.turn)
  .map(({ mutant }) => mutant)

const copies = new Map<string, Apart>()
const test = ({ folder }: Apart) => spawnSync('forge', ['test', '--fail-fast'], { cwd: folder, encoding: 'utf8' })
const removeAll = () => {
  for (const copy of copies.values()) copy.remove()
}
for (const { tests } of files.map((file) => targets[file]!)) {
  if (copies.has(tests)) continue
  const copy = layApart(root, tests)
  copies.set(tests, copy)
  const before = test(copy)
  if (before.status) {
    removeAll()
    throw new Error(`The tests fail before anything is broken.\n${before.stdout}${before.stderr}`)
  }
  copy.keep()
}

/** Has the tests of a file run with one line of it broken: whether they pass, or undefined where the compiler refuses. */
function survives({ file, line, text }: Mutant): boolean | undefined {
  const lines = readFileSync(join(root, 'contracts', file), 'utf8').split('\n')
  const copy = copies.get(targets[file]!.tests)!
  return whileBroken(copy.folder, file, lines.with(line, text).join('\n'), () => test(copy).status === 0)
}

const counts = Object.fromEntries(Object.keys(targets).map((file) => [file, { killed: 0, of: 0 }]))
for (const mutant of chosen) {
  const alive = survives(mutant)
  // What the compiler refuses breaks nothing.
  if (alive === undefined) continue
  const count = counts[mutant.file]!
  count.of++
  if (!alive) count.killed++
  const original = readFileSync(join(root, 'contracts', mutant.file), 'utf8').split('\n')[mutant.line]!
  const place = `contracts/${mutant.file}:${mutant.line + 1}`
  console.log(alive ? `survived ${place}\n  ${original.trim()}\n  ${mutant.text.trim()}` : `noticed ${place}`)
}
removeAll()

for (const [file, { killed, of }] of Object.entries(counts)) if (of) console.log(`${file}: ${killed} of ${of}`)
const sum = (key: 'killed' | 'of') => Object.values(counts).reduce((all, count) => all + count[key], 0)
console.log(`${sum('killed')} of ${sum('of')} noticed, of ${mutants.length} that could be made`)
process.exitCode = sum('of') && sum('killed') >= sum('of') * 0.95 ? 0 : 1
