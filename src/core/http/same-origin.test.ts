import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { endpoint } from './endpoint.server.ts'
import { refuseForeignOrigin } from './same-origin.server.ts'

const app = (env: { PUBLIC_URL?: string; PORT: number }) =>
  new Hono().route(
    '/',
    endpoint().post('/*', (c) => {
      refuseForeignOrigin(c, env)
      return c.text('ok')
    }),
  )
const asked = async (
  headers: Record<string, string>,
  env: Parameters<typeof app>[0] = { PUBLIC_URL: 'https://intaglio.example', PORT: 3000 },
) => (await app(env).request('http://127.0.0.1:3000/', { method: 'POST', headers })).status

const laptop = { PORT: 3000 }
const proxied = { PUBLIC_URL: 'https://localhost', PORT: 3000 }

test.each([
  ['no browser', {}],
  ['our own origin', { origin: 'https://intaglio.example', 'sec-fetch-site': 'same-origin' }],
])('%s passes', async (_title, headers) => {
  expect(await asked(headers)).toBe(200)
})

test.each([
  ['the loopback address it was asked under', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, laptop],
  ['localhost by name', { origin: 'http://localhost:3000', host: 'localhost:3000' }, laptop],
  ['IPv6 loopback', { origin: 'http://[::1]:3000', host: '[::1]:3000' }, laptop],
  ['localhost behind a proxy with TLS', { origin: 'https://localhost', host: 'localhost' }, proxied],
  ['another loopback name behind a proxy with TLS', { origin: 'https://127.0.0.1', host: '127.0.0.1' }, proxied],
])('%s passes', async (_title, headers, env) => {
  expect(await asked(headers, env)).toBe(200)
})

test.each([
  ['TLS where we have none', { origin: 'https://localhost:3000', host: 'localhost:3000' }, laptop],
  ['TLS at the usual port where we have none', { origin: 'https://localhost', host: 'localhost' }, laptop],
  ['no TLS where our proxy has it', { origin: 'http://localhost', host: 'localhost' }, proxied],
  ['another scheme', { origin: 'ftp://localhost:3000', host: 'localhost:3000' }, laptop],
])('%s is another origin on the loopback, too', async (_title, headers, env) => {
  expect(await asked(headers, env)).toBe(403)
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a subdomain', { origin: 'https://a.intaglio.example' }],
  ['our name with another scheme', { origin: 'http://intaglio.example' }],
  ['our name with another port', { origin: 'https://intaglio.example:8443' }],
  ['a name that begins like ours', { origin: 'https://intaglio.example.evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['another port of the loopback', { origin: 'http://127.0.0.1:8000', host: '127.0.0.1:3000' }],
  ['a host that is forged to match', { origin: 'https://evil.example', host: 'evil.example' }],
  ['a cross-site request without an origin', { 'sec-fetch-site': 'cross-site' }],
])('%s is refused', async (_title, headers) => {
  expect(await asked(headers)).toBe(403)
})

test('without PUBLIC_URL the site is at localhost on its port', async () => {
  expect(await asked({ origin: 'http://localhost:3000', host: 'other' }, { PORT: 3000 })).toBe(200)
})

test('one-click unsubscribing by a mail program passes from anywhere, and nothing else at that address does', async () => {
  const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  const post = async (path: string) =>
    (await app({ PORT: 3000 }).request(`http://localhost:3000${path}`, { method: 'POST', headers })).status

  expect(await post('/api/newsletter/unsubscribe?token=x')).toBe(200)
  expect(await post('/api/newsletter/unsubscribe')).toBe(403)
  expect(await post('/api/forms/contact?token=x')).toBe(403)
})
