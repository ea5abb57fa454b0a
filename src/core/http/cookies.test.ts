import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { cookiesOf } from './cookies.server.ts'

const token = 'A'.repeat(43)

/** What a browser is sent, and what is read where it sends `cookie` back, on a site at `PUBLIC_URL`. */
async function exchange(env: { PUBLIC_URL?: string }, cookie = '') {
  const cookies = cookiesOf({ ...env, PORT: 3000 })
  const app = new Hono().get('/', (c) => {
    const read = cookies.read(c, 'session') ?? 'nothing'
    cookies.put(c, 'session', token, 60)
    cookies.drop(c, 'visitor')
    return c.text(read)
  })
  const answer = await app.request('/', { headers: { cookie } })
  return { sent: answer.headers.getSetCookie(), read: await answer.text() }
}

// A proxy with TLS speaks plain http with us: what counts is the public address, and never what a request says of itself.
test.each(['https://intaglio.example', 'https://localhost:8443'])(
  'at %s the cookies are for https and for that host alone',
  async (publicUrl) => {
    const { sent } = await exchange({ PUBLIC_URL: publicUrl })
    expect(sent).toEqual([
      `__Host-intaglio=${token}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
      '__Host-intaglio-visitor=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  },
)

// WebKit keeps no `Secure` cookie from http, on the machine itself either.
test.each([
  undefined,
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://intaglio.example',
])('at %s, without https, the cookies are such as every engine keeps', async (publicUrl) => {
  const { sent } = await exchange(publicUrl ? { PUBLIC_URL: publicUrl } : {})
  expect(sent).toEqual([
    `intaglio=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`,
    'intaglio-visitor=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('with https a cookie without the prefix, which another host can plant, is not read', async () => {
  const publicUrl = { PUBLIC_URL: 'https://intaglio.example' }
  expect((await exchange(publicUrl, `intaglio=${token}`)).read).toBe('nothing')
  expect((await exchange(publicUrl, `__Host-intaglio=${token}`)).read).toBe(token)
  expect((await exchange(publicUrl, '__Host-intaglio=short')).read).toBe('nothing')
})
