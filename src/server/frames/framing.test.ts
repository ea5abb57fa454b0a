import { expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { testApp } from '#server/http/test-app.server.ts'

const { app } = await testApp()
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const notFramed: Record<string, string>[] = [
  {},
  { accept: 'text/html' },
  { referer: 'https://app.safe.global/', 'sec-fetch-dest': 'document' },
]
const framed = { 'sec-fetch-dest': 'iframe', accept: 'text/html' }
const safe = 'frame-ancestors https://app.safe.global'

test('the page for Safe may be framed by Safe alone, and be read by it', async () => {
  const { status, headers } = await get('/safe', framed)

  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toMatch(new RegExp(`; ${safe}$`))
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/', '/contact-us', '/termsAndCondition', '/specimen', '/nothing', '/api/config', '/safe/manifest.json'])(
  '%s may be framed by no one, and no word of another site changes that',
  async (path) => {
    for (const asked of notFramed) {
      const { headers } = await get(path, asked)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).not.toContain('https:')
    }
  },
)

test.each([
  ['/', '%2F'],
  ['/contact-us?a=1&b=%2F', '%2Fcontact-us%3Fa%3D1%26b%3D%252F'],
  ['/token-locking/7', '%2Ftoken-locking%2F7'],
])(
  '%s that is loaded in a frame is opened by the page for Safe, which the browser lets Safe alone frame',
  async (path, page) => {
    const { status, headers } = await get(path, framed)

    expect(status).toBe(302)
    expect(headers.get('location')).toBe(`/safe?page=${page}`)
    expect(headers.get('content-security-policy')).toContain(`; ${safe}`)
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test.each(['/nothing', '/frame', '/robots.txt', '/api/config'])(
  '%s leads nowhere from within a frame',
  async (path) => {
    const { status, headers } = await get(path, framed)

    expect(status).not.toBe(302)
    expect(headers.get('x-frame-options')).toBe('DENY')
  },
)

test.each(['/safe/manifest.json', '/manifest.json'])(
  '%s is what Safe asks for, and read from other sites',
  async (path) => {
    const answer = await get(path)
    const manifest = (await answer.json()) as { icons: { src: string }[] }

    expect(manifest).toMatchObject({
      name: 'Intaglio',
      description: expect.stringMatching(/.{20}/),
      icons: [{ src: '/safe/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
    })
    const preflight = await app.request(path, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    for (const { headers } of [answer, preflight])
      expect(Object.fromEntries(headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'X-Requested-With, content-type, Authorization',
        'cross-origin-resource-policy': 'cross-origin',
      })
    // Some versions of Safe put the address of the app before that of the icon.
    for (const icon of [manifest.icons[0]!.src, `/safe${manifest.icons[0]!.src}`])
      expect((await get(icon)).headers.get('content-type')).toBe('image/svg+xml')
  },
)

test('further hosts are named by one variable, and only origins are', async () => {
  const hosts = 'https://app.safe.global, https://safe.example'
  const own = await testApp({ variables: { SAFE_APP_HOSTS: hosts } })
  const { headers } = await own.app.request('/safe')

  expect(headers.get('content-security-policy')).toMatch(
    /; frame-ancestors https:\/\/app\.safe\.global https:\/\/safe\.example$/,
  )
  expect(await (await own.app.request('/api/config')).json()).toMatchObject({
    safeAppHosts: ['https://app.safe.global', 'https://safe.example'],
  })
  for (const wrong of [
    '*',
    'https://*.example',
    'http://safe.example',
    'https://safe.example/app',
    "https://safe.example; script-src 'self'",
    'app.safe.global',
  ])
    expect(() => readEnv({ SAFE_APP_HOSTS: wrong })).toThrow('SAFE_APP_HOSTS')
})
