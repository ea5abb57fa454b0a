import { Hono } from 'hono'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testPictures } from '#chain/names/test-pictures.server.ts'
import { rpcOfNodes } from '#chain/rpc/node-rpc.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { isPrivateAddress } from '#core/http/private-address.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { buildList } from '#tools/claim-list/build-list.ts'
import { checkWhole } from '#tools/claim-list/check-list.ts'
import { findClaim } from '#tools/claim-list/find-claim.ts'
import { readHead } from '#tools/claim-list/list-file.ts'
import { filesOf } from '#tools/claim-list/list-files.ts'
import { packList } from '#tools/claim-list/publish-list.ts'
import { sampleAccount, sampleEntries } from '#tools/claim-list/test-lists.ts'
import { openSession } from '#wallet/session/session.server.ts'
import { claimsEndpoint } from './claims-endpoint.server.ts'
import { usualRoom } from './list-room.server.ts'

const list = buildList(sampleEntries(300))
const files = new Map([...filesOf(list)].map(({ name, bytes }) => [`/drop/${name}`, bytes]))
const host = await testPictures((request, response) => {
  const file = request.url === '/drop/p9.bin' ? new Uint8Array(20_000) : files.get(request.url!)
  if (request.url === '/drop/s9.bin')
    response.writeHead(302, { location: 'https://pictures.example/drop/s0.bin' }).end()
  else response.writeHead(file ? 200 : 404).end(file)
})
const { db, pool } = await testDatabase()
afterAll(async () => {
  await host.stop()
  await pool.end()
})

const secret = openSecret('a secret for tests, long enough to be one')
function appOf(reach = host.reach, factor = 1, { from = '203.0.113.7', room = usualRoom } = {}) {
  const visited = new Hono<{ Variables: Variables }>().use(async (c, next) => {
    c.set('clientAddress', from)
    await next()
  })
  return visited.route(
    '/claims',
    claimsEndpoint({
      db,
      secret,
      env: { CHAIN_ID: 31_337, LIMIT_FACTOR: factor, PORT: 3000 },
      nodeRpc: rpcOfNodes([]),
      reach,
      room,
    }),
  )
}
const app = appOf()
const binary = { 'content-type': 'application/octet-stream' }
const post = (body: BodyInit, headers: Record<string, string> = binary, to = appOf(host.reach, 100)) =>
  to.request('/claims/lists', { method: 'POST', headers, body })
const relay = (url: string, to = app) => to.request(`/claims/relay?url=${encodeURIComponent(url)}`)

test('a list is kept under the name of its bytes and given back file by file', async () => {
  const answer = await post(packList(list))
  const { path } = (await answer.json()) as { path: string }
  const again = (await (await post(packList(list))).json()) as { path: string }
  const fetchFile = async (name: string) => {
    const response = await app.request(path.replace('list.json', name))
    expect(response.headers.get('cache-control')).toContain('immutable')
    return new Uint8Array(await response.arrayBuffer())
  }
  const head = readHead(new TextDecoder().decode(await fetchFile('list.json')))!

  expect([answer.status, again.path]).toEqual([201, path])
  expect((await findClaim(fetchFile, head, sampleAccount(7)))?.amount).toBe(8n)
  expect(await checkWhole(fetchFile, head, () => {})).toMatchObject({ count: 300 })
  expect((await app.request(path.replace('list.json', 's7.bin'))).status).toBe(404)
  expect((await app.request(`/claims/lists/${'0'.repeat(64)}/list.json`)).status).toBe(404)
})

