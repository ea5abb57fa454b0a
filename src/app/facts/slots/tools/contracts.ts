import { root } from '#app/facts/repository.ts'
import type { Say, SlotsOf } from '#assistant/facts/say.ts'
import { contractAddresses, contractCodes } from '#contracts/addresses.ts'
import { cellOf, missing, read } from '#site/library/documents/measured.server.ts'
import { readCoverage } from '#tests/contracts-coverage-record.ts'

const proof = 'docs/contracts/proof.md'
const bench = 'docs/bench/gas.md'

/** Two numbers of a record, such as `3 of 3 assertions proven`. Throws, naming it, when they are not there. */
function pair(text: string, pattern: RegExp, what: string): readonly [number, number] {
  const [, part, all] = pattern.exec(text) ?? missing(what)
  return [Number(part), Number(all)]
}

/** What a solver has proven, and on which day. */
function solver() {
  const { measured, tools } = JSON.parse(read(root, 'content/library/sample-audit-evidence.json')) as {
    measured: string
    tools: { tool: string; result: string }[]
  }
  const result = tools.find(({ tool }) => tool === 'SMTChecker')?.result ?? ''
  return { measured, proven: pair(result, /(\d+) of (\d+) assertions proven/, 'count of proven assertions') }
}

/** Breaks that a test noticed, and the day on which the newer sources were broken. */
function mutants() {
  const text = read(root, proof)
  const noticed = cellOf(root, [proof, 'breaks that a test notices', 'last result'])
  const [, day] = /places of the newer sources were broken on (\d+ \w+) and/.exec(text.replaceAll(/\s+/g, ' ')) ?? []
  const [, year] = /Measured on .* (\d{4}) on two cores/.exec(text) ?? []
  if (!day || !year) missing('day of the mutants')
  return {
    measured: new Date(`${day} ${year} UTC`).toISOString().slice(0, 10),
    noticed: pair(noticed, /^(\d+) of (\d+)/, 'share of noticed mutants'),
  }
}

/** Gas of a row of the benchmark, a lock with a cliff unless told, in a column. */
function gasIn(column: string, say: Say, row = 'a lock, linear with a cliff'): string {
  return say.gas(Number(cellOf(root, [bench, row, column]).replaceAll(',', '')))
}

/** Our contracts with an address of their own and the bytes of their code, the smallest first. */
const sizes = Object.keys(contractAddresses)
  .map((name) => ({ name, bytes: contractCodes[name as keyof typeof contractAddresses].bytes }))
  .toSorted((one, other) => one.bytes - other.bytes)

/** The column of Sablier, whose head has its version. */
const sablier = /Sablier Lockup [\d.]+/.exec(read(root, bench))?.[0] ?? missing('column of Sablier')
const gasDay = /on (\d{4}-\d\d-\d\d)/.exec(read(root, bench))?.[1] ?? missing('date of the gas')

export const slots: SlotsOf = (say) => {
  const coverage = readCoverage()
  const { proven, measured: solverDay } = solver()
  const { noticed, measured: mutantDay } = mutants()
  const names = Object.keys(contractAddresses)
  return {
    contractsCount: say.number(names.length),
    contractsNames: names.join(', '),
    contractsMerkleClaims: contractAddresses.MerkleClaims,
    contractsLauncher: contractAddresses.Launcher,
    contractsLaunchBook: contractAddresses.LaunchBook,
    contractsPieceSender: contractAddresses.PieceSender,
    contractsFiles: say.number(coverage.files.length),
    contractsLinesRun: say.number(coverage.lines[0]),
    contractsLines: say.number(coverage.lines[1]),
    contractsBranchesRun: say.number(coverage.branches[0]),
    contractsBranches: say.number(coverage.branches[1]),
    contractsCoverageDay: say.date(coverage.measured),
    contractsProven: say.number(proven[0]),
    contractsAssertions: say.number(proven[1]),
    contractsSolverDay: say.date(solverDay),
    contractsNoticed: say.number(noticed[0]),
    contractsMutants: say.number(noticed[1]),
    contractsMutantDay: say.date(mutantDay),
    contractsLockGas: gasIn('TokenLocker', say),
    contractsOtherGas: gasIn(sablier, say),
    contractsGasPart: gasIn('TokenLocker', say, 'withdraw a part'),
    contractsGasPartOther: gasIn(sablier, say, 'withdraw a part'),
    contractsGasAll: gasIn('TokenLocker', say, 'withdraw all'),
    contractsGasAllOther: gasIn(sablier, say, 'withdraw all'),
    contractsGasTen: gasIn('TokenLocker', say, 'each of ten in one transaction'),
    contractsGasTenOther: gasIn(sablier, say, 'each of ten in one transaction'),
    contractsLockLens: contractAddresses.LockLens,
    contractsSealEngraver: contractAddresses.SealEngraver,
    contractsLockerBytes: say.number(contractCodes.TokenLocker.bytes),
    contractsSmallest: sizes[0]!.name,
    contractsSmallestBytes: say.number(sizes[0]!.bytes),
    contractsLargest: sizes.at(-1)!.name,
    contractsLargestBytes: say.number(sizes.at(-1)!.bytes),
    contractsGasDay: say.date(gasDay),
  }
}
