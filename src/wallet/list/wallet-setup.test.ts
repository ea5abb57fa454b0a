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
