import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openSecret } from '#core/process/secret.server.ts'
import { healthToken } from './health.server.ts'
import { testApp } from './test-app.server.ts'
import { testFiles } from './test-site.server.ts'

const { app, deps, lines } = await testApp()
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const home = testFiles['index.html']!.text
const html = { accept: 'text/html' }

test('a page is served with its own policy, and is asked for again each time', async () => {
  const answer = await get('/')

  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(home)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(home)),
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'",
    vary: 'Accept-Encoding',
  })
})

test('a file with a hash in its name is kept for a year', async () => {
  expect((await get('/assets/root-x1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s holds the same page', async (encoding, unpack) => {
  const answer = await get('/', { 'accept-encoding': encoding })
  const body = Buffer.from(await answer.arrayBuffer())

  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('content-length')).toBe(String(body.length))
  expect(unpack(body).toString()).toBe(home)
})

test('each form has a tag of its own, and a client that has it gets 304', async () => {
  const tags = await Promise.all(
    ['identity', 'br', 'gzip'].map(async (encoding) =>
      (await get('/', { 'accept-encoding': encoding })).headers.get('etag')!,
    ),
  )
  expect(new Set(tags).size).toBe(3)

  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tags[1]}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(tags[1])
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': tags[0]! })).status).toBe(200)
  expect((await get('/', { 'if-none-match': '*' })).status).toBe(304)
})

test('HEAD says what GET would, without a body', async () => {
  const answer = await app.request('/', { method: 'HEAD' })

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(home)))
  expect(await answer.text()).toBe('')
})

test.each([
  ['/contact-us/', '/contact-us'],
  ['/contact-us///?a=1&b=%2F', '/contact-us?a=1&b=%2F'],
  ['//contact-us', '/contact-us'],
  ['/%63ontact-us', '/contact-us'],
  ['/termsAndCondition/', '/termsAndCondition'],
])('%s moves to %s', async (path, location) => {
  const answer = await app.fetch(new Request(`http://localhost:3000${path}`))

  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(location)
})

test.each([
  '//evil.example/',
  '///evil.example/%2f..',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2f%2fevil.example/',
  '//contact-us@evil.example/',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2fsite.json',
  '/site.json',
  '/.git/config',
  '/package.json',
  '/assets/',
  '/..%2fpackage.json',
  '/client/index.html',
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/contact-us%00',
  '/TERMSANDCONDITION',
  '/frame',
  '/404',
  '/blog/404',
  '/index.html.br',
  `/${'a'.repeat(5000)}`,
  '/__proto__',
  '/constructor',
])('%s leads nowhere, here or elsewhere', async (path) => {
  const answer = await app.fetch(new Request(`http://localhost:3000${path}`, { headers: html }))

  expect(answer.status).toBe(404)
  expect(answer.headers.get('location')).toBeNull()
})

test('a lost visitor meets the not-found page with the nearest pages, written so that nothing asked for is markup', async () => {
  const answer = await get('/contact"><script>alert(1)</script>', html)
  const body = await answer.text()

  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'")
  expect(body).toContain('<li><a href="/contact-us">Contact us</a></li>')
  expect(body).not.toMatch(/<!--nearest-->|alert|Specimen/)
  expect(await (await get('/hom', html)).text()).toContain('<a href="/">Home &amp; more</a>')
})

test('the address of the frame, which the application would draw empty, is answered by a line of text', async () => {
  const answer = await get('/frame', html)

  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('There is nothing at this address.\n')
})

test.each(['/pledge/a%00b', '/claims/lists/a%00b/c', '/api/a%00b'])(
  '%s, which no database can be asked for, is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('a part of the site may have a not-found page of its own', async () => {
  expect(await (await get('/blog/no-such-post', html)).text()).toContain('No such post')
  expect(await (await get('/404/x', html)).text()).toContain('Not found')
})

test('a missing script is not answered with a page', async () => {
  const answer = await get('/assets/gone.js', { accept: '*/*' })

  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s to a page is refused', async (method) => {
  const answer = await app.request('/contact-us', { method })

  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test.each([
  ['POST', '/api/health', 'GET, HEAD'],
  ['DELETE', '/api/csp-report', 'POST'],
  ['GET', '/api/csp-report', 'POST'],
  ['GET', '/api/forms/contact', 'POST'],
  ['POST', '/gitex-global-nft', 'GET, HEAD'],
])('%s %s is refused with the methods that are answered', async (method, path, allow) => {
  const answer = await app.request(path, { method })

  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe(allow)
  expect(await answer.json()).toMatchObject({ code: 'request.method' })
})

test.each(['/api', '/api/', '/api/nothing', '/api/forms', '/api/health/'])(
  '%s is nothing, said in JSON',
  async (path) => {
    const answer = await get(path, html)

    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'request.not-found' })
  },
)

