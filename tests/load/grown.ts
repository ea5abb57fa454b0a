import { execFile } from 'node:child_process'
import { closeSync, existsSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { startWorkflow } from './chat-upstream.ts'
import { ask, share, type Seen } from './chat-visitor.ts'
import { fireAtRate, fireAtWill, line } from './generator.ts'
import { installed, startDatabase, startProxy, startServers, type GrownDatabase, type Served } from './grown-machine.ts'
import { behindPoolers } from './grown-pooler.ts'
import { family, memory, processorTime } from './processes.ts'
import { page, submission } from './shots.ts'

/**
 * `npm run bench:grown`: the product past one process. A PostgreSQL server of its own with everything flushed, four processes on it, and nginx before
 * them with what `ops deploy` writes; beside them one process alone on the same database, and in the end four processes behind pgbouncer.
 * Visitors are on the same machine. Prints what was reached next to the goals and asserts nothing: times belong to the machine.
 *
 * nginx, pgbouncer and wrk are Debian's; what needs one that is missing is left out, and said. Limits and proof of work are as in
 * `npm run bench:load`. `SECONDS` shortens the runs, and `PGBOUNCER` names another one than Debian's.
 */
const root = join(import.meta.dirname, '../..')
const build = join(root, 'build')
const seconds = Number(process.env.SECONDS ?? 20)
const streams = 2_000
const processes = 4
if (!existsSync(join(build, 'site.json'))) throw new Error('Build the site first: npm run build')
const manifest = JSON.parse(await readFile(join(build, 'site.json'), 'utf8')) as SiteManifest
const style = manifest.files.find(({ immutable, type }) => immutable && type.startsWith('text/css'))!.path

const program = (name: string, without: string) => {
  const path = installed(name)
  if (!path) console.log(`${name} is not here, so ${without}. To have it: apt-get install -y ${name}`)
  return path
}
const nginx = program('nginx', 'one process alone is measured')
const pgbouncer = process.env.PGBOUNCER ?? program('pgbouncer', 'no pooler is tried')
const wrk = program('wrk', 'our own generator asks for the pages, and is the limit itself')

/** What is measured: its name in the table, where it answers, and ids of its processes by the name of a part. */
type Product = { name: string; url: string; parts: Record<string, () => number[]>; database: GrownDatabase }

/** What a run came to: its rate, and rows of the table. */
type Measured = { rate: number; rows: [what: string, measured: string][] }

const goals: Record<string, string> = {
  'a page, as fast as it comes': '≥ 15,000/s',
  'submissions, as fast as they come': '≥ 800/s, 99 % within 150 ms',
  'chat streams that arrived whole': String(streams),
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
const times = (all: number[]) => [0.5, 0.95].map((part) => `${share(all, part).toFixed(1)} ms`).join(', ')
const mb = (value: number) => value.toFixed(0)

const folder = await mkdtemp(join(tmpdir(), 'intaglio-grown-'))
await chmod(folder, 0o711)
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const workflow = await startWorkflow({ pieces: 20, pause: 1_000 })
const variables = {
  SECRET: 'a secret that only this run has, 32+',
  POW_DIFFICULTY: '0',
  LIMIT_FACTOR: '1000000',
  TRUST_PROXY: '127.0.0.1,::1',
  // No chain is asked for anything here.
  CHAIN_ID: '1',
  RPC_URL: 'http://127.0.0.1:9/',
  CHAT_WEBHOOK_URL: workflow.url,
}

console.log(`The disk flushes 8 kB ${flushes(join(folder, 'flushed'))} times a second, one after the other.\n`)
const table = new Map<string, [name: string, measured: string][]>()
await grow(1, async (one) => {
  const alone = { ...one, name: 'one process', url: one.servers[0]!.url }
  if (!nginx) return measure([alone], [alone])
  await grow(processes, async (four) => {
    const { servers, database } = four
    const behind = async (name: string, options: { connections: number; keepsPages: boolean }) => {
      const proxy = await startProxy(nginx, folder, { manifest, build, servers, user: database.user, ...options })
      const parts = { ...four.parts, nginx: () => family(proxy.pid) }
      return { ...four, parts, name, url: proxy.url, stop: proxy.stop }
    }
    const proxied = await behind(`${processes} behind nginx`, { connections: 16_384, keepsPages: true })
    const shipped = await behind('no page kept, 768 connections', { connections: 768, keepsPages: false })
    await measure([alone, proxied], [alone, proxied, shipped])
    await Promise.all([proxied.stop(), shipped.stop()])
  })
})
for (const [what, measured] of table) {
  console.log(goals[what] ? `${what} (${goals[what]})` : what)
  for (const [name, text] of measured) console.log(`  ${name.padEnd(30)} ${text}`)
}
if (pgbouncer) await behindPoolers(pgbouncer, { folder, processes, seconds: seconds / 2, variables })
console.log(
  `\n${availableParallelism()} cores, Node ${process.version}, load of the machine ${loadavg()[0]!.toFixed(1)}`,
)
workflow.close()

type Grown = Omit<Product, 'name' | 'url'> & { servers: Served[] }

/** So many processes on a PostgreSQL server of their own, for as long as `work` takes. */
async function grow(count: number, work: (grown: Grown) => Promise<void>): Promise<void> {
  const database = await startDatabase(join(folder, `${count}`), count * 24 + 20)
  const { servers, ready, stop } = await startServers(count, folder, { ...variables, DATABASE_URL: database.url })
  const parts = { processes: () => servers.map(({ pid }) => pid), PostgreSQL: () => family(database.pid()!) }
  try {
    if (!ready) throw new Error(`The processes did not become ready.\n${servers[0]!.said()}`)
    await work({ servers, parts, database })
  } finally {
    await stop()
    await database.stop()
  }
}

/** Measures `products`; pages and chats also with those that differ in nothing else. */
async function measure(products: Product[], all: Product[]) {
  const target = { connections: 64, seconds: seconds / 2, shot: submission }
  await inTurns(all, ({ url }) => get('a page, as fast as it comes', url, '/'))
  await inTurns(products, ({ url }) => get('a hashed file, as fast as it comes', url, style))
  for (const { url } of products) await fireAtRate({ ...target, url, seconds: 5 }, 100)
  await inTurns(products, async ({ url }) => {
    const run = await fireAtRate({ ...target, url }, 300)
    return { rate: -run.p99, rows: [['submissions, 300 a second', line(run)]] }
  })
  await inTurns(products, async (product) => {
    const used = watchProcessors(product)
    const open = watchConnections(product.database)
    const run = await fireAtWill({ ...target, url: product.url })
    const rows: Measured['rows'] = [
      ['submissions, as fast as they come', line(run)],
      ['cores busy in it', used()],
      ['connections of the database in it, at most', String(await open())],
    ]
    return { rate: run.perSecond, rows }
  })
  for (const product of all) note(product, await chats(product))
}

/** Each product in turn, three times, because the machine does other work as well: what is kept is the best turn of each. */
async function inTurns(products: Product[], run: (product: Product) => Promise<Measured>) {
  const best = new Map<Product, Measured>()
  for (let turn = 0; turn < 3; turn++)
    for (const product of products) {
      const measured = await run(product)
      if (measured.rate > (best.get(product)?.rate ?? -Infinity)) best.set(product, measured)
    }
  for (const [product, { rows }] of best) note(product, rows)
}

function note({ name }: Product, rows: Measured['rows']) {
  for (const [what, measured] of rows) table.set(what, [...(table.get(what) ?? []), [name, measured]])
}

/** Asks for one thing as fast as it comes. */
async function get(what: string, url: string, path: string): Promise<Measured> {
  const [connections, length] = [64, Math.ceil(seconds / 4)]
  if (!wrk) {
    const run = await fireAtWill({ url, connections, seconds: length, shot: () => ({ ...page(), path }) })
    return { rate: run.perSecond, rows: [[what, line(run)]] }
  }
  const asked = Object.entries(page().headers!).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${length}s`, '--latency', ...asked, url + path]
  const { stdout } = await promisify(execFile)(wrk, args)
  const found = (pattern: RegExp) => stdout.match(pattern)?.[1] ?? '?'
  const errors = stdout.match(/Non-2xx.*|Socket errors.*/g)?.join(', ') ?? 'no error'
  const rate = Number(found(/Requests\/sec:\s+([\d.]+)/))
  const took = `half / 99 % within ${found(/^ +50%\s+(\S+)/m)} / ${found(/^ +99%\s+(\S+)/m)}`
  return { rate, rows: [[what, `${Math.round(rate).toLocaleString('en')}/s, ${took}, ${errors}`]] }
}

/** Opens all streams within half of the time that one takes, so that all are open at once. */
async function chats({ url, parts }: Product): Promise<Measured['rows']> {
  let open = 0
  let most = 0
  const before = Object.entries(parts).map(([name, pids]) => [name, sum(pids().map(memory))] as const)
  const used = watchProcessors({ parts })
  const visits: Promise<Seen | undefined>[] = []
  const refused = new Map<string, number>()
  const visit = async () => {
    most = Math.max(most, ++open)
    return ask(`${url}/webhook/site/chat`, 'Hello')
      .catch(({ message }: Error) => void refused.set(message, (refused.get(message) ?? 0) + 1))
      .finally(() => open--)
  }
  for (const began = performance.now(); visits.length < streams; await sleep(5)) {
    const due = Math.min(streams, ((performance.now() - began) / 10_000) * streams)
    while (visits.length < due) visits.push(visit())
  }
  const held = before.map(([name, was]) => `${name} ${mb(was)} → ${mb(sum(parts[name]!().map(memory)))}`)
  const seen = (await Promise.all(visits)).filter((one) => one !== undefined)
  const whole = seen.filter(({ onTheWay }) => onTheWay.length === 20)
  const failed = [...refused].map(([why, often]) => `; ${often} × ${why}`).join('')
  const words = seen.flatMap(({ onTheWay }) => onTheWay)
  const firsts = seen.map(({ onTheWay }) => onTheWay[0] ?? NaN)
  return [
    ['chat streams that arrived whole', `${whole.length}; ${most} open at once${failed}`],
    ['first word on its way, half and 95 of 100', times(firsts)],
    ['every word on its way, half and 95 of 100', times(words)],
    ['cores busy in it, with the streams', used()],
    ['memory before and with all streams, MB', held.join(', ')],
  ]
}

/** How many cores each part and the visitors keep busy, from now until it is asked. */
function watchProcessors(product: Pick<Product, 'parts'>) {
  const look = () =>
    Object.entries(product.parts).map(([name, pids]) => [name, sum(pids().map(processorTime))] as const)
  const [began, cpu, before] = [performance.now(), process.cpuUsage(), look()]
  return () => {
    const took = performance.now() - began
    const { user, system } = process.cpuUsage(cpu)
    const parts = look().map(([name, now], at) => [name, now - before[at]![1]] as const)
    return [...parts, ['visitors', (user + system) / 1_000] as const]
      .map(([name, used]) => `${name} ${(used / took).toFixed(2)}`)
      .join(', ')
  }
}

/** Counts the connections of a database until it is asked for the most there were. */
function watchConnections({ url }: GrownDatabase) {
  const client = new Client(url)
  const counting = client.connect()
  let most = 0
  const look = setInterval(async () => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::integer as count from pg_stat_activity where application_name like 'intaglio%'",
    )
    most = Math.max(most, rows[0]!.count)
  }, 250)
  return async () => {
    clearInterval(look)
    await counting
    await client.end()
    return most
  }
}

/** How often a second this disk flushes what is written. */
function flushes(path: string): number {
  const file = openSync(path, 'w')
  const began = performance.now()
  let done = 0
  for (; performance.now() - began < 2_000; done++) {
    writeSync(file, Buffer.alloc(8_192), 0, 8_192, 0)
    fdatasyncSync(file)
  }
  closeSync(file)
  return Math.round(done / 2)
}
