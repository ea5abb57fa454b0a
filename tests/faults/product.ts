import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { vi } from 'vitest'
import { runningPostgres } from '#server/embedded-postgres.server.ts'
import { runningChain, stopChain } from '#server/chain-orphan.server.ts'
import { stopOrphan } from '#server/postgres-orphan.server.ts'
import { writeTestSite } from '#server/test-site.server.ts'

// Each of these tests starts the whole product, some twice: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 })

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

type Options = { variables?: Record<string, string>; command?: [string, ...string[]]; cwd?: string; detached?: boolean }

const started = new Map<string, ChildProcess[]>()

/** A directory that goes away with the test that made it, and with it whatever a failed test left running there. */
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
  await vi.waitFor(
    () => {
      if (!product.said().includes('"event":"listening"')) throw new Error(`It does not listen: ${product.said()}`)
    },
    { timeout: 60_000, interval: 25 },
  )
  return product
}

/** Starts the product in `directory` without waiting for anything. */
export async function spawnProduct(
  directory: string,
  { variables, command, cwd, detached }: Options = {},
): Promise<Product> {
  await writeTestSite(join(directory, 'build'))
  const port = await freePort()
  const [program, ...args] = command ?? [process.execPath, serve, directory]
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

/** Answers when the product says that it is ready. */
export async function untilReady({ url }: Product): Promise<void> {
  await vi.waitFor(
    async () => {
      if ((await fetch(`${url}/api/ready`)).status !== 200) throw new Error('not ready')
    },
    { timeout: 60_000, interval: 50 },
  )
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

/** Keeps sending from `senders` at once until `stop`, which answers every status and every id that was acknowledged. */
export function submitting(product: Product, senders: number) {
  const going = new AbortController()
  const statuses = new Map<number, number>()
  const acknowledged: string[] = []
  const loops = Array.from({ length: senders }, async () => {
    while (!going.signal.aborted) {
      const { status, id } = await submit(product)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 202) acknowledged.push(id!)
      if (status !== 202) await new Promise((resolve) => setTimeout(resolve, 20))
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

/** The URL of the product's embedded database. */
export async function embeddedUrl(directory: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const url = await runningPostgres(join(directory, 'data/postgres'))
      if (!url) throw new Error('no embedded database')
      return url
    },
    { timeout: 60_000, interval: 50 },
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
