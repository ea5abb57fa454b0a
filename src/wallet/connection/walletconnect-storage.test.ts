import { beforeEach, expect, test, vi } from 'vitest'

let device: Record<string, string>

// So that the entries of the device are listed as keys.
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })

beforeEach(() => {
  vi.resetModules()
  device = {}
  const methods = {
    getItem: (key: string) => device[key] ?? null,
    setItem: (key: string, value: string) => void (device[key] = value),
    removeItem: (key: string) => void delete device[key],
  }
  const ownKeys = () => Object.keys(device)
  vi.stubGlobal('localStorage', new Proxy(methods, { ownKeys, getOwnPropertyDescriptor }))
})

const open = () => import('./walletconnect-storage.ts')
const session = 'wc@2:client:0.3//session'

test('what a request leaves is not kept; with a session all of it is, and the next page has it', async () => {
  const page = await open()
  await page.walletConnectStorage.setItem('wc@2:core:0.3//keychain', { key: 'secret' })
  expect(device).toEqual({})
  expect(page.hasWalletConnectSession()).toBe(false)

  await page.walletConnectStorage.setItem(session, [{ topic: 'a' }])
  page.keepWalletConnect()
  await page.walletConnectStorage.setItem('later', 1)
  vi.resetModules()
  const next = await open()

  expect(next.hasWalletConnectSession()).toBe(true)
  expect(await next.walletConnectStorage.getEntries()).toEqual([
    ['wc@2:core:0.3//keychain', { key: 'secret' }],
    [session, [{ topic: 'a' }]],
    ['later', 1],
  ])
  expect(await next.walletConnectStorage.getItem('later')).toBe(1)
})

test('the end of a session leaves nothing on the device, what is written afterwards neither, and others keep theirs', async () => {
  device['intaglio.wallet.recent'] = '["rainbow"]'
  const page = await open()
  await page.walletConnectStorage.setItem(session, [{ topic: 'a' }])
  page.keepWalletConnect()
  page.keepDeepLinkChoice({ href: 'https://rnbwapp.com', name: 'Rainbow' })
  expect(Object.keys(device)).toHaveLength(3)
  page.dropWalletConnect()
  await page.walletConnectStorage.setItem('history', [])
  await page.walletConnectStorage.removeItem('nothing')

  expect(Object.keys(device)).toEqual(['intaglio.wallet.recent'])
})

test('the app of a request that was given up is forgotten, that of a session is not', async () => {
  const page = await open()
  page.keepDeepLinkChoice({ href: 'https://rnbwapp.com', name: 'Rainbow' })
  page.dropDeepLinkChoice()
  expect(device).toEqual({})

  page.keepDeepLinkChoice({ href: 'https://rnbwapp.com', name: 'Rainbow' })
  page.keepWalletConnect()
  page.dropDeepLinkChoice()
  expect(Object.keys(device)).toEqual(['WALLETCONNECT_DEEPLINK_CHOICE'])
})

test.each(['{', '[]', 'null'])('a session that reads %s is none', async (text) => {
  device[`intaglio.walletconnect.${session}`] = text

  expect((await open()).hasWalletConnectSession()).toBe(false)
})

test('a browser that keeps nothing has WalletConnect for the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const page = await open()
  await page.walletConnectStorage.setItem(session, [1])
  page.keepWalletConnect()

  expect(await page.walletConnectStorage.getKeys()).toEqual([session])
  page.dropWalletConnect()
})
