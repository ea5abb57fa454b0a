import { expect, test } from 'vitest'
import type { DownloadUrls } from './descriptor.ts'
import { appUrl, extensionUrl, walletsToGet, type Browser } from './downloads.ts'

const own = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', opera: 'opera', safari: 'safari' }
const any = { browserExtension: 'any' }

const links: [Browser, DownloadUrls, string | undefined][] = [
  ['arc', { ...own, ...any }, 'chrome'],
  ['brave', { ...own, ...any }, 'chrome'],
  ['chrome', { ...own, ...any }, 'chrome'],
  ['edge', { ...own, ...any }, 'edge'],
  ['edge', { chrome: 'chrome', ...any }, 'chrome'],
  ['firefox', { ...own, ...any }, 'firefox'],
  ['opera', { ...own, ...any }, 'opera'],
  ['opera', { chrome: 'chrome', ...any }, 'chrome'],
  ['safari', { ...own, ...any }, 'safari'],
  ['other', { ...own, ...any }, 'any'],
  ['firefox', { chrome: 'chrome', ...any }, 'any'],
  ['safari', { chrome: 'chrome' }, undefined],
  ['chrome', {}, undefined],
]

test.each(links)('%s with %j takes the extension from %s', (browser, downloadUrls, url) => {
  expect(extensionUrl({ downloadUrls }, browser)).toBe(url)
})

const some = (name: string, downloadUrls: DownloadUrls, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}${index}`, downloadUrls }))

test('on a computer, five wallets that can be got there are offered, after leaving out the others', () => {
  const wallets = [...some('none', {}, 4), ...some('phone', { ios: 'x' }, 2), ...some('code', { qrCode: 'x' }, 4)]
  const more = [...wallets, ...some('desk', { linux: 'x' }, 1), ...some('ext', { chrome: 'x' }, 2)]

  expect(walletsToGet(more, { mobile: false }).map(({ id }) => id)).toEqual([
    'code0',
    'code1',
    'code2',
    'code3',
    'desk0',
  ])
})

test('on a telephone, three wallets that run there are offered', () => {
  const wallets = [
    ...some('ext', { chrome: 'x' }, 4),
    ...some('code', { qrCode: 'x' }, 1),
    ...some('app', { mobile: 'x' }, 5),
  ]

  expect(walletsToGet(wallets, { mobile: true }).map(({ id }) => id)).toEqual(['app0', 'app1', 'app2'])
})

test.each<[string, DownloadUrls, string | undefined]>([
  ['iPhone', { ios: 'apple', android: 'google' }, 'apple'],
  ['Linux; Android 16', { ios: 'apple', android: 'google' }, 'google'],
  ['Linux; Android 16', { ios: 'apple', mobile: 'either' }, 'either'],
  ['Linux; Android 16', { ios: 'apple' }, 'apple'],
  ['iPhone', { android: 'google' }, 'google'],
  ['iPhone', { chrome: 'extension' }, undefined],
])('%s gets %o from %s', (userAgent, downloadUrls, shop) => {
  expect(appUrl({ downloadUrls }, { userAgent })).toBe(shop)
})
