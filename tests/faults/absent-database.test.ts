import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { lost, query, scratch, startProduct, submit, untilReady, type Product } from './product.ts'
import { databaseProxy, type Treatment } from './proxy.ts'
import { webhookServer } from './webhook-server.ts'

const external = (directory: string) => startPostgres({ directory: join(directory, 'external') })
const wait = { timeout: 60_000, interval: 100 }
const readiness = async ({ url }: Product) => (await fetch(`${url}/api/ready`)).json()

async function ends(product: Product) {
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
}

/** The server's first connections: the look at the settings, the migrations, the lock of the queue, the queue. */
const faults: [string, number, Treatment][] = [
  ['the first connection says nothing', 1, { stallAfter: 0 }],
  ['the second connection says nothing', 2, { stallAfter: 0 }],
  ['the third connection says nothing', 3, { stallAfter: 0 }],
  ['the fourth connection says nothing', 4, { stallAfter: 0 }],
  ['the first connection falls silent at the login', 1, { stallAfter: 200 }],
  ['the second connection is cut at the login', 2, { cutAfter: 200 }],
  ['the second connection is cut in the middle of the migrations', 2, { cutAfter: 8_000 }],
  ['the third connection is cut after the login', 3, { cutAfter: 2_000 }],
]

test.each(faults)('%s: the server goes on trying, and becomes ready by itself', async (_title, which, treatment) => {
  await using directory = await scratch()
  await using database = await external(directory.path)
  await using proxy = await databaseProxy(database.url, (nth) => (nth === which ? treatment : 'pass'))
  const product = await startProduct(directory.path, { variables: { DATABASE_URL: proxy.url } })

  expect((await fetch(product.url)).status).toBe(200)
  await untilReady(product)
  expect(proxy.connections()).toBeGreaterThan(which)
  const { status, id } = await submit(product)
  expect(status).toBe(202)
  expect(await lost(database.url, [id!])).toEqual([])
  await ends(product)
})

test('a database that falls silent while visitors write: pages and 503, then everything works again, workers too', async () => {
  await using directory = await scratch()
  await using database = await external(directory.path)
  await using proxy = await databaseProxy(database.url)
  await using hook = await webhookServer()
  const variables = { DATABASE_URL: proxy.url, LEADS_WEBHOOK_URL: hook.url }
  const product = await startProduct(directory.path, { variables })
  await untilReady(product)
  const before = await submit(product)
  await vi.waitFor(() => expect(hook.taken).toHaveLength(1), wait)

  proxy.be('silent')
  expect(await submit(product)).toMatchObject({ status: 503, retryAfter: '5' })
  expect((await fetch(product.url)).status).toBe(200)
  expect(await readiness(product)).toEqual({ ready: false, reason: 'database' })

  proxy.be('well')
  await untilReady(product)
  const after = await submit(product)
  expect(after.status).toBe(202)
  await vi.waitFor(() => expect(hook.taken).toHaveLength(2), wait)
  expect(await lost(database.url, [before.id!, after.id!])).toEqual([])
  await ends(product)
})

test('a server whose database fell silent still ends in order', async () => {
  await using directory = await scratch()
  await using database = await external(directory.path)
  await using proxy = await databaseProxy(database.url)
  const product = await startProduct(directory.path, { variables: { DATABASE_URL: proxy.url } })
  await untilReady(product)
  proxy.be('silent')

  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})

test('a login and a database that are not there yet: one sentence each, and ready as soon as they are', async () => {
  await using directory = await scratch()
  await using database = await external(directory.path)
  await using proxy = await databaseProxy(database.url)
  const later = new URL(proxy.url)
  later.pathname = '/later'
  const product = await startProduct(directory.path, { variables: { DATABASE_URL: later.href } })

  await vi.waitFor(
    () => expect(product.said()).toContain('The database that DATABASE_URL names does not exist. Pages are served'),
    wait,
  )
  expect(await readiness(product)).toEqual({ ready: false, reason: 'database' })
  expect(await submit(product)).toMatchObject({ status: 503 })
  await query(database.url, 'create database later')
  await untilReady(product)
  await ends(product)

  const other = await startProduct(directory.path, {
    variables: { DATABASE_URL: proxy.url.replace(/:[0-9a-f]{64}@/, ':elsewhere@') },
  })
  await vi.waitFor(
    () => expect(other.said()).toContain('The database refuses the name or the password in DATABASE_URL.'),
    wait,
  )
  expect(other.said().match(/refuses the name/g)).toHaveLength(1)
  expect(other.said()).not.toContain('elsewhere')
  await query(database.url, "alter role intaglio password 'elsewhere'")
  await untilReady(other)
  await ends(other)
})

test('an address where nothing listens yet is asked again until something does', async () => {
  await using directory = await scratch()
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = (probe.address() as AddressInfo).port
      probe.close(() => resolve(found))
    })
  })
  const product = await startProduct(directory.path, {
    variables: { DATABASE_URL: `postgresql://intaglio:x@127.0.0.1:${port}/intaglio` },
  })
  await vi.waitFor(() => expect(product.said().match(/"event":"database-away"/g)?.length).toBeGreaterThan(3), wait)

  expect(product.said()).toContain('The database does not answer (DatabaseAway < Error ECONNREFUSED).')
  expect(product.child.exitCode).toBeNull()
  expect((await fetch(product.url)).status).toBe(200)
  await ends(product)
})
