import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fireAtRate, fireAtWill, line, type Run } from './generator.ts'
import { page, submission } from './shots.ts'

/**
 * `npm run bench:load`: the real server, on its embedded PostgreSQL with everything flushed to disk, and visitors beside it on
 * the same machine. Prints what was reached next to the goals and asserts nothing: times belong to the machine.
 *
 * Limits are raised by LIMIT_FACTOR. Proof of work is off by POW_DIFFICULTY, so no challenge is checked or spent; every other line of
 * code runs as it does for visitors. `SECONDS` shortens the runs.
 */
const execute = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const seconds = Number(process.env.SECONDS ?? 60)
const port = 4_719
const url = `http://127.0.0.1:${port}`
const rows: string[][] = [['', 'goal', 'measured']]

if (!existsSync(join(root, 'build/site.json'))) throw new Error('Build the site first: npm run build')
const directory = await mkdtemp(join(tmpdir(), 'intaglio-load-'))
await chmod(directory, 0o711)
const variables = { PORT: String(port), DATA_DIR: directory, POW_DIFFICULTY: '0', LIMIT_FACTOR: '1000000' }
const server = spawn(process.execPath, [join(root, 'src/server/main.server.ts')], {
  env: { PATH: process.env.PATH, ...variables },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const ended = new Promise((resolve) => server.once('exit', resolve))

try {
  await untilReady()
  const token = (await readFile(join(directory, 'health-token'), 'utf8')).trim()
  const health = async () =>
    (await (await fetch(`${url}/api/health`, { headers: { authorization: `Bearer ${token}` } })).json()) as Health
  const base = { url, connections: 32 }

  await fireAtWill({ ...base, seconds: 3, shot: page })
  await fireAtRate({ ...base, seconds: 10, shot: submission }, 300)

  report(
    'pages, as fast as they come',
    'at least 2,000/s, 99 % within 50 ms',
    await fireAtWill({ ...base, seconds: seconds / 4, shot: page }),
  )
  report(
    'pages, 2,000 a second',
    '99 % within 50 ms',
    await fireAtRate({ ...base, seconds: seconds / 4, shot: page }, 2_000),
  )
  const memory = watchMemory(server.pid!)
  report(
    'submissions, 300 a second',
    '99 % within 150 ms, no error',
    await fireAtRate({ ...base, seconds, shot: submission }, 300),
  )
  rows.push(['memory after collecting, meanwhile', 'grows by less than 50 MB', memory.grown()])
  rows.push([
    'submissions, as fast as they come',
    '',
    line(await fireAtWill({ ...base, seconds: seconds / 4, shot: submission })),
  ])
  const left = (await health()).deliveries.find(({ status }) => status === 'pending')?.count ?? 0
  rows.push(['mails still to be written at the end', '', String(left)])

  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  console.log(rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('   ')).join('\n'))
  console.log(
    `\n${availableParallelism()} cores, Node ${process.version}, load of the machine ${loadavg()[0]!.toFixed(1)}`,
  )
} finally {
  server.kill('SIGTERM')
  await ended
  await rm(directory, { recursive: true, force: true })
}

type Health = { deliveries: { status: string; count: number }[] }

async function untilReady() {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(100)
  }
  throw new Error('The server did not become ready.')
}

function report(title: string, goal: string, run: Run) {
  rows.push([title, goal, line(run)])
}

/**
 * Watches what a process keeps in memory. It rises until garbage is collected, so what counts is its lowest point in the first
 * and in the second half.
 */
function watchMemory(pid: number) {
  const seen: number[] = []
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kilobytes =
      status.match(/VmRSS:\s+(\d+)/)?.[1] ?? (await execute('ps', ['-o', 'rss=', '-p', String(pid)])).stdout
    seen.push(Number(kilobytes) / 1_024)
  }, 500)
  return {
    grown() {
      clearInterval(look)
      const half = Math.floor(seen.length / 2)
      const [first, second] = [Math.min(...seen.slice(0, half)), Math.min(...seen.slice(half))]
      return `${(second - first).toFixed(0)} MB, from ${first.toFixed(0)} to ${second.toFixed(0)} MB; ${Math.max(...seen).toFixed(0)} MB at most`
    },
  }
}
