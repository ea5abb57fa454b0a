import { serve } from '@hono/node-server'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { resolveNameEndpoint } from '#chain/names/resolve-name-endpoint.server.ts'
import { testNames } from '#chain/names/test-names.server.ts'
import { rpcOfNodes } from '#chain/rpc/node-rpc.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { seedChain } from '#server/local-chain/seed-chain.server.ts'
import { readHead } from '#tools/claim-list/list-file.ts'
import { sampleCampaigns } from '#tools/claim/sample/sample-campaign.server.ts'
import { sampleList } from '#tools/claim/sample/sample-list.ts'
import { samplePath } from '#tools/claim/sample/sample-names.ts'
import { claimsEndpoint } from '#tools/claim/store/claims-endpoint.server.ts'
import { lookUp } from './look-up.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
await seedChain(chain.ask)
const names = await testNames(chain.ask)
const { db, pool } = await testDatabase()
const deps = { db, secret: openSecret('a secret that only tests use, 32+') }
const app = endpoint()
  .use(async (c, next) => {
    c.set('clientAddress', '203.0.113.7')
    await next()
  })
  // Names are Ethereum's: the chain of this test is it for them, and the local one for the sample.
  .route(
    '/api',
    resolveNameEndpoint({
      ...deps,
      env: readEnv({ CHAIN_ID: '1', RPC_URL: chain.url }),
      nodeRpc: rpcOfNodes([chain.url]),
    }),
  )
  .route('/claims', claimsEndpoint({ ...deps, env: readEnv({}), nodeRpc: rpcOfNodes([chain.url]) }))
  .post('/rpc', async (c) =>
    fetch(chain.url, { method: 'POST', body: await c.req.text(), headers: { 'content-type': 'application/json' } }),
  )
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
await new Promise((ready) => server.once('listening', ready))
const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`

// As a page of that server has them.
const fetchFrom = globalThis.fetch
vi.stubGlobal('location', new URL(origin))
vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => fetchFrom(new URL(asked, origin), init))
afterAll(async () => {
  vi.unstubAllGlobals()
  server.close()
  await pool.end()
  await chain.stop()
})

const ada = privateKeyToAddress(generatePrivateKey())
await sampleCampaigns(chain.ask, origin)(ada)
const place = {
  id: 1n,
  root: readHead(sampleList(ada).head)!.root,
  // Published while the site had another port.
  folder: new URL('.', new URL(samplePath(ada), 'http://localhost:1')).href,
}

test('a name is looked up on the list as the account it leads to', async () => {
  await names.point('ada.eth', ada)
  const found = await lookUp(' Ada.eth ', place)

  // Where it is in trouble, its words say which.
  expect(found).not.toHaveProperty('words')
  expect(found).toMatchObject({ at: 'listed', account: ada, claimed: false, claim: { amount: 250n * 10n ** 18n } })
})

test('a name of another account is not on the list, and a name without an account gets its own answer', async () => {
  const bob = privateKeyToAddress(generatePrivateKey())
  await names.point('bob.eth', bob)

  expect(await lookUp('bob.eth', place)).toEqual({ at: 'not-listed', account: bob, count: 301 })
  expect(await lookUp('nobody.eth', place)).toEqual({
    at: 'trouble',
    words: 'This name leads to no account here. Type the address itself.',
  })
  expect(await lookUp('not a name', place)).toMatchObject({
    at: 'trouble',
    words: expect.stringMatching(/^Type an address/),
  })
})

test('names that cannot be looked up now are told, and nothing is said about the list', async () => {
  await pool.query('alter table rate_limit rename to away')
  const looked = await lookUp('ada.eth', place)
  await pool.query('alter table away rename to rate_limit')

  expect(looked).toEqual({ at: 'trouble', words: expect.stringMatching(/\.$/) })
  expect(await lookUp('ada.eth', place)).toMatchObject({ at: 'listed' })
})

const sample = async (query: string) => (await app.request(`/claims/sample${query}`)).json()

test('the sample of an account is named by the server, and on another chain than the local one there is none', async () => {
  expect(await sample(`?account=${ada}`)).toMatchObject({ sample: { id: 1, yours: true } })
  expect(await sample('')).toEqual({ sample: null })

  const elsewhere = claimsEndpoint({
    ...deps,
    env: readEnv({ CHAIN_ID: '1', RPC_URL: chain.url }),
    nodeRpc: () => Promise.reject(new Error('asked')),
  })
  expect(await (await elsewhere.request(`/sample?account=${ada}`)).json()).toEqual({ sample: null })
})

test('a removed list is reported as removed, with the way to bring it back', async () => {
  const id = 'a'.repeat(64)
  await pool.query(`insert into claim_list_gone (id, reason) values ($1, 'unfunded')`, [id])

  const found = await lookUp(ada, { id: 1n, root: `0x${'0'.repeat(64)}`, folder: `${origin}/claims/lists/${id}/` })

  expect(found).toMatchObject({ at: 'gone', words: expect.stringContaining('Publish the same lines again at /claim') })
})
