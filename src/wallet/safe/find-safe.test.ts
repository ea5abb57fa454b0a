import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findSafe } from './find-safe.ts'
import type { SafeAnswer, SafeQuestion } from './safe-protocol.ts'
import { framedPage } from './test-safe.server.ts'

const safeHost = 'https://app.safe.global'
const other = 'https://safe.example'
const info = {
  safeAddress: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  chainId: 31_337,
  threshold: 1,
  owners: [],
  isReadOnly: false,
}
const answer = async ({ id }: SafeQuestion): Promise<SafeAnswer> => ({
  id,
  version: '9.1.0',
  success: true,
  data: info,
})
const silent = async () => undefined
const late = async (question: SafeQuestion) => sleep(1_300).then(() => answer(question))

test('a Safe that shows the page is found, and asked by its very origin', async () => {
  const { page, posted } = framedPage({ origin: safeHost, answer, shownAs: safeHost })

  expect((await findSafe(page, [safeHost, other]))?.info).toEqual(info)
  expect(posted.map(({ targetOrigin }) => targetOrigin)).toEqual([safeHost])
  expect(posted[0]!.message).toMatchObject({ method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } })
})

test('where the browser does not say who shows the page, each allowed origin is tried, and no other', async () => {
  const { page, posted } = framedPage({ origin: other, answer })

  expect((await findSafe(page, [safeHost, other]))?.info.safeAddress).toBe(info.safeAddress)
  expect(posted.map(({ targetOrigin }) => targetOrigin)).toEqual([safeHost, other])
})

test('a host that is not allowed is not asked at all', async () => {
  const { page, posted } = framedPage({ origin: 'https://evil.example', answer, shownAs: 'https://evil.example' })

  expect(await findSafe(page, [safeHost])).toBeUndefined()
  expect(posted).toEqual([])
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only begins alike', { origin: `${safeHost}.evil.example` }],
  ['another window of the right origin', { source: {} }],
] as const)('%s cannot play a Safe', async (_, from) => {
  const { page, posted, say } = framedPage({ origin: safeHost, answer: silent })
  const found = findSafe(page, [safeHost])
  say(await answer(posted[0]!.message), from)

  expect(await found).toBeUndefined()
})

test.each([
  ['without an address', { ...info, safeAddress: 'me' }],
  ['without a chain', { ...info, chainId: 0 }],
  ['with nothing', null],
])('a Safe %s is none', async (_, data) => {
  const told = async ({ id }: SafeQuestion): Promise<SafeAnswer> => ({ id, version: '9.1.0', success: true, data })

  expect(await findSafe(framedPage({ origin: safeHost, answer: told }).page, [safeHost])).toBeUndefined()
})

test('a parent that does not answer is waited for a second at most', async () => {
  const begun = Date.now()

  expect(await findSafe(framedPage({ origin: safeHost, answer: silent }).page, [safeHost])).toBeUndefined()
  expect(Date.now() - begun).toBeGreaterThan(300)
  expect(Date.now() - begun).toBeLessThan(2000)
})

test('Safe itself, as the browser says, may take longer', async () => {
  expect(
    (await findSafe(framedPage({ origin: safeHost, answer: late, shownAs: safeHost }).page, [safeHost]))?.info,
  ).toEqual(info)
  expect(await findSafe(framedPage({ origin: safeHost, answer: late }).page, [safeHost])).toBeUndefined()
})

test('a page that is in no frame asks nobody', async () => {
  const page = Object.assign(new EventTarget(), { location: {} }) as never

  expect(await findSafe(Object.assign(page, { parent: page }), [safeHost])).toBeUndefined()
})
