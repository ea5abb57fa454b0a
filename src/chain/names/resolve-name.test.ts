import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { getAddress, type Address } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { rpcOfNodes, type NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { fetchAvatar } from './fetch-avatar.server.ts'
import { resolveNameEndpoint } from './resolve-name-endpoint.server.ts'
import { testNames } from './test-names.server.ts'
import { testPictures } from './test-pictures.server.ts'

const chain = await testChain()
const names = await testNames(chain.ask)
const { db, pool } = await testDatabase()
const png = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1')
const pictures = await testPictures((request, response) => response.end(request.url === '/ada.png' ? png : 'text'))
afterAll(async () => {
  pictures.stop()
  await pool.end()
  await chain.stop()
})

/** The endpoint as the server mounts it, with a count of what it asks the chain. */
function site(
  variables: Record<string, string> = { CHAIN_ID: '1', RPC_URL: chain.url },
  node = rpcOfNodes([chain.url]),
) {
  const asked = { count: 0, node }
  const nodeRpc: NodeRpc = (...question) => {
    asked.count++
    return asked.node(...question)
  }
  const env = readEnv({ LIMIT_FACTOR: '1000', ...variables })
  const secret = openSecret('a secret that only tests use, 32+')
  const app = new Hono<{ Variables: Variables }>()
    .use(async (c, next) => {
      c.set('clientAddress', c.req.header('x-client') ?? '203.0.113.1')
      await next()
    })
    .route(
      '/api',
      resolveNameEndpoint({
        db,
        env,
        secret,
        nodeRpc,
        fetchFrom: (text, signal) => fetchAvatar(text, signal, pictures.reach),
      }),
    )
  const ask = (address: string, client?: string) =>
    app.request(`/api/resolve-name?address=${address}`, client ? { headers: { 'x-client': client } } : undefined)
  return {
    asked,
    ask,
    pictureOf: (address: string) => app.request(`/api/avatar/${address}`),
    way: async (name: string) => (await app.request(`/api/resolve-name?name=${encodeURIComponent(name)}`)).json(),
    nameOf: async (address: string) => ((await (await ask(address)).json()) as { name: unknown }).name,
  }
}

let last = 0xa0
const newAddress = (): Address => getAddress(`0x${(last++).toString(16).padStart(40, 'c')}`)

test('an account has the name its owner chose, where that name leads back to it', async () => {
  const ada = newAddress()
  await names.claim(ada, 'ada.lovelace.eth')
  await names.point('ada.lovelace.eth', ada)
  const answer = await site().ask(ada)

  expect(await answer.json()).toEqual({ name: 'ada.lovelace.eth', avatar: null })
  expect(answer.headers.get('cache-control')).toBe('private, max-age=600')
})

test('a name that leads to another account, or nowhere, is not shown', async () => {
  const [thief, dreamer, anonymous] = [newAddress(), newAddress(), newAddress()]
  await names.claim(thief, 'ada.lovelace.eth')
  await names.claim(dreamer, 'not-registered.eth')
  const { nameOf } = site()

  expect(await nameOf(thief)).toBeNull()
  expect(await nameOf(dreamer)).toBeNull()
  expect(await nameOf(anonymous)).toBeNull()
})

test.each([
  ['in capitals', 'Ada.eth'],
  ['with a letter of another alphabet', 'v\u0456talik.eth'],
  ['with a space that nobody sees', 'ada\u200B.eth'],
  ['written from right to left', 'ada\u202E.eth'],
  ['without a dot', 'eth'],
  ['with markup', '<b>ada</b>.eth'],
])('a name %s is not shown', async (_, name) => {
  const address = newAddress()
  await names.claim(address, name)
  await names.point(name, address).catch(() => undefined)

  expect(await site().nameOf(address)).toBeNull()
})

test('a resolver that reverts, burns gas, is no contract or answers garbage gives no name', async () => {
  for (const code of ['0x60006000fd', '0x5b600056', '0x', '0x60ff60005260206000f3']) {
    const [address, resolver] = [newAddress(), newAddress()]
    await chain.ask('anvil_setCode', resolver, code)
    await names.claim(address, 'ada.lovelace.eth', resolver)
    expect(await site().nameOf(address)).toBeNull()
  }
})

test('a chain that does not answer is given up, which is said, and is asked again', async () => {
  const ada = newAddress()
  await names.claim(ada, 'again.eth')
  await names.point('again.eth', ada)
  const { ask, asked, nameOf } = site(undefined, rpcOfNodes(['http://127.0.0.1:9']))
  const answer = await ask(ada)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'name.unresolved' })

  asked.node = (_method, _params, signal) => sleep(60_000, undefined, { signal })
  const started = performance.now()
  expect((await ask(ada)).status).toBe(503)
  expect(performance.now() - started).toBeLessThan(40_000)

  asked.node = rpcOfNodes([chain.url])
  expect(await nameOf(ada)).toBe('again.eth')
})

