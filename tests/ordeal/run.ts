import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readEnv } from '#core/process/env.server.ts'
import { changedSinceBuild, stampOf } from '../../scripts/site-stamp.ts'
import { disks } from './disks.ts'
import { fuzz } from './fuzz.ts'
import { hosts } from './hosts.ts'
import { kills } from './kills.ts'
import { killedPages } from './pages.ts'
import { powerCuts } from './power-cut.ts'
import { attacker } from './strangers.ts'
import { tampering } from './tampering.ts'
import { count, timeOf, type Figures, type Reach, type Time, type Trial } from './trial.ts'

/**
 * `npm run ordeal`: what may happen to the product happens to it, one after the other, within twenty minutes on two cores. Prints a table,
 * writes docs/ordeal.md and docs/ordeal.json, and ends with 1 when anything was lost, leaked, crashed, hung or answered as it must not.
 * `npm run ordeal -- kills disks --minutes 3` does these trials alone, in that time, and writes nothing.
 */
const usual = 20
const root = join(import.meta.dirname, '../..')

/** What a trial may take beyond its time before it counts as hung, in milliseconds. */
const timeoutMs = 120_000

/** Milliseconds for the last trial to end in. */
const windDown = 20_000

const trials: Trial[] = [kills(), powerCuts(), disks(), hosts(), tampering(), fuzz(), attacker(), killedPages()]

type Row = { trial: string; holds: string; seconds: number; leftOut?: string } & Figures

async function main(): Promise<number> {
  const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' } } })
  const known = trials.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  const wanted = trials.filter(({ name }) => names.length === 0 || names.includes(name))
  const shares = sumOf(wanted)
  const minutes = Number(values.minutes ?? (names.length === 0 ? usual : shares))
  if (unknown !== undefined || !(minutes > 0)) {
    console.error(`Usage: npm run ordeal -- [${known.join('] [')}] [--minutes ${usual}]`)
    return 2
  }
  const whole = timeOf(minutes * 60_000 - (names.length === 0 ? windDown : 0))
  await buildWhereStale()
  const load = loadavg()[0]!
  const rows: Row[] = []
  for (const [at, trial] of wanted.entries()) {
    // What one leaves of its time, or takes beyond it, is shared by those that follow.
    const row = await rowOf(trial, (whole.left() * trial.share) / sumOf(wanted.slice(at)))
    rows.push(row)
    console.log(
      `\n${trial.name}, ${row.seconds} s: ${far(row)}${row.faults.map((fault) => `\n  FAULT: ${fault}`).join('')}`,
    )
  }
  const faults = rows.reduce((sum, row) => sum + row.faults.length, 0)
  const commit =
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', 'src', 'tests') && ' and changes')
  const run = {
    commit,
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.version}`,
    loadBefore: Number(load.toFixed(1)),
    minutes,
    faults,
    trials: rows,
  }
  if (names.length === 0 && minutes >= usual) {
    await writeFile(join(root, 'docs/ordeal.json'), `${JSON.stringify(run, undefined, 2)}\n`)
    await writeFile(join(root, 'docs/ordeal.md'), documentOf(run))
  }
  console.log(
    `\n${tableOf(rows)}\n\n${faults === 0 ? 'In what was tried nothing was lost, leaked, crashed or hung.' : `${faults} faults.`}`,
  )
  return faults === 0 ? 0 : 1
}

const sumOf = (some: Trial[]) => some.filter(({ leftOut }) => !leftOut).reduce((sum, { share }) => sum + share, 0)

async function rowOf({ name, holds, leftOut, run }: Trial, milliseconds: number): Promise<Row> {
  if (leftOut) return { trial: name, holds, seconds: 0, leftOut, reached: [], faults: [] }
  const started = performance.now()
  const figures = await within(run, timeOf(milliseconds)).catch((error: Error) => brokenOff(error.message))
  return { trial: name, holds, seconds: Math.round((performance.now() - started) / 1_000), ...figures }
}

async function within(run: Trial['run'], time: Time): Promise<Figures> {
  const over = new AbortController()
  const hung = sleep(time.left() + timeoutMs, undefined, { signal: over.signal, ref: false }).then(() =>
    brokenOff('it hung'),
  )
  hung.catch(() => undefined)
  return Promise.race([run(time), hung]).finally(() => over.abort())
}

const brokenOff = (why: string): Figures => ({ reached: [], faults: [`It broke off: ${why.trim()}`] })

/** The site is served as it is built: from the sources of now. */
async function buildWhereStale() {
  const changed = await changedSinceBuild(root, await stampOf(root, readEnv()))
  if (changed?.length === 0) return
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** How far a trial came; a goal that its time was too short for is said, and is not a fault of the product. */
function far({ reached, besides, leftOut }: Row): string {
  if (leftOut) return `left out: ${leftOut}`
  const told = reached.map(
    ({ what, done, goal }: Reach) => `${count(done)} of ${count(goal)} ${what}${done < goal ? ' (not reached)' : ''}`,
  )
  return [...told, ...(besides ? [besides] : [])].join('; ')
}

// A bar would end the cell, a new line the table.
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

function tableOf(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.trial,
    row.holds,
    far(row),
    String(row.seconds),
    row.faults.join(' ') || (row.leftOut ? '–' : 'none'),
  ])
  return ['| trial | what has to hold | how far it came | seconds | faults |', '|---|---|---|--:|---|']
    .concat(lines.map((cells) => `| ${cells.map(cell).join(' | ')} |`))
    .join('\n')
}

const documentOf = (run: {
  commit: string
  date: string
  machine: string
  loadBefore: number
  trials: Row[]
}) => `# The ordeal

\`npm run ordeal\` does to the product what may happen to it, within ${usual} minutes, and counts what was lost. Written by its last whole run:
commit ${run.commit}, ${run.date}, on ${run.machine}, load ${run.loadBefore} before it. The same figures are in [ordeal.json](ordeal.json).

A trial ends when its time is over, so that a slow machine does less: what was not reached is said, and is not a fault. Power cuts and disks
need root and loop devices; elsewhere they are left out.

${tableOf(run.trials)}
`

// A trial that hung still holds on to something.
process.exit(await main())
