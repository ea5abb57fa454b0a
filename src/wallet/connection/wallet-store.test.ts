import type { EIP1193Provider, Hex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { createTestWallet } from '#tests/browser/test-wallet.ts'
import { allWallets, announcedKey } from '#wallet/list/groups.ts'
import { walletGroups } from '#wallet/wallets/catalogue.ts'
import type { Announced, AnnouncedWallets } from './announced.ts'
import { createWalletConfig, readBalance } from './wallet-config.ts'
import { statusOf } from './wallet-machine.ts'
import { createWalletStore } from './wallet-store.ts'

// The two first accounts that every anvil begins with.
const keys: [Hex, Hex] = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
]
const place = { chainId: 31_337, demoWallet: false, framed: false, mobile: false }

let chain: Awaited<ReturnType<typeof testChain>>
let device: Map<string, string>

/** What the wallet of these tests is remembered as. */
const known = 'example.intaglio.test-wallet Test wallet'

beforeAll(async () => {
  chain = await testChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const otherName = { rdns: 'example.intaglio.other-wallet' }

/** A page with two wallets in it, which say the same of themselves where they are `twins`, and a server that knows who is signed in. */
function page({
  remembered,
  announcedLate = false,
  signIn = true,
  twins = false,
}: { remembered?: string; announcedLate?: boolean; signIn?: boolean; twins?: boolean } = {}) {
  device = new Map(remembered ? [['intaglio.wallet.remembered', remembered]] : [])
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  })
  const wallet = createTestWallet({ url: chain.url, keys })
  const other = createTestWallet({ url: chain.url, keys: [keys[1]], ...(twins ? {} : otherName) })
  const both: Announced[] = [wallet, other].map(({ info, provider }) => ({
    ...info,
    provider: provider as unknown as EIP1193Provider,
  }))
  const server = {
    signedIn: undefined as string | undefined,
    abandoned: 0,
    ask: async (): Promise<string | undefined> => server.signedIn,
  }
  let list: Announced[] = announcedLate ? [] : both
  const waiting = new Set<() => void>()
  const announced: AnnouncedWallets = {
    get: () => list,
    subscribe: (listener) => (waiting.add(listener), () => waiting.delete(listener)),
    stop() {},
  }
  const config = createWalletConfig(localChain, { origin: 'http://localhost' })
  const store = createWalletStore({
    config,
    place,
    announced,
    wallets: () => allWallets({ groups: walletGroups, announced: list, recents: [], place }),
    session: signIn ? { ask: () => server.ask(), end: async () => void (server.signedIn = undefined) } : undefined,
    abandonSignature: () => server.abandoned++,
    app: 'Intaglio',
  })
  const announce = () => {
    list = both
    for (const listener of waiting) listener()
  }
  const status = () => statusOf(store.getState())
  const until = (wanted: string) => vi.waitFor(() => expect(status()).toBe(wanted))
  const choose = ({ info } = wallet) => store.dispatch({ type: 'connect', walletId: announcedKey(info.uuid) })
  return { wallet, other, server, config, store, announce, status, until, choose }
}

test('a chosen wallet is connected, remembered, and asked to sign in', async () => {
  const { wallet, store, until, choose } = page()
  wallet.gate = 'hold'
  store.dispatch({ type: 'open', modal: 'connect' })
  choose()
  await vi.waitFor(() => expect(wallet.held()).toBe(1))
  expect(statusOf(store.getState())).toBe('connecting')
  expect(device.size).toBe(0)
  wallet.answer('approve')
  await until('unauthenticated')

  expect(store.getState().link).toMatchObject({ account: { address: wallet.address, chainId: 31_337 } })
  expect(Object.fromEntries(device)).toEqual({
    'intaglio.wallet.remembered': `${known}\n${wallet.address}`,
    'intaglio.wallet.recent': JSON.stringify([known]),
  })
})

test('no wallet is asked for anything before one is chosen', async () => {
  const { wallet, store } = page()
  store.dispatch({ type: 'open', modal: 'connect' })
  await new Promise((resolve) => setTimeout(resolve, 50))

  expect(wallet.requests).toEqual([])
})

