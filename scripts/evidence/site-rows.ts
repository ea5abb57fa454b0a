import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptanceFile, acceptanceOf } from '#app/acceptance/acceptance.server.ts'
import { countResults, engineNames, statesOf } from '#app/acceptance/group-results.ts'
import { conformanceFile, readConformance } from '#tests/conformance/conformance-record.ts'
import { readReproducible, reproducibleFile } from '#tests/built/reproducible-record.ts'
import { isThere } from '#core/offer/offered.ts'
import { cellOf } from '#site/library/documents/measured.server.ts'
import { tableBelow } from '../code/figures.ts'
import { count, linesOfTable, type RowSource } from './row-source.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const ordealFile = 'docs/ordeal.json'
const loadFile = 'docs/bench/load.md'
const lighthouseFile = 'docs/bench/lighthouse.md'
const walletFile = 'docs/bench/wallet.md'
const widgetFile = 'docs/bench/chat-widget.md'

type Ordeal = {
  commit: string
  date: string
  trials: {
    trial: string
    seconds: number
    reached: { what: string; done: number; goal: number }[]
    faults: string[]
  }[]
}

const ordeal = () => JSON.parse(read(ordealFile)) as Ordeal

const acceptance = () => acceptanceOf(read(acceptanceFile))

/** The pages that the company has of the last run of Lighthouse, by the heads of its columns. */
function lighthousePages() {
  const { columns, rows } = tableBelow(read(lighthouseFile), '| page |')
  const pages = rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at]!])))
  return pages.filter(({ page }) => isThere(page!))
}

/** What Lighthouse has to give each page for its speed. */
const leastSpeed = 99

/** The day in a sentence such as “Written by … on 2026-11-23”. */
const dayIn = (text: string) => /on (\d{4}-\d\d-\d\d)/.exec(text)?.[1]

/** The times and the rate of a row of the load record: half, 99 % and all of the answers, in milliseconds. */
function timesOf(measured: string) {
  const [, , late] = /([\d.]+) \/ ([\d.]+) \/ ([\d.]+) ms/.exec(measured) ?? []
  return { rate: Number(/([\d,]+)\/s/.exec(measured)?.[1]?.replaceAll(',', '')), late: Number(late) }
}

/** Whether a row of the load record reached its goal. A goal of a form this does not know is an error, not a success. */
function meetsLoad(goal: string, measured: string): boolean {
  const rate = /≥ ([\d,]+)\/s/.exec(goal)?.[1]
  const late = /99 % within (\d+) ms/.exec(goal)?.[1]
  const grown = /grows by less than (\d+) MB/.exec(goal)?.[1]
  if (!rate && !late && !grown) throw new Error(`Nobody knows how to judge the goal “${goal}”.`)
  const found = timesOf(measured)
  const change = Number(/^([−-]?\d+) MB/.exec(measured)?.[1]?.replace('−', '-'))
  return (
    (!rate || found.rate >= Number(rate.replaceAll(',', ''))) &&
    (!late || found.late <= Number(late)) &&
    (!grown || change < Number(grown))
  )
}

