import { getAddress } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { Hono } from 'hono'
import { rpcOfNodes } from '#chain/rpc/node-rpc.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { approveCall, createCall } from '#tools/claim/contract/claim-calls.ts'
import { buildList } from '#tools/claim-list/build-list.ts'
import { readHead } from '#tools/claim-list/list-file.ts'
import { packList } from '#tools/claim-list/publish-list.ts'
import { sampleEntries } from '#tools/claim-list/test-lists.ts'
import { claimsEndpoint } from './claims-endpoint.server.ts'
import { forgetUnfunded } from './forget-lists.server.ts'

const chain = await lockChain()
const { db, pool } = await testDatabase()
afterAll(async () => {
  await pool.end()
  await chain.stop()
})
const creator = getAddress(chain.accounts[0]!)
const coin = await chain.make('Coin', [18])
await coin.tell('mint', [creator, 10n ** 24n])

const app = new Hono<{ Variables: Variables }>()
  .use(async (c, next) => {
    c.set('clientAddress', '203.0.113.7')
    await next()
  })
  .route(
    '/claims',
    claimsEndpoint({
      db,
      secret: openSecret('a secret for tests, long enough to be one'),
      env: { CHAIN_ID: 31_337, LIMIT_FACTOR: 100, PORT: 3000 },
      nodeRpc: rpcOfNodes([]),
    }),
  )

const publish = async (count: number) => {
  const list = buildList(sampleEntries(count))
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await app.request('/claims/lists', { method: 'POST', headers, body: packList(list) })
  const { path } = (await answer.json()) as { path: string }
  return { list, path, id: path.split('/')[3]!, status: answer.status }
}
const fund = async ({ list }: Awaited<ReturnType<typeof publish>>) => {
  const { root, total } = readHead(list.head)!
  await chain.send(approveCall(coin.address, total))
  const times = { start: 0, deadline: 2 ** 40 - 1 }
  await chain.send(
    createCall({ token: coin.address, root, total, ...times, metadataURI: 'https://x.example/list.json' }),
  )
}
const age = (id: string, days: number) =>
  pool.query(`update claim_list set published_at = now() - make_interval(days => $2) where id = $1`, [id, days])
const forget = (ask = chain.ask) => forgetUnfunded({ db, chainId: 31_337, rpc: ask })
const look = async (path: string) => {
  const answer = await app.request(path)
  return { status: answer.status, said: answer.ok ? {} : ((await answer.json()) as { code: string; message: string }) }
}

test('a list goes after 14 days without a campaign, its address says how it comes back, and a paid one stays', async () => {
  const [paid, unpaid, young] = [await publish(3), await publish(4), await publish(5)]
  await fund(paid)
  await age(paid.id, 15)
  await age(unpaid.id, 15)
  await age(young.id, 13)

  await forget()

  expect((await look(paid.path)).status).toBe(200)
  expect((await look(young.path)).status).toBe(200)
  expect(await look(unpaid.path)).toEqual({
    status: 410,
    said: expect.objectContaining({
      code: 'claims.unfunded',
      message: expect.stringMatching(/within 14 days.*Publish the same lines again at \/claim/),
    }),
  })

  expect(await publish(4)).toMatchObject({ path: unpaid.path, status: 201 })
  expect((await look(unpaid.path)).status).toBe(200)
})

test('a campaign is found whenever it is made, also after the blocks before it were read', async () => {
  const late = await publish(6)
  await forget()
  await fund(late)
  await age(late.id, 40)

  await forget()

  expect((await look(late.path)).status).toBe(200)
  const { rows } = await pool.query('select uploader, network, funded_at from claim_list where id = $1', [late.id])
  expect(rows).toEqual([{ uploader: null, network: null, funded_at: expect.any(Date) }])
})

test('publishing a list again begins its time anew', async () => {
  const { id, path } = await publish(7)
  await age(id, 13)
  await publish(7)
  await pool.query(`update claim_list set published_at = published_at - interval '5 days' where id = $1`, [id])

  await forget()

  expect((await look(path)).status).toBe(200)
})

test('while the chain does not answer no list goes', async () => {
  const { id, path } = await publish(8)
  await age(id, 15)

  await expect(forget(() => Promise.reject(new Error('silent')))).rejects.toThrow('silent')
  expect((await look(path)).status).toBe(200)
})

test('a chain that is shorter than what was read of it is read from where the lists begin', async () => {
  const paid = await publish(9)
  await fund(paid)
  await age(paid.id, 15)
  await pool.query('update claim_scan set next_block = 1000000')

  await forget()

  expect((await look(paid.path)).status).toBe(200)
})
