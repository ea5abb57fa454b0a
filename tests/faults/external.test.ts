import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { lost, query, scratch, spawnProduct, startProduct, submit, submitting, untilReady } from './product.ts'

/** A PostgreSQL that is not the product's: it only knows its URL. */
const external = (directory: string, options: { flags?: string[] } = {}) =>
  startPostgres({ directory: join(directory, 'external'), ...options })

test('a database that is down at start: pages are served, calls say 503, and it heals without a restart', async () => {
  await using directory = await scratch()
  const made = await external(directory.path)
  await made.stop()

  const product = await startProduct(directory.path, { variables: { DATABASE_URL: made.url } })
  expect((await fetch(product.url)).status).toBe(200)
  expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
  await vi.waitFor(async () => {
    expect(await (await fetch(`${product.url}/api/ready`)).json()).toEqual({ ready: false, reason: 'database' })
  })
  expect(await submit(product)).toMatchObject({ status: 503, retryAfter: '5' })

  await using database = await external(directory.path)
  await untilReady(product)
  const { status, id } = await submit(product)
  expect(status).toBe(202)
  expect(await lost(database.url, [id!])).toEqual([])
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})

test('a database restarted while visitors write: 202 or 503, nothing else, and nothing acknowledged is lost', async () => {
  await using directory = await scratch()
  const first = await external(directory.path)
  const product = await startProduct(directory.path, { variables: { DATABASE_URL: first.url } })
  await untilReady(product)
  const visitors = submitting(product, 8)
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(40), { timeout: 60_000 })

  await first.stop()
  await vi.waitFor(() => expect(visitors.statuses.get(503)).toBeGreaterThan(5), { timeout: 60_000 })
  expect((await fetch(`${product.url}/api/ready`)).status).toBe(503)
  expect((await fetch(product.url)).status).toBe(200)
  await using second = await external(directory.path)
  const before = visitors.acknowledged.length
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(before + 20), { timeout: 60_000 })
  await visitors.stop()

  expect([...visitors.statuses.keys()].toSorted()).toEqual([202, 503])
  expect(await lost(second.url, visitors.acknowledged)).toEqual([])
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})

test('database and server killed while writing, one after the other: every acknowledged message is there', async () => {
  await using directory = await scratch()
  await using database = await external(directory.path)
  const variables = { DATABASE_URL: database.url }
  const first = await startProduct(directory.path, { variables })
  await untilReady(first)
  const visitors = submitting(first, 8)
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(40), { timeout: 60_000 })

  process.kill(database.pid()!, 'SIGKILL')
  await vi.waitFor(() => expect(visitors.statuses.get(503)).toBeGreaterThan(0), { timeout: 60_000 })
  const before = visitors.acknowledged.length
  await vi.waitFor(() => expect(visitors.acknowledged.length).toBeGreaterThan(before + 20), { timeout: 60_000 })
  first.child.kill('SIGKILL')
  await Promise.all([first.ended, visitors.stop()])

  const second = await startProduct(directory.path, { variables })
  await untilReady(second)
  expect(await lost(database.url, visitors.acknowledged)).toEqual([])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('two servers that start together on one database work side by side, and one message sent to both is stored once', async () => {
  await using directory = await scratch()
  await using database = await external(directory.path)
  const variables = { DATABASE_URL: database.url }
  const servers = await Promise.all([
    startProduct(directory.path, { variables }),
    startProduct(directory.path, { variables }),
  ])
  await Promise.all(servers.map((server) => untilReady(server)))
  const keys = Array.from({ length: 20 }, () => crypto.randomUUID())

  const answers = await Promise.all(keys.map((key) => Promise.all(servers.map((server) => submit(server, key)))))

  for (const [one, other] of answers) expect(one).toEqual(other)
  expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([202]))
  const [stored] = await query<{ count: number }>(database.url, 'select count(*)::integer as count from submission')
  expect(stored!.count).toBe(keys.length)
  const [deliveries] = await query<{ count: number }>(
    database.url,
    "select count(*)::integer as count from delivery where destination = 'operator'",
  )
  expect(deliveries!.count).toBe(keys.length)
  for (const server of servers) server.child.kill('SIGTERM')
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0])
})

test('a database that may lose what it acknowledged is refused, unless that is asked for', async () => {
  await using directory = await scratch()
  await using database = await external(directory.path, { flags: ['-c', 'fsync=off'] })
  const variables = { DATABASE_URL: database.url }

  const refused = await spawnProduct(directory.path, { variables })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toMatch(/may lose rows it acknowledged: fsync is off/)

  const allowed = await startProduct(directory.path, { variables: { ...variables, ALLOW_UNSAFE_DATABASE: 'true' } })
  await untilReady(allowed)
  expect(allowed.said()).toContain('ALLOW_UNSAFE_DATABASE is set')
  const token = (await readFile(join(directory.path, 'data/health-token'), 'utf8')).trim()
  const detail = await fetch(`${allowed.url}/api/health`, { headers: { authorization: `Bearer ${token}` } })
  expect(await detail.json()).toMatchObject({ database: { unsafe: ['fsync'] } })
  allowed.child.kill('SIGTERM')
  expect(await allowed.ended).toBe(0)
})

test('an applied migration that was changed since stops the start with its name', async () => {
  await using directory = await scratch()
  await using database = await external(directory.path)
  const variables = { DATABASE_URL: database.url }
  const first = await startProduct(directory.path, { variables })
  await untilReady(first)
  first.child.kill('SIGTERM')
  await first.ended
  await query(database.url, "update migration set sha256 = 'other' where name = '0001-forms.sql'")

  const second = await spawnProduct(directory.path, { variables })
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain('Migration 0001-forms.sql was changed after it was applied.')
})