/** The rows about the site: its server, its pages and its windows. */
export const siteRows = {
  ordeal: {
    command: 'npm run ordeal',
    record: ordealFile,
    goal: 'Each trial reaches its number, without a fault',
    measured: () => ({ date: ordeal().date, commit: ordeal().commit }),
    read: () => {
      const { trials } = ordeal()
      const faults = trials.flatMap((one) => one.faults)
      const steps = trials.flatMap(({ trial, reached }) => reached.map((step) => ({ trial, ...step })))
      const short = steps.filter(({ done, goal }) => done < goal)
      const killed = trials.find(({ trial }) => trial === 'kills')!
      const kills = killed.reached.find(({ what }) => what === 'kills')!
      return {
        value: `${count(kills.done)} kills with ${killed.faults.length} losses; ${trials.length} trials with ${faults.length} faults in all`,
        table: {
          columns: ['Trial', 'What was counted', 'Reached', 'Goal'],
          rows: steps.map(({ trial, what, done, goal }) => [trial, what, count(done), count(goal)]),
        },
        missed: [
          ...faults.map((fault) => `A trial found a fault: ${fault}`),
          ...short.map(({ trial, what, done, goal }) => `${trial}: ${count(done)} of ${count(goal)} ${what}.`),
        ],
        output: read(ordealFile),
      }
    },
  },
  load: {
    command: 'npm run bench:load',
    record: loadFile,
    goal: 'The goals in the table',
    read: () => {
      const { columns, rows } = tableBelow(read(loadFile), '| what | goal | measured |')
      const judged = rows.filter(([, goal]) => goal)
      const missed = judged.filter(([, goal, measured]) => !meetsLoad(goal!, measured!))
      const { rate } = timesOf(rows[0]![2]!)
      return {
        value: `${count(rate)} pages a second; ${judged.length - missed.length} of ${judged.length} goals met`,
        table: { columns, rows },
        missed: missed.map(([what, goal, measured]) => `${what}: ${measured}, and the goal is ${goal}.`),
        output: linesOfTable(read(loadFile), '| what | goal | measured |'),
      }
    },
  },
  lighthouse: {
    command: 'npm run bench',
    record: lighthouseFile,
    goal: `Performance of ${leastSpeed} or more on every page`,
    read: () => {
      const pages = lighthousePages()
      const full = pages.filter(({ performance }) => performance === '100')
      const slow = pages.filter(({ performance }) => Number(performance) < leastSpeed)
      const below = pages.filter(({ performance }) => performance !== '100')
      return {
        value: `Performance 100 on ${full.length} of ${pages.length} pages`,
        table: {
          columns: ['Page below 100', 'Performance', 'Largest paint', 'Blocked time'],
          rows: below.map((page) => [page.page!, page.performance!, `${page['LCP s']} s`, `${page['TBT ms']} ms`]),
        },
        missed: slow.map(({ page, performance }) => `${page} has a performance of ${performance}.`),
        output: linesOfTable(read(lighthouseFile), '| page |')
          .split('\n')
          .filter((line) => isThere(line.split(' ')[1]!))
          .join('\n'),
      }
    },
  },
  'first-page': {
    command: 'npm run bench',
    record: lighthouseFile,
    read: () => {
      const [first] = lighthousePages()
      return {
        value: `${count(Number(first!.bytes))} bytes in ${first!.requests} requests`,
        output: JSON.stringify(first),
      }
    },
  },
  accessibility: {
    command: 'npm run bench',
    record: lighthouseFile,
    goal: 'Accessibility of 100 on every page, and no finding in a window',
    read: () => {
      const pages = lighthousePages()
      const full = pages.filter(({ accessibility }) => accessibility === '100')
      const windows = [
        ['Connect window', cellOf(root, [walletFile, 'what axe finds in the connect window', 'this site'])],
        ['Button of the chat', cellOf(root, [widgetFile, 'axe, button', 'this site'])],
        ['Chat with a reply', cellOf(root, [widgetFile, 'axe, window with a reply', 'this site'])],
      ]
      const faulty = windows.filter(([, found]) => !/^(?:none|nothing)$/.test(found!))
      return {
        value: `Accessibility 100 on ${full.length} of ${pages.length} pages`,
        table: { columns: ['Window', 'Findings of axe'], rows: windows },
        missed: [
          ...(full.length < pages.length ? [`${pages.length - full.length} pages have less than 100.`] : []),
          ...faulty.map(([name, found]) => `${name}: ${found}.`),
        ],
        output: [...pages.map(({ page, accessibility }) => `${page} ${accessibility}`), ...windows.flat()].join('\n'),
      }
    },
  },
  acceptance: {
    command: 'npm run acceptance',
    record: acceptanceFile,
    goal: 'Each statement holds in each engine, at both widths',
    measured: () => ({ date: acceptance().date, commit: acceptance().commit }),
    read: () => {
      const { rows, engines } = acceptance()
      const { measured, fails } = countResults(rows)
      const failing = rows.filter((row) => statesOf(row).includes('fails'))
      return {
        value: `${count(rows.length)} statements in ${count(measured)} measurements; ${fails === 0 ? 'all hold' : `${count(fails)} do not hold`}`,
        table: {
          columns: ['Engine', 'Measurements', 'Do not hold', 'Not measured'],
          rows: engines.map(({ engine }) => {
            const own = countResults(rows, engine)
            return [engineNames[engine], ...[own.measured, own.fails, own.notMeasured].map(count)]
          }),
        },
        missed: failing.map(({ statement }) => `Does not hold everywhere: ${statement}.`),
        output: JSON.stringify(rows),
      }
    },
  },
  'wallet-weight': {
    command: 'npm run bench:wallet',
    record: walletFile,
    measured: () => ({ date: dayIn(read(walletFile)) }),
    read: () => {
      const { columns, rows } = tableBelow(read(walletFile), '|  | this site')
      const loaded = (column: string) => cellOf(root, [walletFile, 'loaded by the press, kB', column])
      return {
        value: `${loaded('this site')} kB when you press; RainbowKit takes ${loaded('RainbowKit, loaded by the press')} kB`,
        table: { columns: ['What', ...columns.slice(1)], rows: rows.filter(([what]) => !what!.includes('axe')) },
        output: linesOfTable(read(walletFile), '|  | this site'),
      }
    },
  },
  'wallet-conformance': {
    command: 'npm run conformance',
    record: conformanceFile,
    goal: 'Every promise here',
    measured: () => ({ date: readConformance().date, commit: readConformance().commit }),
    read: () => {
      const { sentences } = readConformance()
      const broken = sentences.filter(({ ours }) => ours !== 'kept')
      const others = sentences.filter(({ rainbowkit }) => rainbowkit !== 'kept')
      return {
        value: `${sentences.length - broken.length} of ${sentences.length} promises kept; RainbowKit keeps ${sentences.length - others.length}`,
        table: {
          columns: ['Promise that RainbowKit does not keep', 'Expected'],
          rows: others.map(({ sentence, rainbowkit }) => [
            sentence,
            rainbowkit === 'differs' ? 'Yes, it is one of our listed differences' : 'No',
          ]),
        },
        missed: broken.map(({ sentence }) => `Not kept here: ${sentence}.`),
        output: read(conformanceFile),
      }
    },
  },
  reproducible: {
    command: 'npm run reproduce',
    record: reproducibleFile,
    check: 'check-served',
    goal: 'No file differs',
    measured: () => ({ date: readReproducible().date, commit: readReproducible().commit }),
    read: () => {
      const { files, differing } = readReproducible()
      return {
        value: `${count(files)} files, of which ${differing.length === 0 ? 'none differs' : `${count(differing.length)} differ`}`,
        missed: differing.map((file) => `${file} differs.`),
        output: read(reproducibleFile),
      }
    },
  },
} as const satisfies Record<string, RowSource>
