import { Hono } from 'hono'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { rpcOfNodes } from '#chain/rpc/node-rpc.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { answerError, type Variables } from '#core/http/endpoint.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { demoFundEndpoint } from './demo-fund.server.ts'

const chain = await testChain()
const { db, pool } = await testDatabase()
afterAll(async () => {
  await chain.stop()
  await pool.end()
})

const served: string[] = []
const siteOver = (url: string, from = '203.0.113.1') =>
  new Hono<{ Variables: Variables }>()
    .onError((error, c) => answerError(error, c))
    .use(async (c, next) => {
      c.set('clientAddress', from)
      await next()
    })
    .route(
      '/api/demo',
      demoFundEndpoint({
        db,
        secret: openSecret('a secret that only tests use, 32+'),
        env: { LIMIT_FACTOR: 1, POW_DIFFICULTY: 16 },
        localRpc: rpcOfNodes([url]),
        nodeRpc: rpcOfNodes([url]),
        giveSamples: (address) => Promise.resolve(void served.push(address)),
      }),
    )

const fund = (address: unknown, site = siteOver(chain.url)) =>
  site.request('/api/demo/fund', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  })
const fresh = () => privateKeyToAddress(generatePrivateKey())
const balanceOf = async (address: string) => BigInt((await chain.ask('eth_getBalance', address, 'latest')) as string)

test('an empty account gets ten test ether in a block of its own, a full one nothing, and both are offered samples', async () => {
  const address = fresh()
  const before = (await chain.ask('eth_blockNumber')) as string

  expect(await (await fund(address)).json()).toEqual({ balance: String(10n ** 19n) })
  expect(await balanceOf(address)).toBe(10n ** 19n)
  expect(Number(await chain.ask('eth_blockNumber'))).toBe(Number(before) + 1)

  await chain.ask('anvil_setBalance', address, '0x1bc16d674ec80000')
  expect(await (await fund(address)).json()).toEqual({ balance: String(2n * 10n ** 18n) })
  expect(served).toEqual([address, address])
})

test.each([undefined, '', 'vitalik.eth', '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'])(
  '%s is no address',
  async (address) => {
    expect((await fund(address)).status).toBe(400)
  },
)

test('one network is served twenty times an hour for nothing', async () => {
  const site = siteOver(chain.url, '203.0.113.2')
  const address = fresh()
  for (let time = 0; time < 20; time++) expect((await fund(address, site)).status).toBe(200)
  const refused = await fund(address, site)
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'request.effort'])
})

test('a chain that is away is said to be unavailable', async () => {
  expect((await fund(fresh(), siteOver('http://127.0.0.1:9', '203.0.113.3'))).status).toBe(503)
})
