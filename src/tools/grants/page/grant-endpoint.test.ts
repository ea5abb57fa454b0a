import { getAddress, type Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainOf } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { actionCall, approveCall, createCall, nobody } from '#tools/grants/contract/grant-calls.ts'
import { grantEndpoints } from './grant-endpoint.server.ts'
import { servedGrant } from './grant-html.server.ts'
import { readGrantPage, type ThereGrant } from './read-grant-page.ts'

const schedule = { start: 1_700_000_000, cliff: 4_000_000_000, end: 4_000_000_000, steps: 0 }
const past = { start: 1_000_000_000, cliff: 1_000_000_000, end: 4_000_000_000, steps: 0 }
let chain: Awaited<ReturnType<typeof lockChain>>
let ada: Address
let token: Address
let asked = 0
const id = (number: bigint) => (BigInt(token) << 96n) | number

beforeAll(async () => {
  chain = await lockChain()
  ada = getAddress(chain.accounts[0]!)
  const coin = await chain.make('Coin', [18])
  token = getAddress(coin.address)
  await coin.tell('mint', [ada, 10n ** 24n])
  await chain.send(approveCall(token, 10n ** 24n))
  const awards = [schedule, past].map((one) => ({ receiver: ada, amount: 10n ** 21n, schedule: one }))
  await chain.send(createCall({ token, awards, terms: { revoker: ada, notice: 30 * 86_400, pushable: false } }))
  await chain.send(createCall({ token, awards: [awards[0]!], terms: { revoker: nobody, notice: 0, pushable: false } }))
  await chain.send(actionCall({ does: 'revoke', id: id(2n), when: 0 }))
}, 60_000)
afterAll(() => chain.stop())

function appAt(url: string) {
  const node = openNode({ number: 1, address: () => url, chainId: 31_337, timeout: 2_000 })
  return grantEndpoints({
    gateway: openGateway({ chain: chainOf(31_337), nodes: [node] }),
    limits: async () => void (asked += 1),
    publicUrl: 'https://intaglio.example',
    page: () => ({
      html: '<title>Shell</title><main><!--grant--></main><meta property="og:image" content="/share.png"/>',
      headers: { 'content-security-policy': "default-src 'self'" },
    }),
  })
}

test('the page of a grant says before any script who can stop it, and that nothing of it is locked', async () => {
  const app = appAt(chain.url)
  const answer = await app.request(`/grants/${id(1n)}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(html).toContain('<title>A grant of 1,000 COIN that vests until 2 October 2096, 07:06 UTC</title>')
  expect(html).toContain(`Revocable by ${ada} until renounced, with a notice of 30 days.`)
  expect(html).toContain('its tokens do not count as locked')
  const file = /download="token-grant-\d+\.json" href="data:[^,]+,([^"]+)"/.exec(html)![1]!
  const saved = JSON.parse(decodeURIComponent(file)) as { check: { command: string }; block: { number: number } }
  expect(saved).toMatchObject({
    chainId: 31_337,
    locked: '0',
    grant: { amount: String(10n ** 21n), schedule, revocable: true, revoker: ada, vested: '0' },
    token: { symbol: 'COIN', solvent: true },
  })
  expect(saved.check.command).toContain(`--block ${saved.block.number} --rpc-url YOUR_NODE`)
  expect(await (await app.request(`/grants/${token}-3`)).text()).toContain('Nobody can revoke it')
})

test('a revoked grant says when it stops and what goes back; an answer serves everybody for a moment', async () => {
  const app = appAt(chain.url)
  const before = asked
  const html = await (await app.request(`/grants/${id(2n)}`)).text()
  await app.request(`/grants/${id(2n)}`)
  expect(asked - before).toBe(1)
  expect(html).toMatch(/<title>A grant of 1,000 COIN, revoked: it stops on /)
  expect(html).toContain(`Revoked by ${ada}: nothing vests after`)
  expect(html).toContain('Goes back')
})

test('a grant that never was, what can be none, and a silent chain are told apart', async () => {
  const app = appAt(chain.url)
  const never = await app.request(`/grants/${token}-77`)
  expect([never.status, await never.text()]).toEqual([404, expect.stringContaining('no grant with this number')])
  expect((await app.request('/grants/77')).status).toBe(404)
  const silent = await appAt('http://127.0.0.1:9').request(`/grants/${id(1n)}`)
  expect([silent.status, await silent.text()]).toEqual([503, expect.stringContaining('The chain does not answer')])
})

test('what a hostile token calls itself is text', async () => {
  const page = (await readGrantPage(chain.ask, id(1n))) as ThereGrant
  const name = `"><script>alert(1)</script>&`
  expect(servedGrant({ ...page, token: { ...page.token, name, symbol: name } }).body.text).not.toContain('<script>')
})
