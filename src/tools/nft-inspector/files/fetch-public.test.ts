import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { isPrivateAddress } from '#core/http/private-address.server.ts'
import { testHost } from '#tools/nft-inspector/inspection/test-collections.server.ts'
import { fetchPublic, publicReach } from './fetch-public.server.ts'

const host = await testHost((request, response) => {
  const to = (location: string) => response.writeHead(302, { location }).end()
  const answers: Record<string, () => unknown> = {
    '/plain': () => response.end('{"name":"x"}'),
    '/endless': () => drip(() => response.write(Buffer.alloc(65_536))),
    '/slow': () => drip(() => response.write('x')),
    '/silent': () => {},
    '/packed': () => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000))),
    '/once': () => to('/plain'),
    '/circle': () => to('/circle'),
    '/inside': () => to(`http://inside.example:${host.port}/plain`),
    '/literal': () => to('http://127.0.0.1/plain'),
    '/metadata-service': () => to('http://169.254.169.254/latest'),
    '/file': () => to('file:///etc/passwd'),
    '/away': () => to(`http://name:word@metadata.example:${host.port}/plain`),
    '/port': () => to('http://metadata.example:6379/'),
  }
  const drip = (write: () => unknown) => {
    const timer = setInterval(write, 20)
    response.on('close', () => clearInterval(timer))
  }
  answers[request.url!]?.()
})
afterAll(() => host.stop())
// The host itself is on loopback; everything else that is not public is refused, as it is without a test.
host.reach.isAllowed = (address) => address === '127.0.0.1' || !isPrivateAddress(address)

const patient = { limit: 1_000, accept: '*/*', signal: new AbortController().signal }
const fetchFrom = (path: string, more = {}) =>
  fetchPublic(`${host.url}${path}`, { ...patient, reach: host.reach, timeoutMs: 700, ...more })

test('a file is read with its status, size and time, over a redirect as well', async () => {
  const plain = await fetchFrom('/plain')

  expect(plain).toMatchObject({ status: 200, cut: false, redirects: 0, host: 'metadata.example' })
  expect(await fetchFrom('/once')).toMatchObject({ status: 200, redirects: 1 })
})

test('what does not end is cut, and what drips is left after its time', async () => {
  const endless = await fetchFrom('/endless')

  expect(endless).toMatchObject({ cut: true })
  expect((endless as { bytes: Buffer }).bytes).toHaveLength(1_000)
  expect(await fetchFrom('/slow')).toMatchObject({ fault: 'slow' })
  expect(await fetchFrom('/silent')).toMatchObject({ fault: 'slow' })
})

test.each([
  ['/packed', 'compressed'],
  ['/circle', 'redirects'],
  ['/inside', 'blocked'],
  ['/metadata-service', 'port'],
  ['/file', 'redirect-away'],
  ['/away', 'redirect-away'],
  ['/port', 'port'],
] as const)('%s ends as %s', async (path, fault) => {
  expect(await fetchFrom(path)).toMatchObject({ fault })
})

test.each([
  ['http://127.0.0.1/', 'blocked'],
  ['http://2130706433/', 'blocked'],
  ['http://0x7f.1/', 'blocked'],
  ['http://[::1]/', 'blocked'],
  ['http://[::ffff:169.254.169.254]/', 'blocked'],
  ['http://[64:ff9b::a00:1]/', 'blocked'],
  ['http://100.64.0.1/', 'blocked'],
  ['http://localhost/', 'blocked'],
  ['http://localhost:5432/', 'port'],
  ['https://name:word@example.com/', 'address'],
  ['ftp://example.com/', 'address'],
  ['file:///etc/passwd', 'address'],
  ['nonsense', 'address'],
] as const)('%s is not asked: %s', async (url, fault) => {
  expect(await fetchPublic(url, { ...patient, reach: publicReach })).toMatchObject({ fault })
})

test('a host that does not exist, and one that refuses, are told apart', async () => {
  expect(await fetchPublic(`http://nowhere.invalid:${host.port}/`, { ...patient, reach: host.reach })).toMatchObject({
    fault: 'no-host',
  })
  const closed = { ...host.reach, isPort: () => true }
  expect(await fetchPublic('http://metadata.example:9/', { ...patient, reach: closed })).toMatchObject({
    fault: 'no-answer',
  })
})

test('an aborted fetch ends immediately', async () => {
  const ended = new AbortController()
  const asked = fetchFrom('/silent', { signal: ended.signal })
  ended.abort()

  await expect(asked).rejects.toThrow('aborted')
})
