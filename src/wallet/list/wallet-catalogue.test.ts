import { expect, test } from 'vitest'
import { furtherWallets } from '#wallet/wallets/further.ts'
import { walletCatalogue } from './wallet-catalogue.ts'

test('the other wallets come when they are asked for, once, and after a failure with the next call', async () => {
  let asked = 0
  const catalogue = walletCatalogue({}, async () => {
    asked += 1
    if (asked === 1) throw new Error('offline')
    return furtherWallets
  })
  let told = 0
  catalogue.subscribe(() => (told += 1))
  const first = catalogue.get()
  expect(first.map(({ name }) => name)).toEqual(['Recommended', 'Popular', 'More'])
  expect(catalogue.get()).toBe(first)

  await expect(catalogue.load()).rejects.toThrow('offline')
  expect([catalogue.get(), told]).toEqual([first, 0])
  await Promise.all([catalogue.load(), catalogue.load()])
  expect(catalogue.get().map(({ name }) => name)).toEqual(['Recommended', 'Popular', 'More', 'Others'])
  expect([asked, told]).toEqual([2, 1])
})
