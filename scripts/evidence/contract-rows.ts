import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkSampleProofs } from '#app/evidence/sample-proofs.ts'
import { readCoverage } from '#tests/contracts-coverage-record.ts'
import { hashOfSuite, readDeepRecord, sumOf } from '#tests/contracts-deep-record.ts'
import { sampleList } from '#tools/claim/sample/sample-list.ts'
import { filesOf } from '#tools/claim-list/list-files.ts'
import { readFigures, tableBelow } from '../code/figures.ts'
import { count, linesOfTable, type RowSource } from './row-source.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const figures = readFigures()
const of = ([part, all]: readonly [number, number]) => `${count(part)} of ${count(all)}`

/** What is left out, such as “4 branches”. */
function some([ran, all]: readonly [number, number], name: string): string {
  const left = all - ran
  const many = name.endsWith('h') ? `${name}es` : `${name}s`
  return `${left} ${left === 1 ? name : many}`
}

const coverageFile = 'tests/contracts-coverage-record.json'
const reportFile = 'content/library/sample-audit-evidence.json'
const proofFile = 'docs/contracts/proof.md'
const deepFile = 'tests/contracts-deep-record.json'
const testsFile = 'tests/contracts-record.json'
const gasFile = 'docs/bench/gas.md'

type Report = { commit: string; tools: { tool: string; version: string; result: string }[] }

/** Calls that each suite has to make. */
const million = 1_000_000

/** The rows about our contracts. */
export const contractRows = {
  coverage: {
    command: figures.coverage.command,
    record: coverageFile,
    goal: 'Every line and every branch',
    measured: () => ({ date: figures.coverage.date }),
    read: () => {
      const { lines, branches, files } = readCoverage()
      const without = files.filter(({ lines: [ran, all], branches: [taken, ways] }) => ran < all || taken < ways)
      const left = lines[1] - lines[0] + branches[1] - branches[0]
      return {
        value: `${of(lines)} lines and ${of(branches)} branches in ${files.length} files`,
        table: {
          columns: ['File with a line or branch that no test runs', 'Lines', 'Branches'],
          rows: without.map((file) => [basename(file.file), of(file.lines), of(file.branches)]),
        },
        missed: left > 0 ? [`Tests leave out ${some(lines, 'line')} and ${some(branches, 'branch')}.`] : [],
        output: read(coverageFile),
      }
    },
  },
  solver: {
    command: figures.solver.command,
    record: reportFile,
    goal: 'Every assertion',
    measured: () => ({
      date: figures.solver.date,
      commit: (JSON.parse(read(reportFile)) as Report).commit.slice(0, 8),
    }),
    read: () => {
      const { proven } = figures.solver
      const run = (JSON.parse(read(reportFile)) as Report).tools.find(({ tool }) => tool === 'SMTChecker')
      return {
        value: `${of(proven)} assertions`,
        missed: proven[0] < proven[1] ? [`The solver has not proven ${proven[1] - proven[0]} assertions.`] : [],
        output: JSON.stringify(run),
      }
    },
  },
  mutants: {
    command: figures.mutants.command,
    record: proofFile,
    measured: () => ({ date: figures.mutants.date }),
    read: () => {
      const proof = read(proofFile)
      const { rows } = tableBelow(proof, '| place | broken |')
      const said = proof.split('\n').find((line) => line.startsWith('| breaks that a test notices')) ?? ''
      return {
        value: `${of(figures.mutants.noticed)} breaks in the newer sources`,
        table: { columns: ['Survivor of the first whole run', 'What was broken', 'Why no test notices'], rows },
        output: `${said}\n${linesOfTable(proof, '| place | broken |')}`,
      }
    },
  },
  invariants: {
    command: 'npm run contracts:deep',
    record: deepFile,
    goal: 'A million calls to each suite, with its present sources',
    read: () => {
      const suites = Object.entries(readDeepRecord()).map(([suite, record]) => {
        const isPresent = hashOfSuite(root, suite) === record.hash
        return { suite, isPresent, ...sumOf(record) }
      })
      const short = suites.filter(({ calls }) => calls < million).map(({ suite }) => `${suite} made fewer calls.`)
      const old = suites.filter(({ isPresent }) => !isPresent)
      return {
        value: `${count(suites.reduce((sum, { calls }) => sum + calls, 0))} calls to ${suites.length} suites, and every promise held`,
        table: {
          columns: ['Suite', 'Calls', 'Calls of 100 that change something', 'Sources'],
          rows: suites.map(({ suite, calls, share, isPresent }) => [
            suite,
            count(calls),
            share.toFixed(1),
            isPresent ? 'present' : 'earlier',
          ]),
        },
        missed: [...short, ...old.map(({ suite }) => `${suite} was run with earlier sources.`)],
        output: read(deepFile),
      }
    },
  },
  'contract-tests': {
    command: 'npm run contracts',
    record: testsFile,
    goal: 'No test fails',
    // A run is recorded only when no test has failed.
    read: () => {
      const { passed } = JSON.parse(read(testsFile)) as { passed: number }
      return { value: `${count(passed)} tests, 0 failed`, output: read(testsFile) }
    },
  },
  gas: {
    command: figures.gas.command,
    record: gasFile,
    measured: () => ({ date: figures.gas.date }),
    read: () => {
      const [, ...columns] = figures.gas.columns
      return {
        value: `${count(figures.gas.lock)} gas for a lock with a cliff; Sablier Lockup takes ${count(figures.gas.other)} gas`,
        table: { columns: ['Operation, in gas', ...columns], rows: figures.gas.rows.map((cells) => [...cells]) },
        output: linesOfTable(read(gasFile), '## Locks'),
      }
    },
  },
  'gas-operations': {
    command: 'npm run contracts',
    record: 'contracts/snapshots',
    cheap: true,
    read: () => {
      const files = globSync('contracts/snapshots/*.json', { cwd: root }).toSorted()
      const measured = files.map((file) => ({
        contract: basename(file, '.json'),
        gas: Object.values(JSON.parse(read(file)) as Record<string, string>).map(Number),
      }))
      return {
        value: `${count(measured.reduce((sum, { gas }) => sum + gas.length, 0))} operations of ${measured.length} contracts`,
        table: {
          columns: ['Contract', 'Operations', 'Least gas', 'Most gas'],
          rows: measured.map(({ contract, gas }) => [
            contract,
            count(gas.length),
            count(Math.min(...gas)),
            count(Math.max(...gas)),
          ]),
        },
        output: files.map(read).join('\n'),
      }
    },
  },
  'merkle-proofs': {
    command: 'npm run evidence -- --only merkle-proofs',
    cheap: true,
    check: 'check-proofs',
    goal: 'Every proof',
    read: async () => {
      const files = new Map([...filesOf(sampleList())].map(({ name, bytes }) => [name, bytes]))
      const { led, asked, listed, root: sampleRoot } = await checkSampleProofs(async (name) => files.get(name)!)
      return {
        value: `${of([led, asked])} proofs, from a list of ${count(listed)} accounts`,
        missed: led < asked ? ['A proof does not lead to the root.'] : [],
        output: `${sampleRoot}\n${led}`,
      }
    },
  },
} as const satisfies Record<string, RowSource>
