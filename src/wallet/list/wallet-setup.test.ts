import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { walletGroups } from '#wallet/wallets/catalogue.ts'
import type { WalletDescriptor } from './descriptor.ts'
import { setUpWallets } from './wallet-setup.ts'

const all = walletGroups.flatMap(({ wallets }) => wallets)
const [first] = all as [WalletDescriptor]
const group = (given: Partial<WalletDescriptor>) => [{ name: 'Popular', wallets: [{ ...first, ...given }] }]

test('an empty list, an empty group and a colour that is none are refused in the words of the contract', () => {
  expect(() => setUpWallets([])).toThrow(new Error('No wallet list was provided'))
  expect(() => setUpWallets([{ name: 'House', wallets: [] }])).toThrow(
    new Error('No wallets provided for group: House'),
  )
  for (const iconAccent of ['#12345', '#xyzxyz', '#12345678'] as const) {
    expect(() => setUpWallets(group({ name: 'Odd', iconAccent }))).toThrow(
      new Error('Property `iconAccent` is not a hex value for wallet: Odd'),
    )
  }
})

test('an empty project id is refused where WalletConnect is listed, a missing one is not', () => {
  expect(() => setUpWallets(walletGroups, { projectId: ' ' })).toThrow(
    /^No projectId found\. .*WALLETCONNECT_PROJECT_ID/,
  )
  expect(setUpWallets(walletGroups)).toEqual(walletGroups)
  expect(setUpWallets(walletGroups, { projectId: 'abc' })).toEqual(walletGroups)
  expect(setUpWallets(group({}), { projectId: '' })).toHaveLength(1)
})

test('of two wallets with one id the first is kept', () => {
  const twice = [{ name: 'Popular', wallets: [first, { ...first, name: 'Copy' }] }, ...group({ name: 'Third' })]

  expect(setUpWallets(twice).map(({ wallets }) => wallets.map(({ name }) => name))).toEqual([[first.name], []])
})

test('every file of wallets/ is in the catalogue', () => {
  const catalogue = readFileSync('src/wallet/wallets/catalogue.ts', 'utf8')
  const files = readdirSync('src/wallet/wallets').filter((file) => file !== 'catalogue.ts')

  expect(files.filter((file) => !catalogue.includes(`'./${file}'`))).toEqual([])
  expect(all).toHaveLength(files.length)
})

test.each(all.map((wallet) => [wallet.name, wallet] as const))(
  '%s asks nobody for its icon and is got from https',
  (_, wallet) => {
    const { downloadUrls = {}, qrCode, extension, desktop, iconUrl } = wallet
    const told = [qrCode, extension, desktop].flatMap((way) => way?.instructions ?? [])
    const urls = [...Object.values(downloadUrls), ...told.map(({ learnMoreUrl }) => learnMoreUrl)]

    expect(iconUrl).toMatch(/^data:image\/svg\+xml,/)
    expect(urls.filter((url) => new URL(url).protocol !== 'https:')).toEqual([])
    expect(told.filter(({ steps }) => steps.length < 2)).toEqual([])
  },
)

test('a request is opened in the app of the wallet, at an address its maker answers for', () => {
  const request = { page: 'https://intaglio.example/', uri: 'wc:1@2?a=b' }
  const links = all.flatMap(({ id, mobile }) => (mobile?.getUri ? [[id, mobile.getUri(request)]] : []))

  expect(links.filter(([, link]) => !/^https:.*wc%3A1%402%3Fa%3Db/.test(link!))).toEqual([])
  // One of each kind that is in use.
  expect(Object.fromEntries(links)).toMatchObject({
    rainbow: 'https://rnbwapp.com/wc?uri=wc%3A1%402%3Fa%3Db',
    coinbase: 'https://go.cb-w.com/wc?uri=wc%3A1%402%3Fa%3Db',
    metaMask: 'https://metamask.app.link/wc?uri=wc%3A1%402%3Fa%3Db',
    zerion: 'https://wallet.zerion.io/wc?uri=wc%3A1%402%3Fa%3Db',
    trust: 'https://link.trustwallet.com/wc?uri=wc%3A1%402%3Fa%3Db',
  })
})

test('a telephone is led to the browser of the wallet, with this page', () => {
  const page = 'https://intaglio.example/mint?code=a b'
  const links = all.flatMap(({ id, mobile }) => (mobile?.getUri?.({ page }) ? [[id, mobile.getUri({ page })]] : []))

  expect(links.filter(([, link]) => !/^https:.*intaglio\.example/.test(link!))).toEqual([])
  expect(Object.fromEntries(links)).toMatchObject({
    coinbase: 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fintaglio.example%2Fmint%3Fcode%3Da%20b',
    metaMask: 'https://link.metamask.io/dapp/intaglio.example/mint?code=a b',
    trust: 'https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fintaglio.example%2Fmint%3Fcode%3Da%20b',
  })
})
