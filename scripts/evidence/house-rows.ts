import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableBelow } from '../code/figures.ts'
import { isFree } from '../licences.ts'
import { nameIn, type LockFile } from '../sbom.ts'
import { count, linesOfTable, type RowSource } from './row-source.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const chatFile = 'tests/eval/figures.json'
const streamsFile = 'docs/bench/chat.md'
const securityFile = 'docs/security.md'

/** A share such as .79 as a figure that people read. */
const percent = (share: number) => `${Math.round(share * 100)} %`

/** The shares of questions that were answered rightly, of which only the validation half is evidence. */
type ChatFigures = Record<'goals' | 'validation', Readonly<Record<string, number>>>

const points = (many: number) => (many === 1 ? '1 point' : `${many} points`)

function directPackages() {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  return Object.entries(dependencies)
}

/** What an installation without the packages for development may hold, by name and licence. */
function passedOn() {
  const { packages } = JSON.parse(read('package-lock.json')) as LockFile
  const found = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  return [...new Set(found.map(([path, { version, license }]) => `${nameIn(path)}@${version} ${license ?? 'none'}`))]
    .toSorted()
    .map((line) => line.split(/ (.*)/) as [string, string])
}

/** How a row of the security table is shown, by the first words of its last cell. */
function kindOf(shown: string): string {
  if (shown.startsWith('Not met')) return 'Not met'
  if (shown.startsWith('In part')) return 'Met in part'
  if (shown.startsWith('Does not apply')) return 'Does not apply'
  return shown.startsWith('By reading') ? 'Shown by reading' : 'Shown by a test'
}

const kinds = ['Shown by a test', 'Shown by reading', 'Does not apply', 'Met in part', 'Not met']

function securityRows() {
  const lines = read(securityFile)
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  return lines.map((line) => {
    const [id, level, what, shown] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { id: id!, level: level!, what: what!, kind: kindOf(shown!) }
  })
}

/** The rows about the assistant, the packages and the security of the house. */
export const houseRows = {
  assistant: {
    command: 'npm run eval:chat',
    record: chatFile,
    check: 'check-answers',
    goal: 'The goals in the table',
    read: () => {
      const { goals, validation } = JSON.parse(read(chatFile)) as ChatFigures
      const said = Object.entries(goals).map(([name, goal]) => ({
        name,
        cells: [percent(validation[name]!), percent(goal)],
        lacks: Math.round((goal - validation[name]!) * 100),
      }))
      const missed = said.filter(({ lacks }) => lacks > 0)
      return {
        value: `English ${said[0]!.cells[0]} right; ${said.length - missed.length} of ${said.length} goals met`,
        table: {
          columns: ['Questions', 'Right', 'Goal', 'Result'],
          rows: said.map(({ name, cells, lacks }) => [
            name,
            ...cells,
            lacks > 0 ? `Missed by ${points(lacks)}` : 'Met',
          ]),
        },
        missed: missed.map(
          ({ name, cells, lacks }) => `The set “${name}” has ${cells[0]}, which is ${points(lacks)} below the goal.`,
        ),
        output: JSON.stringify({ goals, validation }),
      }
    },
  },
  'chat-streams': {
    command: 'npm run bench:chat',
    record: streamsFile,
    goal: 'The goals in the table',
    read: () => {
      const { rows } = tableBelow(read(streamsFile), '| what | goal |')
      const judged = rows.filter(([, goal]) => goal)
      const late = judged.filter(([, , measured]) => measured!.includes('missed'))
      return {
        value: `${judged.length - late.length} of ${judged.length} goals met`,
        table: {
          columns: ['What', 'Goal', 'Measured first', 'Among other work'],
          rows: rows.map((cells) => cells.map((cell) => cell.replaceAll('**', '').replace(' at once', ' together'))),
        },
        missed: late.map(([what, goal, measured]) => {
          const found = measured!.replace(/: \*\*.*/, '')
          return `${what}: ${found}, and the goal is ${goal}.`
        }),
        output: linesOfTable(read(streamsFile), '| what | goal |'),
      }
    },
  },
  dependencies: {
    command: 'npm run evidence -- --only dependencies',
    cheap: true,
    goal: 'One exact version of each',
    read: () => {
      const direct = directPackages()
      const loose = direct.filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
      return {
        value: `${direct.length} direct dependencies; ${count(passedOn().length)} packages with those they bring along`,
        missed: loose.map(([name, version]) => `${name} may be any of ${version}.`),
        output: direct.map((each) => each.join('@')).join('\n'),
      }
    },
  },
  licences: {
    command: 'npm run evidence -- --only licences',
    cheap: true,
    goal: 'Every package',
    read: () => {
      const packages = passedOn()
      const counts = [...Map.groupBy(packages, ([, licence]) => licence)].toSorted(
        ([one, some], [other, others]) => others.length - some.length || one.localeCompare(other),
      )
      const others = packages.filter(([, licence]) => !isFree(licence))
      return {
        value: `${count(packages.length - others.length)} of ${count(packages.length)} packages`,
        table: { columns: ['Licence', 'Packages'], rows: counts.map(([name, found]) => [name, count(found.length)]) },
        missed: others.map(([name, licence]) => `${name} names the licence “${licence}”.`),
        output: packages.map((each) => each.join(' ')).join('\n'),
      }
    },
  },
  security: {
    command: 'npm run evidence -- --only security',
    cheap: true,
    goal: 'No row is unmet',
    read: () => {
      const rows = securityRows()
      const counts = kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const)
      const open = rows.filter(({ kind }) => kind === 'Met in part' || kind === 'Not met')
      const tested = counts[0]![1]
      return {
        value: `${count(rows.length)} rows, ${count(tested)} of them shown by a test; ${open.length} not met in full`,
        table: { columns: ['How it is shown', 'Rows'], rows: counts.map(([kind, found]) => [kind, count(found)]) },
        missed: open.map(({ id, what, kind }) => `${id}, ${what}: ${kind.toLowerCase()}.`),
        output: rows.map(({ id, level, kind }) => `${id} ${level} ${kind}`).join('\n'),
      }
    },
  },
} as const satisfies Record<string, RowSource>