test('the event address leads to the mint page with the code', async () => {
  const answer = await get('/gitex-global-nft')
  const other = await testApp({ variables: { EVENT_CODE: 'berlin-2027' } })

  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/mint?code=gitex-global')
  expect((await other.app.request('/gitex-global-nft')).headers.get('location')).toBe('/mint?code=berlin-2027')
})

test.each([
  '/',
  '/nothing',
  '/api/nothing',
  '/api/health',
  '/api/challenge?form=contact',
  '/contact-us/',
  '/robots.txt',
])('%s carries the security headers', async (path) => {
  const { headers } = await get(path)

  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('transport security is asked for where visitors come by https', async () => {
  const secure = await testApp({ variables: { PUBLIC_URL: 'https://example.com' } })

  expect((await secure.app.request('/')).headers.get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  )
})

const toldOfHealth = async (token?: string) => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return (await (await get('/api/health', headers)).json()) as Record<string, unknown>
}

test('details of health are shown with their token, and never without', async () => {
  for (const token of [undefined, '', 'x', healthToken(openSecret('another secret that is long enough'))])
    expect(await toldOfHealth(token)).toEqual({ alive: true })
  expect(Object.keys(await toldOfHealth(healthToken(deps.secret))).length).toBeGreaterThan(3)
})

test('the browser gets a named part of the configuration and nothing else', async () => {
  const { app: configured } = await testApp({
    variables: { SMTP_URL: 'smtp://user:hunter2@mail', SECRET: 'x'.repeat(32) },
  })

  expect(await (await configured.request('/api/config')).json()).toEqual({
    publicUrl: 'http://localhost:3000',
    chatId: 'site',
    eventCode: 'gitex-global',
    chainId: 31337,
    demoWallet: true,
    powDifficulty: 0,
    safeAppHosts: ['https://app.safe.global'],
    schedulingUrl: '/book',
    mail: 'smtp',
  })
})

test('a body that announces itself too large is refused before it is read', async () => {
  const answer = await app.request('/api/forms/contact', {
    method: 'POST',
    headers: { 'content-length': '40000', 'content-type': 'application/json' },
    body: '{}',
  })

  expect(answer.status).toBe(413)
})

test.each([
  ['http://localhost:3000', undefined, 422],
  [undefined, undefined, 422],
  ['https://evil.example', undefined, 403],
  ['null', undefined, 403],
  ['http://localhost:3000.evil.example', undefined, 403],
  ['https://example.com', 'https://example.com', 422],
  ['http://localhost:4000', 'https://example.com', 403],
  ['https://example.com.evil.example', 'https://example.com', 403],
])('a call from a page of %s, with PUBLIC_URL %s, answers %s', async (origin, publicUrl, status) => {
  const { app: server } = await testApp({ variables: publicUrl ? { PUBLIC_URL: publicUrl } : {} })
  const headers = { host: 'localhost:3000', 'content-type': 'application/json', ...(origin && { origin }) }

  // A call that is let through gets the list of the fields it lacks.
  expect((await server.request('/api/forms/contact', { method: 'POST', headers, body: '{}' })).status).toBe(status)
})

test('a page that the server writes itself fails as a page', async () => {
  const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const answer = await app.request('/outbox', { headers: { ...html, host: 'localhost' } }, here)

  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect((await get('/sent/nothing', html)).headers.get('content-type')).toMatch(/^text\/html/)
})

const readiness = async (state: Partial<typeof deps.state>) => {
  const { app: server } = await testApp({ state: { ...deps.state, ...state } })
  const answer = await server.request('/api/ready')
  return [answer.status, ((await answer.json()) as { reason: string }).reason]
}

test('ready is not said while starting, without a database, or draining', async () => {
  expect(await readiness({ store: 'starting' })).toEqual([503, 'starting'])
  expect(await readiness({})).toEqual([503, 'database'])
  expect(await readiness({ draining: true })).toEqual([503, 'draining'])
})

test('the log of all this names no address that does not exist, no query, no person and no policy', async () => {
  await get('/ada@example.com?token=hunter2', { 'user-agent': 'ada', 'x-forwarded-for': '192.0.2.7' })
  const log = lines.join('')

  expect(log).toContain('"route":"/assets/root-x1.js"')
  expect(log).not.toMatch(/ada@|hunter2|192\.0\.2\.7|evil|passwd|\?/)
})
