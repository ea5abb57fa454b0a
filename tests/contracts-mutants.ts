import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import { sourcesOf } from '#chain/deployment/contract-sources.server.ts'
import { layApart } from './contracts-apart.ts'

/**
 * `npm run contracts:mutants [how many] [of which file]`: breaks one place of our contracts at a time, in a copy, and asks whether a
 * test notices. Takes an even sample of all that can be broken, from every file. Prints what nobody noticed. With a file only its own tests run.
 */
const root = join(import.meta.dirname, '..')
const most = Number(process.argv[2] ?? 160)

/** The sources with code of ours, the contracts they become part of, and the tests that are asked. */
const targets: Record<string, { contracts: string[]; tests: string }> = {
  'TokenLocker.sol': { contracts: ['TokenLocker'], tests: 'TokenLocker*' },
  'locks/TokenLockerStore.sol': { contracts: ['TokenLocker'], tests: 'TokenLocker*' },
  'locks/PackedLock.sol': { contracts: ['TokenLocker'], tests: 'TokenLocker*' },
  'vesting/VestingMath.sol': { contracts: ['TokenLocker'], tests: '{TokenLocker*,vesting/*}' },
  'grants/Permits.sol': { contracts: ['TokenLocker'], tests: 'TokenLocker*' },
  'LockDeeds.sol': { contracts: ['LockDeeds'], tests: 'LockDeeds*' },
  'locks/LockDeedText.sol': { contracts: ['LockDeeds'], tests: 'LockDeeds*' },
  'PositionLocker.sol': { contracts: ['PositionLocker'], tests: 'PositionLocker*' },
  'LockLens.sol': { contracts: ['LockLens'], tests: 'LockLens*' },
  'LiquidityLens.sol': { contracts: ['LiquidityLens'], tests: 'LiquidityLens*' },
  'locks/Answers.sol': { contracts: ['PositionLocker', 'LockLens'], tests: '{PositionLocker*,LockLens*}' },
  'locks/LiquidityMath.sol': { contracts: ['LiquidityLens'], tests: 'LiquidityLens*' },
  'locks/LockedCurve.sol': { contracts: ['LiquidityLens'], tests: 'LiquidityLens*' },
  'locks/PoolReader.sol': { contracts: ['LiquidityLens'], tests: 'LiquidityLens*' },
  'locks/PoolWalk.sol': { contracts: ['LiquidityLens'], tests: 'LiquidityLens*' },
  'locks/PositionLists.sol': { contracts: ['PositionLocker'], tests: 'PositionLocker*' },
  'locks/PositionPools.sol': { contracts: ['LockLens'], tests: 'LockLens*' },
  'locks/TokenLadder.sol': { contracts: ['LockLens'], tests: 'LockLens*' },
  'locks/TokenPowers.sol': { contracts: ['LockLens'], tests: 'LockLens*' },
  'TokenGrants.sol': { contracts: ['TokenGrants'], tests: '{TokenGrants*,grants/*}' },
  'grants/TokenGrantsStore.sol': { contracts: ['TokenGrants'], tests: '{TokenGrants*,grants/*}' },
  'grants/CurveMath.sol': { contracts: ['TokenGrants'], tests: '{TokenGrants*,grants/*}' },
  'grants/PackedGrant.sol': { contracts: ['TokenGrants'], tests: '{TokenGrants*,grants/*}' },
  'Launcher.sol': { contracts: ['Launcher'], tests: 'Launcher*' },
  'launch/LauncherPools.sol': { contracts: ['Launcher'], tests: 'Launcher*' },
  'launch/LauncherShares.sol': { contracts: ['Launcher'], tests: 'Launcher*' },
  'LaunchBook.sol': { contracts: ['LaunchBook'], tests: 'LaunchBook*' },
  'launch/Create1.sol': { contracts: ['LaunchBook'], tests: 'LaunchBook*' },
  'MerkleClaims.sol': { contracts: ['MerkleClaims'], tests: 'MerkleClaims*' },
  'signing/ProofRoot.sol': { contracts: ['MerkleClaims'], tests: 'MerkleClaims*' },
  'signing/Signer.sol': { contracts: ['MerkleClaims', 'CodeMint721'], tests: '{MerkleClaims*,CodeMint721*}' },
  'CodeMint721.sol': { contracts: ['CodeMint721'], tests: 'CodeMint721*' },
  'mint/CodeMintTerms.sol': { contracts: ['CodeMint721'], tests: 'CodeMint721*' },
  'mint/EngravedToken.sol': { contracts: ['CodeMint721'], tests: 'CodeMint721*' },
  'mint/PackedERC721.sol': { contracts: ['CodeMint721'], tests: 'CodeMint721*' },
  'SealEngraver.sol': { contracts: ['SealEngraver'], tests: 'SealEngraver*' },
  'engraver/EngraverLines.sol': { contracts: ['SealEngraver'], tests: 'SealEngraver*' },
  'engraver/EngraverMath.sol': { contracts: ['SealEngraver'], tests: 'SealEngraver*' },
  'engraver/EngraverText.sol': { contracts: ['SealEngraver'], tests: 'SealEngraver*' },
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
  // Several at once, and a count: declarations are left to the compiler, which refuses what they leave.
  [/^( +)\(.*\) = .*;$/, '$1;'],
  [/^( +)\+\+\w+;$/, '$1;'],
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
// In turns from all files: a run that is cut short says something of each.
const turns = 10
const chosen = Array.from({ length: Math.min(most, wanted.length) }, (_, index) => wanted[Math.floor(index * step)]!)
  .map((mutant, index) => ({ mutant, turn: index % turns }))
  .toSorted((left, right) => left.turn - right.turn)
  .map(({ mutant }) => mutant)

const copy = layApart(root)
const test = (files: string) =>
  spawnSync('forge', ['test', '--fail-fast', '--match-path', `checks/${files}`], { cwd: copy.folder, encoding: 'utf8' })
const before = test(process.argv[3] ? targets[process.argv[3]]!.tests : '**')
if (before.status) throw new Error(`The tests fail before anything is broken.\n${before.stdout}${before.stderr}`)

/** The creation code of a contract with one file broken, or undefined where the compiler refuses. */
function compileBroken(contract: string, file: string, broken: string): string | undefined {
  const entry = `contracts/${contract}.sol`
  const sources = sourcesOf(root, [entry])
  sources[`contracts/${file}`] = { content: broken }
  const settings = {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { [entry]: { [contract]: ['evm.bytecode.object'] } },
  }
  const answer = JSON.parse(solc.compile(JSON.stringify({ language: 'Solidity', sources, settings }))) as {
    contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  }
  return answer.contracts?.[entry]?.[contract]?.evm.bytecode.object || undefined
}

/** Has the tests run a contract with one file broken: they take its code from where forge has put it. */
function survives({ file, line, text }: Mutant): boolean | undefined {
  const lines = readFileSync(join(root, 'contracts', file), 'utf8').split('\n')
  const { contracts, tests } = targets[file]!
  const codes = contracts.map((contract) => compileBroken(contract, file, lines.with(line, text).join('\n')))
  if (codes.includes(undefined)) return undefined
  const places = contracts.map((contract) => join(copy.folder, 'out', `${contract}.sol`, `${contract}.json`))
  const whole = places.map((place) => readFileSync(place, 'utf8'))
  for (const [at, place] of places.entries()) {
    const artefact = JSON.parse(whole[at]!) as { bytecode: { object: string } }
    artefact.bytecode.object = `0x${codes[at]}`
    writeFileSync(place, JSON.stringify(artefact))
  }
  const { status } = test(tests)
  for (const [at, place] of places.entries()) writeFileSync(place, whole[at]!)
  return status === 0
}

for (const [file, { contracts }] of Object.entries(targets))
  if (contracts.some((contract) => !compileBroken(contract, file, readFileSync(join(root, 'contracts', file), 'utf8'))))
    throw new Error(`${file} does not compile before anything is broken.`)

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
copy.remove()

for (const [file, { killed, of }] of Object.entries(counts)) if (of) console.log(`${file}: ${killed} of ${of}`)
const sum = (key: 'killed' | 'of') => Object.values(counts).reduce((all, count) => all + count[key], 0)
console.log(`${sum('killed')} of ${sum('of')} noticed, of ${mutants.length} that could be made`)
process.exitCode = sum('of') && sum('killed') >= sum('of') * 0.95 ? 0 : 1
