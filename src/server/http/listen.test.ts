import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { limits, listen } from './listen.server.ts'
import { testApp } from './test-app.server.ts'

const { app } = await testApp()
const quick = { ...limits, headersTimeout: 400, requestTimeout: 600, connectionsCheckingInterval: 100 }
const listener = await listen(app.fetch, { host: 'localhost', port: 0, limits: quick })

afterAll(() => listener.close(0))

/** Sends bytes as they are and answers everything that came back until the connection closed. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(listener.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => (answer += part.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
    setTimeout(() => socket.destroy(), 5_000)
  })
}

const statusOf = (answer: string) => Number(answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0)
const head = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

test('localhost is answered at both of its addresses, where the machine has them', async () => {
  expect(listener.addresses).toContain('127.0.0.1')
  for (const address of listener.addresses) {
    const host = address.includes(':') ? `[${address}]` : address
    expect((await fetch(`http://${host}:${listener.port}/api/health`)).status).toBe(200)
  }
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', [400]],
  ['no version', 'GET /\r\n\r\n', [400]],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two hosts', head('GET / HTTP/1.1', 'Host: other'), [400]],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', [400]],
  ['a header with a control character', head('GET / HTTP/1.1', 'X: a\x01b'), [400]],
  ['a header without a name', head('GET / HTTP/1.1', ': x'), [400]],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, [431]],
  ['an address without end', head(`GET /${'a'.repeat(20_000)} HTTP/1.1`), [414, 431]],
  ['two lengths', head('POST /api/forms/contact HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'), [400]],
  ['a length and chunks', head('POST / HTTP/1.1', 'Content-Length: 1', 'Transfer-Encoding: chunked'), [400]],
  [
    'a broken chunk',
    `${head('POST /api/forms/contact HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
    [400],
  ],
  ['an unknown method', head('BREW / HTTP/1.1'), [400]],
  ['TRACE', head('TRACE / HTTP/1.1'), [405]],
  ['a byte that is no UTF-8 in the address', Buffer.from(head('GET /\xff HTTP/1.1'), 'latin1'), [400, 404]],
  ['a backslash in the address', head('GET /\\evil.example/ HTTP/1.1'), [400, 404]],
  ['another host as the address', head('GET http://evil.example/contact-us HTTP/1.1'), [200, 400]],
  ['an upgrade', head('GET / HTTP/1.1', 'Upgrade: websocket').replace('close', 'Upgrade, close'), [200, 400]],
])('%s is answered with a 4xx, or as if it were plain', async (_title, bytes, statuses) => {
  const answer = await raw(bytes)

  expect(statuses).toContain(statusOf(answer))
  expect(answer).not.toMatch(/node_modules|\.ts:|Error:/)
})

test('after an answered upgrade the connection is closed, so nobody waits for the answer to what came behind it', async () => {
  const upgrade = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const answer = await raw(`${upgrade}GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n`)

  expect(statusOf(answer)).toBe(200)
  expect(answer).toMatch(/^connection: close\r$/im)
})

test('a request that arrives too slowly is cut off', async () => {
  const started = performance.now()
  const [headers, body] = await Promise.all([
    raw('GET / HTTP/1.1\r\nHost: x\r\n'),
    raw(head('POST /api/csp-report HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 100')),
  ])

  expect([statusOf(headers), statusOf(body)]).toEqual([408, 408])
  expect(performance.now() - started).toBeLessThan(40_000)
})

test('an idle connection stays open for longer than the ten minutes for which some proxies keep it', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${listener.port}/api/health`)

  expect(headers.get('keep-alive')).toBe('timeout=620')
})

test('the limits of the real server are the promised ones', () => {
  expect(limits).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 })
})

const post = (sent: BodyInit, duplex?: 'half') =>
  fetch(`http://127.0.0.1:${listener.port}/api/csp-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: sent,
    duplex,
  } as RequestInit)

test('a body over the limit is refused, whether it says its length or not', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(40_000) })
  expect((await post(body)).status).toBe(413)
  expect((await post(new Blob([body]).stream(), 'half')).status).toBe(413)
})

const at = (host: string, port: number) => listen(app.fetch, { host, port })

test('a taken port and a foreign address are refused with a sentence', async () => {
  await expect(at('localhost', listener.port)).rejects.toThrow(`Port ${listener.port} is in use`)
  await expect(at('203.0.113.1', 0)).rejects.toThrow('set HOST to an address of this machine')
  await expect(at('no-such-host.invalid', 0)).rejects.toThrow('HOST: no-such-host.invalid is not an address')
})
