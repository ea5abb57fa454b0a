import { globSync, readFileSync } from 'node:fs'
import { connect, disconnect } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { createLabWallet } from '#wallet/lab/lab-wallet.ts'
import { allWallets } from '#wallet/list/groups.ts'
import { walletGroups } from '#wallet/wallets/catalogue.ts'
import { connectorFor, deepLinkOf, NoProvider, openDeepLink, providerFor, rowLinkOf } from './connectors.ts'
import { createWalletConfig } from './wallet-config.ts'
import { createWalletStore } from './wallet-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const place = { chainId: 31_337, demoWallet: false, framed: false, mobile: true }
const provider = { request: async () => null } as unknown as EIP1193Provider
const announced = [{ uuid: '1', rdns: 'io.metamask.mobile', name: 'MetaMask', provider }]
const outside = allWallets({ groups: walletGroups, announced: [], recents: [], place })
const inside = allWallets({ groups: walletGroups, announced, recents: [], place })
const metaMask = (wallets: typeof outside) => wallets.find(({ id }) => id === 'metaMask')!

test('a wallet is opened with this page, unless the page is within it already', () => {
  expect(deepLinkOf(metaMask(outside), 'https://intaglio.example/')).toBe(
    'https://link.metamask.io/dapp/intaglio.example/',
  )
  expect(deepLinkOf(metaMask(inside), 'https://intaglio.example/')).toBeUndefined()
})

test('a row is a link as soon as it can open an app: with the page, or with the request that waits', () => {
  const page = 'https://intaglio.example/'
  const reached = allWallets({
    groups: walletGroups,
    announced,
    recents: [],
    place: { ...place, walletConnect: true },
  })
  const links = (wallets: typeof outside, uri?: string, android?: boolean) =>
    Object.fromEntries(wallets.map((wallet) => [wallet.id, rowLinkOf(wallet, { page, uri, android })]))

  expect(links(outside)).toMatchObject({
    metaMask: 'https://link.metamask.io/dapp/intaglio.example/',
    rainbow: undefined,
    safe: undefined,
    walletConnect: undefined,
  })
  expect(Object.values(links(reached)).filter(Boolean)).toEqual([])
  expect(links(reached, 'wc:1')).toMatchObject({
    metaMask: undefined,
    rainbow: 'https://rnbwapp.com/wc?uri=wc%3A1',
    zerion: 'zerion://wc?uri=wc%3A1',
    walletConnect: undefined,
  })
  expect(links(reached, 'wc:1', true)).toMatchObject({
    rainbow: 'wc:1',
    coinbase: 'https://go.cb-w.com/wc?uri=wc%3A1',
  })
})

test('web addresses are opened beside the page, those of an app in its place', () => {
  const click = vi.fn<() => void>()
  const made: object[] = []
  const createElement = (name: string) => (made.push({ name }), Object.assign(made.at(-1)!, { click }))
  vi.stubGlobal('document', { createElement })
  vi.stubGlobal('location', { href: 'https://intaglio.example/' })
  openDeepLink('https://link.metamask.io/dapp/intaglio.example')
  openDeepLink('wc:1234')

  expect(made).toMatchObject([{ name: 'a', href: 'https://link.metamask.io/dapp/intaglio.example', target: '_blank' }])
  expect(click).toHaveBeenCalledOnce()
  expect(location.href).toBe('wc:1234')
})

test('no private part of a library is used', () => {
  const files = globSync('{src,content}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('._internal'))).toEqual([])
})

test('a wallet is asked through what it announced; what nothing in the page answers for has no provider', async () => {
  await expect(providerFor(metaMask(outside), announced)).rejects.toThrow(NoProvider)
  await expect(providerFor(metaMask(inside), [])).rejects.toThrow(NoProvider)
  expect(await providerFor(metaMask(inside), announced)).toBe(provider)
})

test('a wallet that tells its chain as an object or in decimal digits is heard, and what is not a chain is not', async () => {
  vi.stubGlobal('window', {})
  const lab = createLabWallet({ chainId: 31_337 })
  const config = createWalletConfig(localChain, { origin: 'https://intaglio.example' })
  await connect(config, { connector: connectorFor(metaMask(inside), lab.provider as unknown as EIP1193Provider) })
  const chain = () => config.state.connections.get(config.state.current!)?.chainId
  expect(chain()).toBe(31_337)
  const heard = [{ chainId: '0x1' }, '31337', {}, null, 'local', '0x1'].map((told) => {
    lab.emit('chainChanged', told)
    return chain()
  })
  expect(heard).toEqual([1, 31_337, 31_337, 31_337, 31_337, 1])
  await disconnect(config)
  lab.emit('chainChanged', '0x5')
  expect(chain()).toBeUndefined()
})

test.each([true, false])(
  'a visitor who stays here after a deep link does not have the app; one who left (%s) may',
  (left) => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { href: 'https://intaglio.example/' })
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('document', Object.assign(new EventTarget(), { createElement: () => ({ click() {} }) }))
    const store = createWalletStore({
      config: createWalletConfig(localChain, { origin: 'https://intaglio.example' }),
      place,
      announced: { get: () => [], subscribe: () => () => {}, stop() {} },
      wallets: () => outside,
    })
    store.dispatch({ type: 'connect', walletId: 'metaMask' })
    expect(store.getState().link.at).toBe('connecting')
    if (left) document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(2000)

    expect(store.getState().link.at).toBe(left ? 'connecting' : 'none')
    expect(store.getState().failed?.failure?.message).toBe(left ? undefined : 'MetaMask is not installed')
  },
)