test('the local chain serves sample lists for any account', async () => {
  const fetchFile = async (name: string) => {
    const response = await app.request(`/claims/lists/sample-${sampleAccount(7)}/${name}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const head = readHead(new TextDecoder().decode(await fetchFile('list.json')))!

  expect((await findClaim(fetchFile, head, sampleAccount(7)))?.amount).toBe(251n * 10n ** 18n)
  expect(await checkWhole(fetchFile, head, () => {})).toMatchObject({ count: 300 })
  expect((await app.request('/claims/lists/sample/s9.bin')).status).toBe(404)
})

test('what is no whole list, too large, of another type or from another site is not kept', async () => {
  const packed = packList(list)

  expect((await post(packed.slice(0, -1))).status).toBe(400)
  expect((await post(new Uint8Array(3))).status).toBe(400)
  expect((await post('{}')).status).toBe(400)
  expect((await post(new Uint8Array(5_000_001))).status).toBe(413)
  expect((await post(packed, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(packed, { ...binary, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('one network cannot fill the server', async () => {
  const answers = []
  for (let round = 0; round < 13; round++) answers.push((await post(new Uint8Array(3), binary, app)).status)

  expect(answers.at(-1)).toBe(429)
})

/** A list like every other in size, with amounts of its own. */
const another = (n: number) => {
  const entries = sampleEntries(3)
  entries.amounts[15] = n
  return packList(buildList(entries))
}

const session = async () => {
  const { address } = privateKeyToAccount(generatePrivateKey())
  const token = await openSession(db, { address, earlier: undefined })
  return `intaglio=${token}; __Host-intaglio=${token}`
}

describe('where room is short', () => {
  beforeEach(() => pool.query('delete from claim_list; delete from claim_list_gone'))
  const bytes = buildList(sampleEntries(3)).body.length
  const room = { uploader: 3 * bytes, lists: 5, network: 6 * bytes, all: 8 * bytes }
  const publish = async (n: number, from: string, { cookie = '', most = room } = {}) => {
    const to = appOf(host.reach, 1_000, { from, room: most })
    const answer = await post(another(n), cookie ? { ...binary, cookie } : binary, to)
    const said = (await answer.json()) as { path?: string; code?: string }
    return { status: answer.status, code: said.code, path: said.path ?? '' }
  }
  test('an uploader may keep so many bytes, then has to wait or to publish elsewhere', async () => {
    for (let n = 1; n <= 3; n++) expect((await publish(n, '198.51.100.1')).status).toBe(201)

    expect(await publish(4, '198.51.100.1')).toMatchObject({ status: 429, code: 'claims.quota' })
    expect((await publish(1, '198.51.100.1')).status).toBe(201)
    expect((await publish(4, '198.51.100.2')).status).toBe(201)
  })

  test('an uploader keeps so many lists', async () => {
    const most = { ...room, lists: 2 }
    for (let n = 1; n <= 2; n++) expect((await publish(n, '198.51.100.1', { most })).status).toBe(201)

    expect(await publish(3, '198.51.100.1', { most })).toMatchObject({ status: 429, code: 'claims.quota' })
  })

  test('behind one address every account that is signed in has its own part, up to that of the network', async () => {
    const [ada, bob] = [await session(), await session()]
    for (let n = 1; n <= 3; n++) expect((await publish(n, '198.51.100.1', { cookie: ada })).status).toBe(201)
    expect((await publish(4, '198.51.100.1', { cookie: ada })).code).toBe('claims.quota')

    for (let n = 4; n <= 6; n++) expect((await publish(n, '198.51.100.1', { cookie: bob })).status).toBe(201)

    expect((await publish(7, '198.51.100.1')).code).toBe('claims.quota')
  })

  test('when the store is full, a new list replaces the oldest unpaid list of the uploader who keeps most, and no other', async () => {
    const [ada, bob] = [await session(), await session()]
    const first = await publish(1, '198.51.100.1', { cookie: ada })
    const paid = await publish(2, '198.51.100.1', { cookie: ada })
    await pool.query('update claim_list set funded_at = now() where id = $1', [paid.path.split('/')[3]])
    await publish(3, '198.51.100.1', { cookie: ada })
    for (let n = 4; n <= 6; n++) await publish(n, '198.51.100.1', { cookie: bob })
    for (let n = 7; n <= 8; n++) await publish(n, '198.51.100.2')

    expect((await publish(9, '198.51.100.3')).status).toBe(201)

    const gone = await app.request(first.path)
    expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([410, 'claims.room'])
    expect((await app.request(paid.path)).status).toBe(200)
    const { rows } = await pool.query('select count(*)::int as count from claim_list')
    expect(rows).toEqual([{ count: 8 }])
  })

  test('where everybody keeps as much as the one who asks, the room is full', async () => {
    for (let n = 1; n <= 8; n++) expect((await publish(n, `198.51.100.${n}`)).status).toBe(201)

    expect(await publish(9, '198.51.100.9')).toMatchObject({ status: 507, code: 'server.full' })
  })

  test('many at once find no more room than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => publish(n + 1, '198.51.100.1')))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  })
})

test('files of lists elsewhere come through the relay as bytes, and nothing else does', async () => {
  const got = await relay('https://pictures.example/drop/s1.bin')

  expect(new Uint8Array(await got.arrayBuffer())).toEqual(new Uint8Array(files.get('/drop/s1.bin')!))
  expect(got.headers.get('content-type')).toBe('application/octet-stream')
  for (const path of ['/drop/s8.bin', '/drop/p9.bin', '/drop/s9.bin'])
    expect((await relay(`https://pictures.example${path}`)).status).toBe(502)
  for (const url of [
    'http://pictures.example/drop/s1.bin',
    'https://pictures.example:8443/drop/s1.bin',
    'https://127.0.0.1/drop/s1.bin',
    'https://pictures.example/drop/index.html',
    'https://pictures.example/drop/s1.bin?x=1',
    'nonsense',
  ])
    expect((await relay(url)).status).toBe(404)
})

test('a host whose name leads into our own network is not asked', async () => {
  const before = host.asked.length
  const reach = { ...host.reach, isAllowed: (address: string) => !isPrivateAddress(address) }

  expect((await relay('https://pictures.example/drop/s1.bin', appOf(reach))).status).toBe(502)
  expect(host.asked).toHaveLength(before)
})
