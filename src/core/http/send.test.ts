import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fail, type Refusal } from '#core/errors.ts'
import { send } from './send.ts'

/** A real server that answers with the given listener. */
async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/forms/contact`
}

test('an answer comes with the clock of the server', async () => {
  const seen: unknown[] = []
  const url = await serve(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as unknown
    seen.push(request.method, request.headers['content-type'], request.headers['idempotency-key'], body)
    response.writeHead(202, { date: 'Wed, 01 Jan 2025 00:00:00 GMT' }).end('{"reference":"IN-1"}')
  })

  const reply = await send('POST', url, { body: { a: 1 }, key: 'k' })

  expect(reply).toEqual({ answer: { reference: 'IN-1' }, at: Date.UTC(2025, 0, 1) })
  expect(seen).toEqual(['POST', 'application/json', 'k', { a: 1 }])
})

test.each([
  [
    'our own refusal',
    422,
    { 'content-type': 'application/json' },
    '{"code":"form.invalid","message":"m","fields":{"a":"b"}}',
    { code: 'form.invalid', message: 'm', fields: { a: 'b' } },
  ],
  [
    'a refusal with Retry-After',
    503,
    { 'retry-after': '7' },
    '{"code":"server.unavailable","message":"m"}',
    { seconds: 7 },
  ],
  [
    'a proxy without its server',
    502,
    { 'retry-after': '9' },
    '<h1>Bad gateway</h1>',
    { code: 'server.unavailable', seconds: 9 },
  ],
  ['a proxy that slows us down', 429, {}, 'slow down', { code: 'request.too-many', seconds: 60 }],
  ['a full disk', 507, {}, '', { code: 'server.full' }],
  ['a fault', 500, {}, 'oops', { code: 'server.fault' }],
  ['the page of a hotel', 200, {}, '<h1>Welcome, please log in</h1>', { code: 'server.unreachable' }],
] as const)('%s', async (_, status, headers, body, refusal) => {
  const url = await serve((_request, response) => void response.writeHead(status, headers).end(body))

  expect(await send('POST', url, { body: {} })).toMatchObject({ refusal })
})

test('messages for programs have other words for people, by the same code', async () => {
  const codes = ['request.malformed', 'request.type', 'request.method', 'address.invalid', 'form.unknown'] as const
  for (const code of codes) {
    const said = fail(code, { form: 'x' } as never).toJSON()
    const url = await serve((_request, response) => void response.writeHead(400).end(JSON.stringify(said)))
    const reply = await send('POST', url, { body: {} })
    const { refusal } = reply as { refusal: Refusal }
    expect(refusal.code).toBe(code)
    expect(refusal.message).not.toBe(said.message)
    expect(refusal.message).not.toMatch(/JSON|0x|method|form named/)
  }
})

test('who is not signed in is told to leave a frame, where no one can sign in', async () => {
  const said = fail('sign-in.required').toJSON()
  const url = await serve((_request, response) => void response.writeHead(401).end(JSON.stringify(said)))
  const saidIn = async (page: object) => {
    vi.stubGlobal('window', page)
    onTestFinished(() => void vi.unstubAllGlobals())
    return ((await send('POST', url, { body: {} })) as { refusal: Refusal }).refusal.message
  }
  const alone: { parent?: object } = {}
  alone.parent = alone

  expect(await saidIn(alone)).toBe(said.message)
  expect(await saidIn({ parent: {} })).toMatch(/inside a frame.*tab of its own/)
})

test('a connection that ends early is a server that cannot be reached', async () => {
  const url = await serve((request) => void request.socket.destroy())

  expect(await send('GET', url)).toMatchObject({
    refusal: {
      code: 'server.unreachable',
      message: 'Unable to reach the backend server. Please check your internet connection.',
    },
  })
})

test('a call that is given up answers at once', async () => {
  const url = await serve(() => {})
  const giveUp = new AbortController()
  const reply = send('GET', url, { signal: giveUp.signal })
  giveUp.abort()

  expect(await reply).toMatchObject({ refusal: { code: 'server.unreachable' } })
})
