import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { walletsToGet } from '#wallet/list/downloads.ts'
import { walletGroups } from './catalogue.ts'
import { furtherWallets } from './further.ts'
import { iconCredits } from './icon-credits.ts'
import { iconUrls } from './icon-urls.ts'
import { walletRows } from './row.ts'

const all = [...walletGroups, furtherWallets].flatMap(({ wallets }) => wallets)
const each = all.map((wallet) => [wallet.name, wallet] as const)
const find = (id: string) => all.find((wallet) => wallet.id === id)!
const request = { page: 'https://intaglio.example/mint?code=a b', uri: 'wc:1@2?a=b' }

/** Every value of the rows, as they are written. */
const written = ['catalogue', 'further'].map((file) => readFileSync(`src/wallet/wallets/${file}.ts`, 'utf8')).join('\n')

test('there are at least seventy wallets, no two with one id, name or identity', () => {
  expect(all.length).toBeGreaterThanOrEqual(72)
  for (const values of [
    all.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
    all.map(({ name }) => name.toLowerCase()),
    all.flatMap(({ rdns }) => rdns ?? []),
  ])
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
})

const shops: Record<string, RegExp> = {
  ios: /^https:\/\/apps\.apple\.com\/app\/id\d{9,10}$/,
  android: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[a-zA-Z]\w*(?:\.\w+)+$/,
  chrome: /^https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32}$/,
  firefox: /^https:\/\/addons\.mozilla\.org\/firefox\/addon\/[a-z0-9-]+\/$/,
  edge: /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/[a-p]{32}$/,
  opera: /^https:\/\/addons\.opera\.com\/extensions\/details\/[a-z0-9-]+\/$/,
}

const shopUrls = all.flatMap(({ downloadUrls = {} }) =>
  Object.entries(downloadUrls).flatMap(([place, url]) => (shops[place] ? [url] : [])),
)

test('each address of a shop has the form of its shop, every other one is https, and none stands twice', () => {
  expect(shopUrls.filter((url, at) => shopUrls.indexOf(url) !== at)).toEqual([])
  for (const { id, downloadUrls = {}, qrCode, extension, desktop } of all) {
    for (const [place, url] of Object.entries(downloadUrls)) {
      expect([id, place, url]).toEqual([
        id,
        place,
        expect.stringMatching(shops[place] ?? /^https:\/\/[a-z0-9.-]+(?:\/|$)/),
      ])
    }
    for (const told of [qrCode, extension, desktop].flatMap((way) => way?.instructions ?? [])) {
      expect([id, told.learnMoreUrl]).toEqual([id, expect.stringMatching(/^https:/)])
      expect(told.steps.length).toBeGreaterThan(1)
    }
  }
})

test('a link to an app ends where the request begins, and what later requests begin with is a part of it', () => {
  for (const [, link] of written.matchAll(/ link=(\S+)/g)) expect(link).toMatch(/^[a-z][a-z0-9.+-]*:\/\/\S*\bwc\?uri=$/)
  for (const { id, mobile } of all) {
    if (!mobile?.app) continue
    const link = mobile.getUri!(request)!
    expect([id, link]).toEqual([id, expect.stringMatching(/wc\?uri=wc%3A1%402%3Fa%3Db$/)])
    // As WalletConnect does it: without the last slash, then `/wc`.
    expect(link.startsWith(`${mobile.app.replace(/\/$/, '')}/wc?`)).toBe(true)
  }
})

test('one of each kind of link is what it has to be, on both systems', () => {
  const links = (id: string, given = request as { page: string; uri?: string }) => [
    find(id).mobile?.getUri?.({ ...given, android: false }),
    find(id).mobile?.getUri?.({ ...given, android: true }),
  ]
  const encoded = 'wc%3A1%402%3Fa%3Db'
  expect(links('rainbow')).toEqual([`https://rnbwapp.com/wc?uri=${encoded}`, request.uri])
  expect(links('coinbase')).toEqual(Array(2).fill(`https://go.cb-w.com/wc?uri=${encoded}`))
  expect(links('imToken')).toEqual(Array(2).fill(`imtokenv2://wc?uri=${encoded}`))
  expect(links('ledger')).toEqual([`ledgerlive://wc?uri=${encoded}`, request.uri])
  // No confirmed link: Android asks in which app, an iPhone shows the code and lets it be copied.
  expect(links('exodus')).toEqual([undefined, request.uri])
  const page = { page: request.page }
  expect(links('exodus', page)).toEqual([undefined, undefined])
  expect(links('metaMask', page)[0]).toBe('https://link.metamask.io/dapp/intaglio.example/mint?code=a b')
  expect(links('coinbase', page)[1]).toBe(
    'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fintaglio.example%2Fmint%3Fcode%3Da%20b',
  )
  expect(links('phantom', page)[0]).toBe(
    'https://phantom.app/ul/browse/https%3A%2F%2Fintaglio.example%2Fmint%3Fcode%3Da%20b?ref=https%3A%2F%2Fintaglio.example',
  )
  expect(links('phantom')).toEqual([undefined, undefined])
})

