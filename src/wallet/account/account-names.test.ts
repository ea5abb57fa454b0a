import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { askName, knownName } from './account-names.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let device: Map<string, string>
let answers: object[]
let asked: string[]

const server = createServer((request, response) => {
  asked.push(request.url!)
  const answer = answers.shift()
  response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const { fetch } = globalThis
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

beforeEach(() => {
  device = new Map()
  answers = []
  asked = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  })
})

test('a name is asked for once more when the server is away, and kept for three hours, ten minutes without asking', async () => {
  answers = [undefined as never, { name: 'ada.eth', avatar: `/api/avatar/${ada}` }]
  expect(await askName(ada, () => 0)).toEqual({ name: 'ada.eth', picture: `/api/avatar/${ada}` })
  expect(asked).toEqual(Array(2).fill(`/api/resolve-name?address=${ada}`))

  const minute = 60_000
  expect(knownName(ada, 9 * minute)).toEqual({ name: 'ada.eth', picture: `/api/avatar/${ada}`, fresh: true })
  expect(knownName(ada, 11 * minute)).toMatchObject({ name: 'ada.eth', fresh: false })
  expect(knownName(ada, 181 * minute)).toEqual({ name: undefined, picture: undefined, fresh: false })
})

test('a server that stays away leaves the name unknown', async () => {
  expect(await askName(ada)).toBeUndefined()
  expect(asked).toHaveLength(2)
})

test('that there is no name is known too, and a picture from elsewhere is none', async () => {
  answers = [{ name: null, avatar: 'https://elsewhere.example/ada.png' }]
  expect(await askName(ada, () => 0)).toEqual({})
  expect(knownName(ada, 1)).toMatchObject({ name: undefined, fresh: true })
})

test.each([
  '{',
  '[]',
  'null',
  '{"0x":{"name":"a","at":0}}',
  `{"${ada}":{"name":7,"at":0}}`,
  `{"${ada}":{"name":"a","at":9}}`,
])('a damaged storage, %s, names nobody', (text) => {
  device.set('intaglio.wallet.names', text)
  expect(knownName(ada, 1).name).toBeUndefined()
})
