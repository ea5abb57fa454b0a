import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { listen } from '#server/http/listen.server.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { loadSite } from '#server/http/site.server.ts'
import { testApp } from '#server/http/test-app.server.ts'
import { writeTestSite } from '#server/http/test-site.server.ts'
import { runOps } from './ops.server.ts'
import { verifyDeploy } from './verify-deploy.server.ts'

const directory = await mkdtemp(join(tmpdir(), 'intaglio-verify-'))
await writeTestSite(directory)
const manifest = join(directory, 'site.json')
const { app } = await testApp({ site: await loadSite(directory) })

/** What the host does to the answers on their way out, for one test at a time. */
let tamper = async (_: Request, answer: Response): Promise<Response> => answer
const host = await listen(async (request) => tamper(request, await app.fetch(request)), { host: '127.0.0.1', port: 0 })
const address = `http://127.0.0.1:${host.port}`
afterAll(async () => {
  await host.close(0)
  await rm(directory, { recursive: true, force: true })
})

async function ops(...args: string[]) {
  let out = ''
  let err = ''
  const streams = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  const code = await runOps(args, { env: () => readEnv({}), ...streams })
  return { code, out, err }
}

/** What is found while the host changes the answers at one path; `accept` narrows it to one form. */
async function found(path: string, change: (answer: Response) => Response | Promise<Response>, form?: string) {
  tamper = async (request, answer) =>
    new URL(request.url).pathname === path && (!form || request.headers.get('accept-encoding') === form)
      ? change(answer)
      : answer
  const { code, out } = await ops('verify-deploy', address, '--manifest', manifest, '--json')
  tamper = async (_, answer) => answer
  return { code, ...(JSON.parse(out) as { differences: unknown[]; renewed: string[] }) }
}

/** The answer with another body, under the headers of the page. */
const withBody = (text: string) => (answer: Response) => {
  const headers = new Headers(answer.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response(text, { headers })
}

/** The answer with the last byte of its body changed by one bit. */
const changed = async (answer: Response) => {
  const body = new Uint8Array(await answer.arrayBuffer())
  body[body.length - 1]! ^= 1
  return new Response(body, answer)
}
const withHeader = (name: string, value?: string) => (answer: Response) => {
  const headers = new Headers(answer.headers)
  if (value) headers.set(name, value)
  else headers.delete(name)
  return new Response(answer.body, { status: answer.status, headers })
}

test('a host that serves what was built passes, and what was not checked is listed', async () => {
  const { code, out } = await ops('verify-deploy', address, '--manifest', manifest)

  expect(code).toBe(0)
  expect(out).toContain(`All 8 files at ${address} are as built.\n`)
  expect(out).toContain('Not covered:')
})

test('one changed byte is caught, also when only visitors who take brotli are sent it', async () => {
  const script = await found('/assets/root-x1.js', changed, 'identity')
  expect(script).toMatchObject({ code: 1, differences: [{ path: '/assets/root-x1.js', fault: 'changed' }] })

  const unreadable = await found('/contact-us', changed, 'br')
  expect(unreadable).toMatchObject({ code: 1, differences: [{ path: '/contact-us' }] })

  const cloaked = await found('/contact-us', withBody('Another page.'), 'br')
  expect(cloaked).toMatchObject({ code: 1, differences: [{ path: '/contact-us', fault: 'changed' }] })
})

test('a file that a changed page names, and a script that outlives its page, are found', async () => {
  // Of the two that it names, the search is named by a page as built too.
  const changedPage = '<script src=/assets/thief.js></script><a href="/search">Search</a>'
  const planted = new Set(['/assets/thief.js', '/sw.js'])
  tamper = async (request, answer) => {
    const { pathname } = new URL(request.url)
    if (planted.has(pathname)) return new Response('steal()')
    return pathname === '/specimen' ? withBody(changedPage)(answer) : answer
  }
  const { code, out, err } = await ops('verify-deploy', address, '--manifest', manifest)
  tamper = async (_, answer) => answer

  expect(code).toBe(1)
  expect(out).toMatch(/^\/assets\/thief\.js +extra +not built, and named by \/specimen/m)
  expect(out).toMatch(/^\/sw\.js +extra/m)
  expect(err).toBe('3 addresses are not as built.\n')
})

test.each([
  ['a missing file', '/robots.txt', () => new Response(null, { status: 404 }), 'missing', /^answers 404$/],
  [
    'a page without policy',
    '/',
    withHeader('content-security-policy'),
    'header',
    /^Content-Security-Policy is absent$/,
  ],
  ['a wider policy', '/', withHeader('content-security-policy', '*'), 'header', /^Content-Security-Policy is not/],
  [
    'a site that may frame',
    '/safe',
    withHeader('content-security-policy', 'frame-ancestors *'),
    'header',
    /^Content-Security-Policy is not/,
  ],
  ['a cookie', '/', withHeader('set-cookie', 'a=b'), 'header', /^set-cookie was not built$/],
  ['a script cached permanently', '/', withHeader('cache-control', 'immutable'), 'header', /^Cache-Control is not/],
])('%s is found', async (_, path, change, fault, detail) => {
  const { code, differences } = await found(path, change)

  expect(code).toBe(1)
  expect(differences).toEqual([{ path, fault, detail: expect.stringMatching(detail) }])
})

test('a host that closes each connection behind a large body is compared to its end', async () => {
  const text = randomBytes(750_000).toString('hex')
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`
  const closing = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from(head), body])))
  })
  await new Promise<void>((listening) => closing.listen(0, '127.0.0.1', listening))
  const { port } = closing.address() as { port: number }
  const sha256 = createHash('sha256').update(text).digest('base64url')
  const files = Array.from({ length: 20 }, (_, at) => ({
    path: `/${at}.js`,
    file: `${at}.js`,
    type: 'text/javascript',
    sha256,
    immutable: true,
    encodings: [],
    headers: {},
  }))
  const verdict = await verifyDeploy(
    { publicUrl: address, files },
    { origin: `http://127.0.0.1:${port}`, connections: [], framers: [] },
  )
  closing.close()

  expect(verdict.checked).toBe(20)
  expect(verdict.differences.filter(({ fault }) => fault === 'changed' || fault === 'missing')).toEqual([])
})

