import { Resvg } from '@resvg/resvg-js'
import { getAddress, type Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idText } from '#chain/tokens/numbered.ts'
import { chainOf } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { actionCall, approveCall, lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import { locksOfToken } from '#tools/token-lock/read/read-locks.ts'
import { forEver, type Schedule } from '#tools/schedule/schedule.ts'
import { lockBadge } from './lock-badge.server.ts'
import { proofEndpoints } from './proof-endpoint.server.ts'
import { servedProof } from './proof-html.server.ts'
import { readProof, type Proof } from './read-proof.ts'

const schedule = { start: 1_700_000_000, cliff: 4_000_000_000, end: 4_000_000_000, steps: 0 }
let chain: Awaited<ReturnType<typeof lockChain>>
let token: Address
let ids: bigint[]
let asked = 0

beforeAll(async () => {
  chain = await lockChain()
  const ada = getAddress(chain.accounts[0]!)
  const coin = await chain.make('Coin', [18])
  token = getAddress(coin.address)
  await coin.tell('mint', [ada, 10n ** 24n])
  const grants = [schedule, forEver, schedule].map((one: Schedule) => ({
    owner: ada,
    amount: 10n ** 21n,
    schedule: one,
  }))
  await chain.send(approveCall(token, 3n * 10n ** 21n))
  await chain.send(lockCall(token, grants, ada))
  ids = (await locksOfToken(chain.ask, { token })).locks.map(({ id }) => id)
  await chain.send(actionCall({ does: 'merge', id: ids[0]!, from: ids[2]! }))
}, 60_000)
afterAll(() => chain.stop())

function appAt(url: string) {
  const node = openNode({ number: 1, address: () => url, chainId: 31_337, timeout: 2_000 })
  return proofEndpoints({
    gateway: openGateway({ chain: chainOf(31_337), nodes: [node] }),
    limits: async () => void (asked += 1),
    publicUrl: 'https://intaglio.example',
    page: () => ({
      html: '<title>Shell</title><main><!--lock--></main><meta property="og:image" content="/share.png"/>',
      headers: { 'content-security-policy': "default-src 'self'" },
    }),
  })
}

test('the page of a lock says before any script what it holds, until when and for whom', async () => {
  const app = appAt(chain.url)
  const answer = await app.request(`/token-locking/${ids[0]}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(html).toContain('<title>2,000 COIN locked until 2 October 2096, 07:06 UTC</title>')
  expect(html).toContain(
    `<meta property="og:url" content="https://intaglio.example/token-locking/${idText(ids[0]!)}"/>`,
  )
  expect(html).toMatch(/property="og:image" content="\/share\.png"/)
  expect(html).toContain('0.2 % of the supply')
  expect(html).toContain('It can make new tokens')
  const file = /download="token-lock-\d+\.json" href="data:[^,]+,([^"]+)"/.exec(html)![1]!
  const saved = JSON.parse(decodeURIComponent(file)) as { check: { command: string }; block: { number: number } }
  expect(saved).toMatchObject({
    chainId: 31_337,
    lock: { amount: String(2n * 10n ** 21n), schedule },
    token: { symbol: 'COIN' },
  })
  expect(saved.check.command).toContain(`--block ${saved.block.number} --rpc-url YOUR_NODE`)
  expect(await (await app.request(`/token-locking/${token}-2`)).text()).toContain('1,000 COIN locked permanently')
})

test('a lock that is gone, one that never was, and what can be none are told apart', async () => {
  const app = appAt(chain.url)
  const gone = await app.request(`/token-locking/${ids[2]}`)
  expect([gone.status, await gone.text()]).toEqual([200, expect.stringContaining('This lock is gone')])
  const never = await app.request(`/token-locking/${token}-77`)
  expect([never.status, await never.text()]).toEqual([404, expect.stringContaining('no lock with this number')])
  expect((await app.request('/token-locking/77')).status).toBe(404)
  expect((await app.request('/badge/lock/77.svg')).status).toBe(404)
})

test('the badge is a picture for any site, nothing in it runs, and it is read again only after a while', async () => {
  const app = appAt(chain.url)
  const before = asked
  const answer = await app.request(`/badge/lock/${ids[0]}.svg`)
  const svg = await answer.text()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(svg).toMatch(/font-size="17">[\d.,]+ % of the supply<\/text>/)
  expect(svg).toContain('>Locked until 2 October 2096</text>')
  expect(svg).toContain('>The token can be minted.</text>')
  expect(svg).not.toMatch(/<script|<style|href="[^#]|foreignObject|\son\w+=|url\(/i)
  expect(new Resvg(svg).render().width).toBe(320)
  await app.request(`/badge/lock/${ids[0]}.svg`)
  expect(asked - before).toBe(1)
})

test('while the chain does not answer, page and badge say so and are not kept', async () => {
  const app = appAt('http://127.0.0.1:9')
  const page = await app.request(`/token-locking/${ids[0]}`)
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('The chain does not answer')])
  const badge = await app.request(`/badge/lock/${ids[0]}.svg`)
  expect([badge.status, badge.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await badge.text()).toContain('Not readable now')
})

test('what a hostile token calls itself is text, in page and badge', async () => {
  const proof = (await readProof(chain.ask, { id: ids[1]!, locker: 'TokenLocker' })) as Extract<Proof, { at: 'there' }>
  const name = `"><script>alert(1)</script>&`
  const hostile = { ...proof, token: { ...proof.token, name, symbol: name } }
  expect(servedProof(hostile).body.text).not.toContain('<script>')
  const svg = lockBadge(hostile.lock, hostile)
  expect(svg).not.toContain('<script>')
  expect(new Resvg(svg).render().width).toBe(320)
})
