import { Hono } from 'hono'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { openDatabase } from '#core/database/database.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { rpcEndpoint } from './rpc-endpoint.server.ts'
import { openGateway } from './rpc-gateway.server.ts'
import { rpcLimits } from './rpc-limits.server.ts'
import { openNode } from './rpc-node.server.ts'

const chain = await testChain()
const { db } = await testDatabase()
afterAll(chain.stop)

const secret = openSecret('a secret that only tests use, 32+')
const gateway = openGateway({
  chain: localChain,
  nodes: [openNode({ number: 1, address: () => chain.url, chainId: 31337 })],
})

/** The endpoint as the server mounts it, for visitors who come from `address`. */
function mounted(address = '203.0.113.1', variables: Record<string, string> = {}, database = db) {
  const env = readEnv({ PUBLIC_URL: 'https://intaglio.example', ...variables })
  const app = new Hono<{ Variables: Variables }>()
    .use(async (c, next) => {
      c.set('clientAddress', address)
      await next()
    })
    .route('/rpc', rpcEndpoint({ env, gateway, limits: rpcLimits({ db: database, secret, env }) }))
  return (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/rpc', {
      method: 'POST',
      body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
}

const someone = `0x${'22'.repeat(20)}`
/** Code that hands back 400 kB of zeros, which are 800 kB in hexadecimal. */
const returnsMuch = { [someone]: { code: '0x62061a805ff3' } }

const post = mounted()
const hits = async () => {
  const { rows } = await db.execute<{ sum: string }>(sql`select sum(hits) from rate_limit where key like 'rpc.%'`)
  return Number(rows[0]!.sum)
}
const call = (id: unknown, method = 'eth_chainId', params: unknown[] = []) => ({ jsonrpc: '2.0', id, method, params })

test('a call is answered under its id', async () => {
  const answer = await post(call(7))

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x7a69' })
})

test.each(['1', '"a\\u0000b"', '0', '-1', '1.50', '1e2', '12345678901234567890123', 'null', '""', '"1"'])(
  'the id %s comes back exactly',
  async (id) => {
    const answer = await post(`{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`)

    expect(await answer.text()).toBe(`{"jsonrpc":"2.0","id":${id},"result":"0x7a69"}`)
  },
)

test('a batch is answered in its order, each call by itself, also those that are none', async () => {
  const answer = await post([
    call(1, 'eth_blockNumber'),
    7,
    call('two', 'anvil_mine'),
    { jsonrpc: '2.0', method: 'eth_blockNumber' },
    { jsonrpc: '1.0', id: 3, method: 'eth_chainId' },
    { jsonrpc: '2.0', id: 4, method: 'eth_call', params: {} },
    call({ no: 'id' }),
    call(5),
  ])

  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual([
    { jsonrpc: '2.0', id: 1, result: expect.stringMatching(/^0x/) },
    { jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.any(String) } },
    {
      jsonrpc: '2.0',
      id: 'two',
      error: { code: -32_601, message: expect.stringContaining('anvil_mine is not passed on') },
    },
    { jsonrpc: '2.0', id: 3, error: { code: -32_600, message: expect.any(String) } },
    { jsonrpc: '2.0', id: 4, error: { code: -32_602, message: expect.any(String) } },
    { jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.any(String) } },
    { jsonrpc: '2.0', id: 5, result: '0x7a69' },
  ])
})

test('a notification is heard and not answered', async () => {
  const answer = await post([{ jsonrpc: '2.0', method: 'eth_chainId' }])

  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
})

test.each<[string, unknown, number, number]>([
  ['no JSON', '{"jsonrpc":', 400, -32_700],
  ['nothing', '', 400, -32_700],
  ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, -32_700],
  ['nesting without end', '['.repeat(50_000), 400, -32_700],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400, -32_700],
  ['a number', '1', 400, -32_600],
  ['an empty batch', '[]', 400, -32_600],
  ['51 calls', Array.from({ length: 51 }, (_, id) => call(id)), 400, -32_600],
  ['over 100 kB', call(1, 'eth_call', ['x'.repeat(100_000)]), 413, -32_600],
])('%s is refused as JSON-RPC words it', async (_, body, status, code) => {
  const answer = await post(body)

  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: null, error: { code, message: expect.any(String) } })
})

test('50 calls at once are answered', async () => {
  const answer = await post(Array.from({ length: 50 }, (_, id) => call(id, 'eth_blockNumber')))

  expect(((await answer.json()) as { id: number }[]).map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, id) => id),
  )
})

test('a page of another site gets nothing', async () => {
  const foreign = await post(call(1), { origin: 'https://evil.example' })
  const plain = await post(call(1), { 'content-type': 'text/plain' })

  expect(foreign.status).toBe(403)
  expect(await foreign.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_600 } })
  expect(plain.status).toBe(415)
  expect((await post(call(1), { origin: 'https://intaglio.example' })).status).toBe(200)
})

test('a visitor with too many calls learns when to come back, under the id of each call; others go on', async () => {
  const heavy = mounted('198.51.100.1')
  const simulate = Array.from({ length: 50 }, (_, id) => call(id, 'eth_simulateV1'))
  const statuses = []
  for (let round = 0; round < 4; round++) statuses.push((await heavy(simulate)).status)
  const refused = await heavy(call('mine'))

  expect(statuses).toEqual([200, 200, 200, 429])
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await refused.json()).toEqual({
    jsonrpc: '2.0',
    id: 'mine',
    error: { code: -32_005, message: expect.stringContaining('Wait '), data: { seconds } },
  })
  expect((await mounted('198.51.100.2')(call(1))).status).toBe(200)
})

test('two servers of one database share the limit, and ask it once for many calls', async () => {
  const [one, two] = [mounted('198.51.100.7'), mounted('198.51.100.7')]
  const simulate = Array.from({ length: 50 }, (_, id) => call(id, 'eth_simulateV1'))
  const statuses = []
  for (const server of [one, two, one, two]) statuses.push((await server(simulate)).status)

  expect(statuses).toEqual([200, 200, 200, 429])
  const light = mounted('198.51.100.8')
  const before = await hits()
  for (let round = 0; round < 20; round++) await light(call(round))
  expect((await hits()) - before).toBe(100)
})

test('while the database is away the chain can be read, and the limit holds all the same', async () => {
  const alone = mounted('198.51.100.9', {}, openDatabase(undefined).db)
  const simulate = Array.from({ length: 50 }, (_, id) => call(id, 'eth_simulateV1'))
  const statuses = [(await alone(call(1))).status]
  for (let round = 0; round < 4; round++) statuses.push((await alone(simulate)).status)

  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('the answers of a batch are at most a few megabytes, and the rest of it is refused by name', async () => {
  const calls = Array.from({ length: 30 }, (_, id) =>
    call(id, 'eth_call', [{ to: someone, data: `0x${id.toString(16).padStart(64, '0')}` }, 'latest', returnsMuch]),
  )
  const answers = (await (await post(calls)).json()) as {
    id: number
    result?: string
    error?: { message: string }
  }[]

  expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, id) => id))
  expect(answers[0]!.result).toHaveLength(800_002)
  expect(answers.at(-1)!.error!.message).toMatch(/larger than 4 MB together/)
  expect(JSON.stringify(answers).length).toBeLessThan(13_000_000)
})
