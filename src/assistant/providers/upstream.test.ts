import { lookup } from 'node:dns/promises'
import { hostname } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { isPrivateAddress } from '#core/http/private-address.server.ts'
import { testUpstream } from './test-upstream.server.ts'
import { postUpstream } from './upstream.server.ts'

const upstream = await testUpstream((response) => response.end('hello'))
afterAll(() => upstream[Symbol.asyncDispose]())

const post = (url: string, allowPrivate = false) =>
  postUpstream({ url, headers: {}, body: '{}', signal: AbortSignal.timeout(2_000), allowPrivate })
const refusal = (url: string) => post(url).catch((error: { code?: string }) => error.code)

test('an upstream on this machine is asked by its name or address', async () => {
  expect(await (await post(upstream.url)).text()).toBe('hello')
  expect(await (await post(upstream.url.replace('127.0.0.1', 'localhost'))).text()).toBe('hello')
})

test.each([
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/',
  'http://[fd00::1]/',
  'http://0.0.0.0/',
])('the private address in %s is not asked', async (url) => expect(await refusal(url)).toBe('private-address'))

// The machine's own name leads to an address of its own network, or to itself, as a public name may that an attacker points there.
const own = await lookup(hostname()).then(
  ({ address }) => address,
  () => undefined,
)

test.runIf(own && isPrivateAddress(own))(
  'a name that leads to a private address is refused when the connection is made',
  async () => {
    const before = upstream.asked.length
    const url = upstream.url.replace('127.0.0.1', hostname())
    expect(await refusal(url)).toBe('private-address')
    expect(upstream.asked).toHaveLength(before)
    // With leave it is asked, whether or not anything listens there.
    expect(
      await post(url, true).then(
        (answer) => answer.status,
        (error: { code?: string }) => error.code,
      ),
    ).not.toBe('private-address')
  },
)

test('a kept connection that the other side has closed is made anew', async () => {
  const { url, behave } = upstream
  await (await post(url)).text()
  let cut = true
  behave((response) => {
    if (!cut) return response.end('again')
    cut = false
    return response.socket?.resetAndDestroy()
  })
  expect(await (await post(url)).text()).toBe('again')
})