test('a rejection leaves the list open without a failure, and the wallet can be asked again', async () => {
  const { wallet, store, until, choose } = page({ signIn: false })
  wallet.gate = 'reject'
  choose()
  await until('disconnected')
  expect(store.getState().failed).toEqual({ walletId: announcedKey(wallet.info.uuid), failure: undefined })

  wallet.gate = 'approve'
  choose()
  await until('connected')
})

test.each([
  [4100, 'not-authorised'],
  [4200, 'method-unsupported'],
  [-32_002, 'request-open'],
  [-32_603, 'node'],
] as const)('a wallet that answers %d is explained as %s', async (fault, kind) => {
  const { wallet, store, choose } = page()
  wallet.fault('eth_requestAccounts', fault)
  choose()

  await vi.waitFor(() => expect(store.getState().failed?.failure?.kind).toBe(kind))
  expect(device.size).toBe(0)
})

test('closing while connecting disconnects, and a late yes is undone', async () => {
  const { wallet, config, store, status, choose } = page()
  wallet.gate = 'hold'
  store.dispatch({ type: 'open', modal: 'connect' })
  choose()
  await vi.waitFor(() => expect(wallet.held()).toBe(1))
  store.dispatch({ type: 'close' })
  expect(status()).toBe('disconnected')
  wallet.answer('approve')

  await vi.waitFor(() => expect(wallet.requests).toContain('wallet_revokePermissions'))
  await vi.waitFor(() => expect(config.state.current).toBeNull())
  expect([status(), device.size]).toEqual(['disconnected', 0])
})

test('another account in the wallet signs out and offers sign-in', async () => {
  const { wallet, server, store, until, choose } = page()
  server.signedIn = wallet.address
  choose()
  await until('connected')
  wallet.selectAccount(1)
  await until('unauthenticated')

  expect(store.getState().modal).toBe('connect')
  await vi.waitFor(() => expect(server.signedIn).toBeUndefined())
})

test('a server that cannot say who is signed in holds no wallet up, and is asked again when the page is looked at', async () => {
  const { server, store, status, until, choose } = page()
  const looks = new EventTarget()
  vi.stubGlobal('addEventListener', looks.addEventListener.bind(looks))
  server.ask = () => Promise.reject(new Error('no database'))
  store.dispatch({ type: 'open', modal: 'connect' })
  choose()
  await until('connected')
  expect(store.getState().modal).toBeUndefined()

  let asked = 0
  server.ask = () => (asked++, Promise.reject(new Error('no database')))
  looks.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(status()).toBe('connected')

  server.ask = async () => (asked++, undefined)
  await vi.waitFor(() => {
    looks.dispatchEvent(new Event('online'))
    expect(status()).toBe('unauthenticated')
  })
  const before = asked
  looks.dispatchEvent(new Event('focus'))
  expect(asked).toBe(before)
})

test('a signature that is waited for is abandoned with its account', async () => {
  const { wallet, server, until, choose } = page()
  choose()
  await until('unauthenticated')
  wallet.selectAccount(1)

  await vi.waitFor(() => expect(server.abandoned).toBe(1))
})

test('disconnecting, here or in the wallet, signs out and forgets', async () => {
  for (const leave of ['here', 'wallet'] as const) {
    const { wallet, server, store, until, choose } = page()
    server.signedIn = wallet.address
    choose()
    await until('connected')
    if (leave === 'here') store.dispatch({ type: 'disconnect' })
    else wallet.disconnect()
    await until('disconnected')

    await vi.waitFor(() => expect(server.signedIn).toBeUndefined())
    expect([...device.keys()]).toEqual(['intaglio.wallet.recent'])
  }
})