test('of a page that a hosted blog renews the headers are compared, and that is said', async () => {
  const whole = await readFile(manifest, 'utf8')
  const renewed = ['/contact-us']
  await writeFile(manifest, JSON.stringify({ ...(JSON.parse(whole) as SiteManifest), renewed }))
  const page = await found('/contact-us', withBody('A new post.'), 'identity')
  const bare = await found('/contact-us', withHeader('content-security-policy'))
  await writeFile(manifest, whole)

  expect(page).toMatchObject({ code: 0, differences: [], renewed })
  expect(bare).toMatchObject({ code: 1, differences: [{ fault: 'header' }] })
})

test('only the manifest that the published key signed is believed', async () => {
  const [ours, other] = [join(directory, 'ours'), join(directory, 'other')]
  const [made] = [await ops('manifest', 'key', ours), await ops('manifest', 'key', other)]
  const again = await ops('manifest', 'key', ours)
  const unsigned = await ops('verify-deploy', address, '--manifest', manifest, '--key', `${ours}.pub`)
  const signed = await ops('manifest', 'sign', '--manifest', manifest, '--key', `${ours}.key`)
  const good = await ops('verify-deploy', address, '--manifest', manifest, '--key', `${ours}.pub`)
  const foreign = await ops('verify-deploy', address, '--manifest', manifest, '--key', `${other}.pub`)
  const wrongKey = await ops('verify-deploy', address, '--manifest', manifest, '--key', manifest)
  await writeFile(manifest, `${await readFile(manifest, 'utf8')} `)
  const edited = await ops('verify-deploy', address, '--manifest', manifest, '--key', `${ours}.pub`)

  expect((await stat(`${ours}.key`)).mode & 0o777).toBe(0o600)
  const [fingerprint] = made.out.match(/[\da-f]{64}/)!
  expect(signed.out).toBe(`Signed by ${fingerprint}: ${manifest}.sig\n`)
  expect(again).toEqual({ code: 1, out: '', err: `${ours}.key exists already.\n` })
  expect(unsigned.err).toBe(`There is no ${manifest}.sig. Sign the manifest, or leave out --key.\n`)
  expect([good.code, good.err]).toEqual([0, ''])
  const refused = 'The manifest was not signed with this key, or was changed since. Nothing was fetched.\n'
  for (const each of [foreign, edited]) expect(each).toEqual({ code: 1, out: '', err: refused })
  expect(wrongKey.err).toMatch(/^The key is no Ed25519 key in PEM\./)
})

test.each([
  [['verify-deploy'], 'verify-deploy needs a url. See verify-deploy --help.'],
  [['verify-deploy', 'example.com'], 'example.com is not an origin. Write it as in https://example.com'],
  [
    ['verify-deploy', 'https://example.com/blog'],
    'https://example.com/blog is not an origin. Write it as in https://example.com',
  ],
  [['manifest', 'sign'], 'Name the private key: manifest sign --key release.key'],
])('%s: says in one sentence what was typed wrong', async (args, sentence) => {
  expect(await ops(...args)).toEqual({ code: 2, out: '', err: `${sentence}\n` })
})

test('a command of one word has help, with and without what follows it', async () => {
  for (const line of [
    ['verify-deploy', '--help'],
    ['verify-deploy', 'https://example.com', '-h'],
  ])
    expect((await ops(...line)).out).toMatch(/^Usage: npm run ops -- verify-deploy <url>/)
})
