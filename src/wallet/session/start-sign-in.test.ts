import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { signedInAddress, signOut, SignInRefused } from './sign-in-calls.ts'
import type { SignInStep } from './sign-in-step.ts'
import { startSignIn } from './start-sign-in.ts'
import { newAccount, testSignIn } from './test-sign-in.server.ts'

const site = await testSignIn()
afterAll(() => site[Symbol.asyncDispose]())
afterEach(() => vi.unstubAllGlobals())

class Rejection extends Error {}

/** A page whose calls reach the real endpoints, with a wallet of one account; `press` is pressed as soon as it can be. */
function page({ sign, chainId = 31337 }: { sign?: (message: string) => Promise<string>; chainId?: number } = {}) {
  const account = newAccount()
  const browser = site.browser()
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => browser.ask(path, init as never))
  const ended = new AbortController()
  const steps: SignInStep[] = []
  const signIn = startSignIn({
    account: { address: account.address, chainId },
    sign: sign ?? ((message) => account.signMessage({ message })),
    isRejection: (error) => error instanceof Rejection,
    signal: ended.signal,
    onStep: (step) => steps.push(step),
  })
  const until = (at: SignInStep['at']) => vi.waitUntil(() => steps.at(-1)?.at === at, { timeout: 5_000 })
  return { account, browser, steps, until, ended, ...signIn, path: () => steps.map(({ at }) => at).join(' ') }
}

test('a visitor signs in with one press, is known, and signs out', async () => {
  const it = page()
  await it.until('ready')
  it.press()
  await it.until('done')

  expect(it.path()).toBe('ready signing verifying done')
  expect(it.steps.at(-1)).toEqual({ at: 'done', address: it.account.address })
  expect(await signedInAddress()).toBe(it.account.address)
  expect(await signOut()).toBe(true)
  expect(await signedInAddress()).toBeUndefined()
})

test('a session that ends late takes nothing from the next one', async () => {
  const { browser, ...first } = page()
  await first.until('ready')
  first.press()
  await first.until('done')

  const next = newAccount()
  const held = Promise.withResolvers<void>()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(path)
    if (path.endsWith('/logout')) await held.promise
    return browser.ask(path, init as never)
  })
  const out = signOut()
  const steps: SignInStep[] = []
  const { press } = startSignIn({
    account: { address: next.address, chainId: 31337 },
    sign: (message) => next.signMessage({ message }),
    isRejection: () => false,
    signal: new AbortController().signal,
    onStep: (step) => steps.push(step),
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toEqual(['/api/siwe/logout'])

  held.resolve()
  expect(await out).toBe(true)
  await vi.waitUntil(() => steps.at(-1)?.at === 'ready')
  press()
  await vi.waitUntil(() => steps.at(-1)?.at === 'done')
  expect(await signedInAddress()).toBe(next.address)
})

test('a wallet that was asked again signs in once, whichever request it answers first', async () => {
  const held: ((signature: string) => void)[] = []
  const it = page({ sign: () => new Promise((resolve) => held.push(resolve)) })
  await it.until('ready')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  it.press()
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  expect(it.steps.at(-1)).toMatchObject({ at: 'signing', silent: true })
  it.press()
  expect(held).toHaveLength(2)
  const signature = await it.account.signMessage({ message: (it.steps.at(-1) as { message: string }).message })
  for (const answer of held) answer(signature)
  await it.until('done')

  expect(it.path()).toBe('ready signing signing signing verifying done')
})

test('a visitor who declines in the wallet is back at the button without a message, and may press it again', async () => {
  let asked = 0
  const it = page({ sign: () => Promise.reject(asked++ === 0 ? new Rejection() : new Error('broken')) })
  await it.until('ready')
  it.press()
  await it.until('ready')
  expect(it.steps.at(-1)).toEqual({ at: 'ready', message: expect.stringContaining('wants you') })

  it.press()
  await vi.waitUntil(() => it.steps.length === 5)
  expect(it.steps.at(-1)).toMatchObject({ at: 'ready', error: { word: 'signFailed' } })
})

test('a message that cannot be fetched is fetched again by the same button', async () => {
  const it = page({ chainId: 1 })
  await it.until('unprepared')
  expect(it.steps.at(-1)).toMatchObject({ error: { word: 'prepareFailed', cause: expect.any(SignInRefused) } })

  it.press()
  await vi.waitUntil(() => it.steps.length === 3)
  expect(it.path()).toBe('unprepared preparing unprepared')
})

test('a signature that is refused leads to a new message, with the reason beside it', async () => {
  const other = newAccount()
  const it = page({ sign: (message) => other.signMessage({ message }) })
  await it.until('ready')
  const [first] = it.steps
  it.press()
  await vi.waitUntil(() => it.steps.length === 5)

  expect(it.path()).toBe('ready signing verifying preparing ready')
  expect(it.steps.at(-1)).toMatchObject({ error: { word: 'verifyFailed' } })
  expect(it.steps.at(-1)).not.toMatchObject({ message: (first as { message: string }).message })
})

test('when the account changes a signature that comes afterwards is not sent', async () => {
  const wallet = Promise.withResolvers<string>()
  const it = page({ sign: () => wallet.promise })
  await it.until('ready')
  const { message } = it.steps.at(-1) as { message: string }
  it.press()
  it.ended.abort()
  wallet.resolve(await it.account.signMessage({ message }))
  await new Promise((resolve) => setTimeout(resolve, 100))

  expect(it.path()).toBe('ready signing')
  expect(await signedInAddress()).toBeUndefined()
})

test('a window that is closed at once fetches nothing more, and a button of it does nothing', async () => {
  const it = page()
  it.ended.abort()
  it.press()
  await new Promise((resolve) => setTimeout(resolve, 100))

  expect(it.steps).toEqual([])
})

test('a message that was left lying is replaced before it expires', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const it = page()
  await vi.waitUntil(() => it.steps.length === 1)
  vi.advanceTimersByTime(4 * 60_000)
  vi.useRealTimers()
  await it.until('ready')

  expect(it.path()).toBe('ready preparing ready')
})

test.each([
  ['nobody can be reached', () => Promise.reject(new TypeError('offline')), 'server.unreachable'],
  ['the server has no database', () => new Response('', { status: 503 }), 'server.unavailable'],
])('where %s it is not known who is signed in, and signing out says that it failed', async (_, fetch, code) => {
  vi.stubGlobal('fetch', fetch)

  await expect(signedInAddress()).rejects.toMatchObject({ refusal: { code } })
  expect(await signOut()).toBe(false)
})