test('a chain the site does not work on is left by switching, and a refusal keeps the window open', async () => {
  const { wallet, store, until, choose } = page({ signIn: false })
  choose()
  await until('connected')
  wallet.selectChain(1)
  await vi.waitFor(() => expect(store.getState().link).toMatchObject({ account: { chainId: 1 } }))
  store.dispatch({ type: 'open', modal: 'chain' })

  wallet.gate = 'reject'
  store.dispatch({ type: 'switch-chain', chainId: 31_337 })
  await vi.waitFor(() => expect(store.getState().switching).toEqual({ chainId: 31_337, asking: false }))
  wallet.fault('wallet_switchEthereumChain', 4200)
  store.dispatch({ type: 'switch-chain', chainId: 31_337 })
  await vi.waitFor(() =>
    expect(store.getState().switching?.failure?.message).toBe(
      'Your wallet does not support switching networks from Intaglio. Try switching networks from within your wallet instead.',
    ),
  )
  expect(store.getState().modal).toBe('chain')

  wallet.gate = 'approve'
  wallet.fault('wallet_switchEthereumChain', undefined)
  store.dispatch({ type: 'switch-chain', chainId: 31_337 })
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ modal: undefined, switching: undefined }))
})

test('a chain the wallet does not know is added only when the visitor says so', async () => {
  const { wallet, store, until, choose } = page({ signIn: false })
  choose()
  await until('connected')
  wallet.selectChain(1)
  wallet.fault('wallet_switchEthereumChain', 4902)
  await vi.waitFor(() => expect(store.getState().link).toMatchObject({ account: { chainId: 1 } }))
  store.dispatch({ type: 'switch-chain', chainId: 31_337 })
  await vi.waitFor(() => expect(store.getState().switching?.failure?.action).toBe('add-chain'))
  expect(wallet.requests).not.toContain('wallet_addEthereumChain')

  wallet.fault('wallet_switchEthereumChain', undefined)
  store.dispatch({ type: 'add-chain', chainId: 31_337 })
  await vi.waitFor(() => expect(store.getState().link).toMatchObject({ account: { chainId: 31_337 } }))
  expect(wallet.requests).toContain('wallet_addEthereumChain')
})

test('a remembered wallet is connected again without asking its owner, also when it comes late', async () => {
  const { wallet, announce, status, until } = page({ remembered: known, announcedLate: true, signIn: false })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  wallet.requests.length = 0
  wallet.gate = 'hold'
  expect(status()).toBe('loading')
  announce()
  await until('connected')

  expect(wallet.requests.filter((method) => !['eth_accounts', 'eth_chainId'].includes(method))).toEqual([])
})

test('of two wallets that say the same of themselves, the one that was connected comes back on the next page', async () => {
  const first = page({ twins: true, signIn: false })
  first.choose(first.other)
  await first.until('connected')
  const remembered = device.get('intaglio.wallet.remembered')

  const next = page({ remembered, twins: true, signIn: false })
  for (const { provider } of [next.wallet, next.other]) await provider.request({ method: 'eth_requestAccounts' })
  await next.until('connected')
  expect(next.store.getState().link).toMatchObject({ account: { address: next.other.address } })
})

test('where nothing tells two wallets apart, neither is connected unasked', async () => {
  const { wallet, other, store, until } = page({ remembered: known, twins: true })
  for (const { provider } of [wallet, other]) await provider.request({ method: 'eth_requestAccounts' })
  await until('disconnected')

  expect(store.getState().link).toEqual({ at: 'none' })
})

test('a locked wallet that answers without an account is to be unlocked, and can be asked again', async () => {
  const { wallet, store, until, choose } = page({ signIn: false })
  wallet.fault('eth_requestAccounts', 'locked')
  store.dispatch({ type: 'open', modal: 'connect' })
  choose()
  await vi.waitFor(() => expect(store.getState().failed?.failure?.message).toBe('Unlock Test wallet'))
  expect(store.getState().failed?.failure?.action).toBe('retry')
  expect(device.size).toBe(0)

  wallet.fault('eth_requestAccounts', undefined)
  choose()
  await until('connected')
})