test('a name leads to its account, however it is written, and a name that leads nowhere to none', async () => {
  const ada = newAddress()
  await names.point('way-back.eth', ada)
  const { asked, way } = site()

  expect(await way(' Way-Back.eth ')).toEqual({ name: 'way-back.eth', address: ada })
  for (const name of ['nowhere.eth', 'eth', '', 'v\u0456talik.eth', '<b>.eth'])
    expect(await way(name)).toEqual({ name: null, address: null })
  expect(await site({ CHAIN_ID: '31337' }).way('way-back.eth')).toEqual({ name: null, address: null })

  asked.node = rpcOfNodes(['http://127.0.0.1:9'])
  expect(await way('way-back.eth')).toMatchObject({ code: 'name.unresolved' })
})

test('the picture a name gives comes through us, as a picture and nothing else', async () => {
  const [ada, bob] = [newAddress(), newAddress()]
  for (const [address, name, file] of [
    [ada, 'pictured.eth', 'ada.png'],
    [bob, 'written.eth', 'bob.txt'],
  ] as const) {
    await names.claim(address, name)
    await names.point(name, address)
    await names.picture(name, `https://pictures.example/${file}`)
  }
  const { ask, pictureOf } = site()
  expect(await (await ask(ada)).json()).toEqual({ name: 'pictured.eth', avatar: `/api/avatar/${ada}` })

  const answers = await Promise.all([pictureOf(ada), pictureOf(ada)])
  expect(Buffer.from(await answers[0].arrayBuffer()).equals(png)).toBe(true)
  expect(Object.fromEntries(answers[1].headers)).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(pictures.asked).toEqual(['/ada.png'])

  expect((await pictureOf(bob)).status).toBe(404)
  expect((await pictureOf(newAddress())).status).toBe(404)
  expect((await pictureOf('0x')).status).toBe(400)
  expect((await site({ CHAIN_ID: '31337' }).pictureOf(ada)).status).toBe(404)
})

test('a picture that would be fetched from within our own network is not offered', async () => {
  const ada = newAddress()
  await names.claim(ada, 'inside.eth')
  await names.point('inside.eth', ada)
  await names.picture('inside.eth', 'https://169.254.169.254/latest')

  expect(await (await site().ask(ada)).json()).toEqual({ name: 'inside.eth', avatar: null })
})

test('an answer is remembered, and asked for once by all who ask at the same time', async () => {
  const ada = newAddress()
  await names.claim(ada, 'busy.eth')
  await names.point('busy.eth', ada)
  const { asked, nameOf } = site()

  expect(await Promise.all([nameOf(ada), nameOf(ada), nameOf(ada)])).toEqual(['busy.eth', 'busy.eth', 'busy.eth'])
  await nameOf(ada)
  expect(asked.count).toBe(6)
})

test('on another chain than Ethereum nobody has a name, and nothing is asked', async () => {
  const { asked, ask } = site({ CHAIN_ID: '31337' })

  expect(await (await ask(newAddress())).json()).toEqual({ name: null, avatar: null })
  expect(asked.count).toBe(0)
})

const good = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
test.each([
  '',
  '0x',
  good.slice(0, 41),
  `${good}0`,
  good.toLowerCase(),
  good.replace('f39F', 'f39f'),
  `${good.slice(0, 41)}g`,
  'ada.eth',
])('%j is no address', async (address) => {
  const answer = await site().ask(address)

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'address.invalid', message: expect.stringMatching(/checksum/) })
})

test('limits hold, and where they cannot be checked nobody gets through', async () => {
  const strict = site({ CHAIN_ID: '31337', LIMIT_FACTOR: '1' })
  await pool.query('update rate_limit set hits = 299')
  expect((await strict.ask(good)).status).toBe(200)
  expect((await strict.ask(good)).status).toBe(429)

  await pool.query('drop table rate_limit')
  // From another network: a refusal is repeated for a second without asking the database.
  expect((await strict.ask(good, '203.0.113.2')).status).toBe(503)
})
