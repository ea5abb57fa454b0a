import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '#app/figures.ts'
import { readCoverage } from '#tests/contracts-coverage-record.ts'

const root = join(import.meta.dirname, '../..')

/** What the records of the repository say about our contracts. Throws, naming it, when a record does not say it. */
export function readFigures(read = (file: string) => readFileSync(join(root, file), 'utf8')): Figures {
  const evidence = JSON.parse(read('content/library/sample-audit-evidence.json')) as {
    measured: string
    tools: { tool: string; command: string; result: string }[]
  }
  const said = (tool: string, pattern: RegExp) => {
    const run = evidence.tools.find((one) => one.tool === tool)
    return { date: evidence.measured, command: run?.command ?? '', found: pairs(run?.result ?? '', pattern, tool) }
  }
  const { found: proven, ...solver } = said('SMTChecker', /(\d+) of (\d+) assertions proven/)
  const coverage = readCoverage()
  const proof = read('docs/contracts/proof.md')
  const noticed = pairs(proof, /(\d+) of (\d+) \([\d.]+ %\) in the newer sources/, 'share of noticed mutants')
  const bench = read('docs/bench/gas.md')
  const [, gasDay = lost('date of the gas')] = /on (\d{4}-\d\d-\d\d)/.exec(bench) ?? []
  const { columns, rows } = tableBelow(bench, '## Locks')
  const lock = rows.find(([name]) => name === 'a lock, linear with a cliff') ?? lost('gas of a lock')
  const gasIn = (column: string) =>
    Number(lock[columns.indexOf(column)]?.replaceAll(',', '') ?? lost(`gas of ${column}`))
  return {
    coverage: {
      date: coverage.measured,
      command: 'npm run contracts:coverage',
      lines: coverage.lines,
      branches: coverage.branches,
      files: coverage.files.length,
    },
    solver: { ...solver, proven: [proven[0]!, proven[1]!] },
    mutants: { date: mutantDay(proof), command: 'npm run contracts:mutants', noticed: [noticed[0]!, noticed[1]!] },
    gas: {
      date: gasDay,
      command: 'npm run bench:gas',
      lock: gasIn('TokenLocker'),
      other: gasIn(columns.find((name) => name.startsWith('Sablier'))!),
      columns,
      rows,
    },
  }
}

function pairs(text: string, pattern: RegExp, what: string): number[] {
  const [, ...found] = pattern.exec(text) ?? lost(what)
  return found.map(Number)
}

/** The day on which the newer sources were broken, as their record says it in a sentence. */
function mutantDay(proof: string): string {
  const [, day] = /places of the newer sources were broken on (\d+ \w+) and/.exec(proof.replaceAll(/\s+/g, ' ')) ?? []
  const [, year] = /Measured on .* (\d{4}) on two cores/.exec(proof) ?? []
  if (!day || !year) lost('day of the mutants')
  return new Date(`${day} ${year} UTC`).toISOString().slice(0, 10)
}

/** The table below a heading of a Markdown file. */
export function tableBelow(text: string, heading: string) {
  const lines = text.slice(text.indexOf(heading)).split('\n')
  const first = lines.findIndex((line) => line.startsWith('|'))
  const table = lines.slice(
    first,
    lines.findIndex((line, at) => at > first && !line.startsWith('|')),
  )
  const [columns = lost(heading), , ...rows] = table.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return { columns, rows }
}

function lost(what: string): never {
  throw new Error(`No record says the ${what}.`)
}