test('a wallet that says nothing for 20 seconds is called silent; asked again, its first answer counts once', async () => {
  const { wallet, store, until, choose } = page({ signIn: false })
  const silent = () => expect(store.getState().link).toMatchObject({ at: 'connecting', silent: true })
  wallet.gate = 'hold'
  store.dispatch({ type: 'open', modal: 'connect' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  choose()
  vi.advanceTimersByTime(19_999)
  expect(store.getState().link).not.toHaveProperty('silent')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  silent()
  await vi.waitFor(() => expect(wallet.held()).toBe(1))

  choose()
  expect(store.getState().link).not.toHaveProperty('silent')
  await vi.waitFor(() => expect(wallet.held()).toBe(2))
  wallet.answer('approve')
  await until('connected')
  expect(store.getState().failed).toBeUndefined()
})

test('a yes to the first request counts when the second was refused because the first is open', async () => {
  const { wallet, store, until, choose } = page({ signIn: false })
  wallet.gate = 'hold'
  store.dispatch({ type: 'open', modal: 'connect' })
  choose()
  await vi.waitFor(() => expect(wallet.held()).toBe(1))
  wallet.fault('eth_requestAccounts', -32_002)
  choose()
  await vi.waitFor(() => expect(store.getState().failed?.failure?.kind).toBe('request-open'))
  wallet.answer('approve')
  await until('connected')
})

test('a remembered wallet that is locked, or does not answer, does not hold up the page', async () => {
  const locked = page({ remembered: known })
  await locked.until('disconnected')

  vi.useFakeTimers()
  const silent = page({ remembered: 'gone.wallet' })
  expect(silent.status()).toBe('loading')
  vi.advanceTimersByTime(3000)
  vi.useRealTimers()
  expect(silent.status()).toBe('disconnected')
})

test('a balance is read from a chain that has no multicall contract', async () => {
  const { wallet } = page()
  const asked = vi.fn<typeof fetch>((_, init) => fetch(chain.url, init))
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === 'http://localhost/rpc' ? (asked(url, init), real(chain.url, init)) : real(url, init),
  )
  const config = createWalletConfig(localChain, { origin: 'http://localhost' })

  expect(await readBalance(config, wallet.address)).toBe(10_000n * 10n ** 18n)
  vi.stubGlobal('fetch', async () => Response.error())
  expect(await readBalance(config, wallet.address)).toBeUndefined()
})

test('a wallet that says yes after another one was connected is sent away', async () => {
  const { wallet, other, server, config, store, until, choose } = page()
  server.signedIn = other.address
  wallet.gate = 'hold'
  choose()
  await vi.waitFor(() => expect(wallet.held()).toBe(1))
  choose(other)
  await until('connected')
  wallet.answer('approve')

  await vi.waitFor(() => expect(wallet.requests).toContain('wallet_revokePermissions'))
  await vi.waitFor(() => expect(config.state.connections.size).toBe(1))
  expect(store.getState()).toMatchObject({ session: 'in', link: { account: { address: other.address } } })
  expect(server.signedIn).toBe(other.address)
})

test('a wallet is connected again while its disconnection is still under way', async () => {
  const { wallet, store, until, choose } = page({ signIn: false })
  choose()
  await until('connected')
  wallet.fault('wallet_revokePermissions', { slow: 50 })
  store.dispatch({ type: 'disconnect' })
  choose()
  await until('connected')

  expect(store.getState().failed).toBeUndefined()
})

test('only the latest question to the server about who is signed in counts', async () => {
  const { wallet, server, store, until, choose } = page()
  const answers: ((address?: string) => void)[] = []
  server.ask = () => new Promise((resolve) => answers.push(resolve))
  choose()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  wallet.selectAccount(1)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!(wallet.address)
  await until('connected')
  answers[0]!(undefined)
  await new Promise((resolve) => setTimeout(resolve))

  expect(statusOf(store.getState())).toBe('connected')
})

test('a wallet that says yes to another chain and stays has failed', async () => {
  const { wallet, store, until, choose } = page({ signIn: false })
  choose()
  await until('connected')
  wallet.selectChain(1)
  await vi.waitFor(() => expect(store.getState().link).toMatchObject({ account: { chainId: 1 } }))
  wallet.fault('wallet_switchEthereumChain', 'ignored')
  store.dispatch({ type: 'switch-chain', chainId: 31_337 })

  await vi.waitFor(() => expect(store.getState().switching?.failure?.message).toBe('Oops, something went wrong!'))
})