/** What a table of docs/wallets.md calls what a row says by a word. */
const columns: Record<string, string> = {
  'identity (rdns)': 'rdns',
  'own scheme': 'link',
  'https link': 'link',
  'App Store': 'ios',
  'Google Play': 'android',
  Chrome: 'chrome',
  Firefox: 'firefox',
  Edge: 'edge',
}

/** The values under a heading of docs/wallets.md, as a row would say them. */
const told = (heading: string) => {
  const text = readFileSync('docs/wallets.md', 'utf8').split(`## ${heading}`)[1]!.split('\n## ')[0]!
  return text.split('\n').flatMap((line) => {
    const [, , what] = line.split('|').map((cell) => cell.trim())
    return [...line.matchAll(/`([^`]+)`/g)].map(([, value]) => `${columns[what!]}=${value}`)
  })
}
const says = new Set(written.split(/\s/))

test.each(['What A and B disagree on', 'What one source alone says'])('no row says anything of: %s', (heading) => {
  expect(told(heading).length).toBeGreaterThan(10)
  expect(told(heading).filter((value) => value.startsWith('undefined') || says.has(value))).toEqual([])
})

test('a row that says what nobody reads is refused', () => {
  expect(() => walletRows('odd | Odd | colur=#fff')).toThrow('No row says colur, as that of Odd does')
})

test.each(each)('%s leads somewhere, or says why not', (_, wallet: WalletDescriptor) => {
  const got = Object.keys(wallet.downloadUrls ?? {}).length > 0
  const scanned = Boolean(wallet.qrCode?.getUri)
  // What is left announces itself in the page, and its row says so.
  expect([got || scanned || ['demo', 'passkey'].includes(wallet.id), Boolean(wallet.rdns) || !scanned]).toContain(true)
})

const offered = (mobile: boolean) => walletsToGet(all, { mobile }).map(({ id }) => id)

test('at most five and three wallets are offered, and they are those of the list', () => {
  expect(offered(false)).toEqual(['rainbow', 'coinbase', 'metaMask', 'ledger', 'rabby'])
  expect(offered(true)).toEqual(['rainbow', 'coinbase', 'metaMask'])
})

const icons = readdirSync('src/wallet/wallets/icons').filter((file) => file.endsWith('.svg'))

test('every picture belongs to a wallet, is credited, is small, and neither runs nor asks for anything', () => {
  const ids = icons.map((file) => file.replace('.svg', ''))
  expect(ids.filter((id) => !all.some((wallet) => wallet.id === id))).toEqual([])
  const credited = iconCredits.flatMap(({ icons: from }) => from)
  expect(credited.toSorted()).toEqual(ids.toSorted())
  expect([...iconUrls.keys()].toSorted()).toEqual(ids.toSorted())
  for (const { licence } of iconCredits) expect(licence).toMatch(/Permission is hereby granted/)
  for (const file of icons) {
    const svg = readFileSync(`src/wallet/wallets/icons/${file}`, 'utf8')
    expect([file, svg.length < 8_000]).toEqual([file, true])
    expect([file, svg.match(/<script|<foreignObject|<image|\son\w+=|href="(?!#)|url\((?!#)|<!ENTITY/i)]).toEqual([
      file,
      null,
    ])
  }
})

const shown = async (id: string) => (find(id).iconUrl as () => Promise<string>)()

test('a wallet shows its picture where there is one, else its monogram', async () => {
  expect(await shown('rainbow')).toMatch(/rainbow.*\.svg/)
  expect(await shown('tangem')).toMatch(/^data:image\/svg\+xml,/)
})
