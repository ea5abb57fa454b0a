import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { sampleTokens } from '#chain/contracts/sample-tokens.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { codes, RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { seedChain } from '#server/local-chain/seed-chain.server.ts'
import type { CheckEvent } from '#tools/token/report/report.ts'
import { seedUnsellable, unsellableCoin } from '#tools/token/token-check/seed-sample.server.ts'
import { tokenCheckEndpoints } from '#tools/token/token-check/token-check-endpoint.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
afterAll(chain.stop)
await seedChain(chain.ask)
await seedUnsellable(chain.ask)
const { trap } = sampleTokens

const framed: InShell = ({ title, lead, body, status = 200 }) =>
  new Response(`<h1>${title}</h1><p>${lead}</p>${String(body)}`, { status })

const findVariant = () => Promise.resolve(undefined)

function site({ url = chain.url, limits = async () => undefined as void, patience = 60_000 } = {}) {
  const nodes = [openNode({ number: 1, address: () => url, chainId: localChain.id, timeout: 2_000 })]
  const gateway = openGateway({ chain: localChain, nodes })
  return new Hono<{ Variables: Variables }>().route(
    '/',
    tokenCheckEndpoints({ gateway, limits, framed, findVariant, patience }),
  )
}

const tooMuch = () => Promise.reject(new RpcRefusal(codes.tooMuch, 'Too many.', { status: 429, data: { seconds: 9 } }))

const post = (app: ReturnType<typeof site>, token: string) =>
  app.request('/api/token-checks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })

const eventsOf = async (answer: Response) =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CheckEvent)

test('the sample is where its address is written down, and a further start changes nothing', async () => {
  expect(unsellableCoin().address).toBe(trap)
  const before = await chain.ask('eth_blockNumber')
  await seedUnsellable(chain.ask)
  expect(await chain.ask('eth_blockNumber')).toBe(before)
})

test('a check is told line by line, and ends with the report', async () => {
  const answer = await post(site(), trap)
  const events = await eventsOf(answer)
  const shares = events.flatMap((event) => (event.is === 'step' ? [event.share] : []))

  expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  const last = events.at(-1)!
  expect(last).toMatchObject({ is: 'done', report: { token: { address: trap }, way: 'simulate' } })
  if (last.is !== 'done') throw new Error('no report')
  expect(last.report.facts.filter(({ weight }) => weight === 'now').map(({ says }) => says)).toEqual([
    'It cannot be sold: every attempt failed.',
    'A purchase costs a tax of 5 %.',
    'A transfer costs a tax of 5 %.',
  ])
  expect(last.report.facts.filter(({ weight }) => weight === 'ruler').map(({ says }) => says)).toContain(
    'The owner can create tokens.',
  )
})

test('the same as a page, and as a file', async () => {
  const page = await (await site().request(`/token-check/report?token=${trap.toLowerCase()}`)).text()
  expect(page).toContain('<h1>Check of Sample Trap</h1>')
  expect(page).toContain('It cannot be sold: every attempt failed.')

  const file = await site().request(`/token-check/report?token=${trap}&format=json`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="token-check-0x\w{8}-\d+\.json"$/)
  expect(await file.json()).toMatchObject({ version: 1, token: { address: trap } })
})

test('what is wrong with the question is said with its status', async () => {
  expect((await post(site(), '0x12')).status).toBe(400)
  expect((await post(site(), trap.toLowerCase())).status).toBe(400)
  const refused = await post(site({ limits: tooMuch }), trap)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9'])
  const page = await site().request('/token-check/report?token=nonsense')
  expect(page.status).toBe(400)
  expect(await page.text()).toContain('Nothing was checked')
})

type HostileAnswer = (method: string, id: number, params: unknown[]) => string | undefined | Promise<string | undefined>

/** A node that answers as it likes, after it has said which chain it serves. */
async function hostile(answer: HostileAnswer) {
  const listener: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] }
      const known = method === 'eth_chainId' ? result(id, '0x7a69') : answer(method, id, params)
      void Promise.resolve(known).then((text) => {
        if (text !== undefined) response.setHeader('content-type', 'application/json').end(text)
      })
    })
  }
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, [Symbol.asyncDispose]: async () => stop() }
}

const block = { number: '0x5', timestamp: '0x6a000000', miner: `0x${'0'.repeat(40)}`, baseFeePerGas: '0x1' }
const result = (id: number, value: unknown) => JSON.stringify({ jsonrpc: '2.0', id, result: value })
const failure = (id: number, message: string) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: 3, message, data: '0x' } })
const basics = (method: string, id: number) =>
  method === 'eth_getBlockByNumber'
    ? result(id, block)
    : method === 'eth_getCode'
      ? result(id, '0x6001600155')
      : undefined
/** Words that look like a supply of 1 and 18 decimals, whatever is asked. */
const one = `0x${'12'.padStart(64, '0')}`

test.each([
  ['answers nothing', () => undefined, 503],
  ['answers no JSON', () => '<html>', 503],
  ['answers two megabytes to everything', (_: string, id: number) => result(id, `0x${'00'.repeat(1_000_000)}`), 503],
  ['answers null to everything', (_: string, id: number) => result(id, null), 503],
  [
    'reverts whatever is asked',
    (method: string, id: number) => basics(method, id) ?? failure(id, 'execution reverted'),
    422,
  ],
  [
    'answers every call with the same word, and logs and simulations that are none',
    (method: string, id: number) =>
      basics(method, id) ??
      result(id, method === 'eth_getLogs' ? [] : method === 'eth_simulateV1' ? [{ calls: [] }] : one),
    200,
  ],
])('a node that %s: one sentence, never a dead page', async (_, answer, status) => {
  await using node = await hostile(answer as HostileAnswer)
  const app = site({ url: node.url, patience: 3_000 })
  const page = await app.request(`/token-check/report?token=${trap}`)
  const text = await page.text()
  const last = (await eventsOf(await post(app, trap))).at(-1)!

  expect(page.status).toBe(status)
  expect(text).toMatch(/<h1>(?:Nothing was checked|Check of .*)<\/h1><p>[A-Z][^<]+\.<\/p>/)
  const sentence = last.is === 'failed' ? last.message : last.is === 'done' ? last.report.summary[0] : ''
  expect(last.is).toBe(status === 200 ? 'done' : 'failed')
  expect(sentence).toMatch(/^[A-Z].+\.$/)
})

test('a node that hangs at the simulation: the check ends in time, with one sentence', async () => {
  // Of both kinds: the call with overrides is tried when the first does not answer.
  await using node = await hostile((method, id, params) =>
    method === 'eth_simulateV1' || (method === 'eth_call' && params.length > 2)
      ? undefined
      : chain.ask(method, ...params).then(
          (answer) => result(id, answer),
          () => failure(id, 'execution reverted'),
        ),
  )
  const began = performance.now()
  const page = await site({ url: node.url, patience: 3_000 }).request(`/token-check/report?token=${trap}`)

  expect(page.status).toBe(503)
  expect(await page.text()).toContain('The chain does not answer, or took too long, so this check was not made.')
  expect(performance.now() - began).toBeLessThan(40_000)
})
