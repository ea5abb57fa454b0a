import { afterAll, expect, test } from 'vitest'
import { isPrivateAddress } from '#core/http/private-address.server.ts'
import { fetchAvatar, isPictureAddress, pictureLimit } from './fetch-avatar.server.ts'
import { testPictures } from './test-pictures.server.ts'

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const bodies: Record<string, { body?: Buffer; status?: number; headers?: Record<string, string> }> = {
  '/ada.png': { body: png, headers: { 'content-type': 'text/html' } },
  '/drawing.svg': { body: svg, headers: { 'content-type': 'image/png' } },
  '/large.png': { body: Buffer.concat([png, Buffer.alloc(pictureLimit)]) },
  '/moved.png': { status: 302, headers: { location: 'https://pictures.example/ada.png' } },
  '/gone.png': { status: 404, body: png },
}
const host = await testPictures((request, response) => {
  const { status = 200, headers, body } = bodies[request.url!]!
  response.writeHead(status, headers).end(body)
})
afterAll(() => host.stop())

const fetched = (text: string, reach = host.reach) => fetchAvatar(text, AbortSignal.timeout(5000), reach)

test('a picture is known by its bytes, not by its name', async () => {
  expect(await fetched('https://pictures.example/ada.png')).toEqual({ type: 'image/png', bytes: png })
})

test.each(['/drawing.svg', '/large.png', '/moved.png', '/gone.png'])('%s is no picture for us', async (path) => {
  expect(await fetched(`https://pictures.example${path}`)).toBeUndefined()
  expect(host.asked.at(-1)).toBe(path)
})

test('a host whose certificate nobody vouches for is asked for nothing', async () => {
  const before = host.asked.length

  await expect(fetched('https://pictures.example/ada.png', { ...host.reach, ca: undefined! })).rejects.toThrow(
    /certificate/,
  )
  expect(host.asked).toHaveLength(before)
})

test('a name that leads into our own network is not asked', async () => {
  const before = host.asked.length
  const reach = { ...host.reach, isAllowed: (address: string) => !isPrivateAddress(address) }

  await expect(fetched('https://pictures.example/ada.png', reach)).rejects.toThrow('private address')
  expect(host.asked).toHaveLength(before)
})

test.each([
  'http://pictures.example/ada.png',
  'https://pictures.example:8443/ada.png',
  'https://user@pictures.example/ada.png',
  'https://127.0.0.1/ada.png',
  'https://[::1]/ada.png',
  'https://2130706433/ada.png',
  'https://localhost/ada.png',
  'ipfs://bafy',
  'eip155:1/erc721:0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB/1',
  'file:///etc/passwd',
  '//pictures.example/ada.png',
  `https://pictures.example/${'a'.repeat(2048)}`,
  '',
])('%s is not looked for', async (text) => {
  const before = host.asked.length

  expect(isPictureAddress(text)).toBe(false)
  expect(await fetched(text)).toBeUndefined()
  expect(host.asked).toHaveLength(before)
})

test('a picture that is written out is read as it stands, and a drawing is none', async () => {
  expect(await fetched(`data:image/png;base64,${png.toString('base64')}`)).toEqual({ type: 'image/png', bytes: png })
  expect(await fetched(`data:image/svg+xml;base64,${svg.toString('base64')}`)).toBeUndefined()
  expect(await fetched('data:image/png,plain')).toBeUndefined()
})
