import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { writeTestSite } from '#server/http/test-site.server.ts'
import { runningChain, stopChain } from '#server/local-chain/chain-orphan.server.ts'
import { runningPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { stopOrphan } from '#server/postgres/postgres-orphan.server.ts'
import { freePort } from '../serve-site.ts'
import { until } from './until.ts'

const serve = join(import.meta.dirname, 'serve.ts')

/** The whole product as a process of its own. */
export type Product = {
  url: string
  child: ChildProcess
  /** Everything it has said, on both streams. */
  said(): string
  /** Settles with the exit status, or the signal that ended it. */
  ended: Promise<number | string>
}

type Options = {
  variables?: Record<string, string>
  command?: [string, ...string[]]
  cwd?: string
  detached?: boolean
  /** Where the small site lies, when not beside the data. */
  site?: string
}

const started = new Map<string, ChildProcess[]>()
// However this process ends, what it started ends as well.
process.once('exit', () => [...started.values()].flat().forEach((child) => child.kill('SIGTERM')))

/** A directory that is removed with its test, together with every process that a failed test left running there. */
export async function scratch(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'intaglio-fault-'))
  await chmod(path, 0o711)
  return {
    path,
    async [Symbol.asyncDispose]() {
      for (const child of started.get(path) ?? []) child.kill('SIGKILL')
      await stopOrphan(join(path, 'data/postgres/data'))
      const chain = await runningChain(join(path, 'data/chain'))
      if (chain) await stopChain(chain.pid)
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Starts the product in `directory`, over a small site, and answers as soon as it listens. */
export async function startProduct(directory: string, options: Options = {}): Promise<Product> {
  const product = await spawnProduct(directory, options)
  await until(() => {
    if (!product.said().includes('"event":"listening"')) throw new Error(`It does not listen: ${product.said()}`)
  })
  return product
}

/** Starts the product in `directory` without waiting for anything. */
export async function spawnProduct(
  directory: string,
  { variables, command, cwd, detached, site = directory }: Options = {},
): Promise<Product> {
  await writeTestSite(join(site, 'build'))
  const port = await freePort()
  const [program, ...args] = command ?? [process.execPath, serve, site]
  const child = spawn(program, args, {
    cwd,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      POW_DIFFICULTY: '0',
      LIMIT_FACTOR: '100000',
      // Dozens of starts of the same sources: each takes a third less of the processor's time when they are compiled once.
      NODE_COMPILE_CACHE: join(tmpdir(), 'intaglio-compiled'),
      ...variables,
    },
  })
  started.set(directory, [...(started.get(directory) ?? []), child])
  let said = ''
  child.stdout!.on('data', (text) => (said += text))
  child.stderr!.on('data', (text) => (said += text))
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (status, signal) => resolve(status ?? signal ?? 'unknown')),
  )
  return { url: `http://127.0.0.1:${port}`, child, said: () => said, ended }
}

/** Answers when the product says that it is ready. Throws what it said when it ends, or is not ready within so many milliseconds. */
export async function untilReady({ url, said, ended }: Product, within?: number): Promise<void> {
  const ready = async () => {
    const { status } = await fetch(`${url}/api/ready`)
    if (status !== 200) throw new Error(`It is not ready. It said:\n${said().slice(-2_000)}`)
  }
  const died = ended.then((how) => {
    throw new Error(`It ended with ${how}. It said:\n${said().slice(-2_000)}`)
  })
  await Promise.race([until(ready, within), died])
}

/** Sends one message to the contact form. Status 0 means that no answer came. */
export async function submit(
  { url }: Product,
  key: string = randomUUID(),
): Promise<{ status: number; id?: string; retryAfter?: string }> {
  try {
    const answer = await fetch(`${url}/api/forms/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        name: 'Ada',
        email: `ada-${key}@example.com`,
        topic: 'project',
        message: 'We would like an audit of our vault.',
      }),
    })
    const { id } = (await answer.json()) as { id?: string }
    return { status: answer.status, id, retryAfter: answer.headers.get('retry-after') ?? undefined }
  } catch {
    return { status: 0 }
  }
}

/**
 * Keeps sending from `senders` at the same time until `stop`; every status is counted, and every acknowledged id is kept, and given to
 * `onAcknowledged` at that moment.
 */
export function submitting(product: Product, senders: number, onAcknowledged?: (id: string) => void) {
  const going = new AbortController()
  const statuses = new Map<number, number>()
  const acknowledged: string[] = []
  const loops = Array.from({ length: senders }, async () => {
    while (!going.signal.aborted) {
      const { status, id } = await submit(product)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 202) {
        acknowledged.push(id!)
        onAcknowledged?.(id!)
      } else await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  return {
    acknowledged,
    statuses,
    stop: async () => {
      going.abort()
      await Promise.all(loops)
    },
  }
}

/** One query on a database of its own connection. */
export async function query<row extends Record<string, unknown>>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<row[]> {
  const client = new Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Which of these acknowledged submissions are not in the database. */
export async function lost(url: string, acknowledged: string[]): Promise<string[]> {
  const rows = await query<{ id: string }>(url, 'select id from submission')
  const stored = new Set(rows.map(({ id }) => id))
  return acknowledged.filter((id) => !stored.has(id))
}

/** How many deliveries of these submissions have neither been made nor exactly one job that will make them. */
export async function astray(url: string, acknowledged: string[]): Promise<number> {
  const [found] = await query<{ count: number }>(
    url,
    `with live as (select data ->> 'delivery' as delivery, count(*) as jobs from pgboss.job
        where name in ('delivery.send', 'delivery.post') and state in ('created', 'retry', 'active') group by 1)
      select count(*)::integer as count from unnest($1::uuid[]) as told (id)
      left join delivery on delivery.submission = told.id
      left join live on live.delivery = delivery.id::text
      where delivery.id is null or (delivery.status = 'pending' and live.jobs is distinct from 1)`,
    [acknowledged],
  )
  return found!.count
}

/** The URL of the product's embedded database. */
export async function embeddedUrl(directory: string): Promise<string> {
  return until(async () => {
    const url = await runningPostgres(join(directory, 'data/postgres'))
    if (!url) throw new Error('no embedded database')
    return url
  })
}
