import { afterEach, expect, test, vi } from 'vitest'
import { addRecentWallet, recentWallets } from './recents.ts'
import { forgetWallet, rememberedWallet, rememberWallet } from './remembered.ts'

afterEach(() => vi.unstubAllGlobals())

function device(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  })
  return map
}

test('three wallets are kept as recent, the newest first, each once', () => {
  const map = device()
  for (const id of ['a', 'b', 'c', 'a', 'd']) addRecentWallet(id)

  expect(recentWallets()).toEqual(['d', 'a', 'c'])
  expect([...map.keys()]).toEqual(['intaglio.wallet.recent'])
})

test.each(['no json', '{}', '"a"', '[1,{"a":2}]'])('%s in the storage is not a recent wallet', (text) => {
  device({ 'intaglio.wallet.recent': text })

  expect(recentWallets()).toEqual([])
})

test('the wallet of the next page is kept until it is forgotten', () => {
  const map = device()
  rememberWallet({ wallet: 'rabby' })
  expect(rememberedWallet()).toEqual({ wallet: 'rabby' })
  rememberWallet({ wallet: 'io.rabby Rabby Wallet', account: '0x12' })

  expect(rememberedWallet()).toEqual({ wallet: 'io.rabby Rabby Wallet', account: '0x12' })
  expect([...map.keys()]).toEqual(['intaglio.wallet.remembered'])
  forgetWallet()
  expect(rememberedWallet()).toBeUndefined()
})

test('a browser that keeps nothing has no recent and no remembered wallet', () => {
  vi.stubGlobal('localStorage', undefined)
  addRecentWallet('a')
  rememberWallet({ wallet: 'a' })
  forgetWallet()

  expect([recentWallets(), rememberedWallet()]).toEqual([[], undefined])
})
