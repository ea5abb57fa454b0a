import { expect, test } from 'vitest'
import { listenForWallets } from './announced.ts'

const provider = { request: async () => null }
const info = { uuid: '1', rdns: 'org.example', name: 'Example', icon: 'data:image/svg+xml,<svg/>' }

function announce(page: EventTarget, detail: unknown) {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

test('a wallet that waits for the question announces itself', () => {
  const page = new EventTarget()
  page.addEventListener('eip6963:requestProvider', () => announce(page, { info, provider }))

  expect(listenForWallets(page).get()).toEqual([{ ...info, provider }])
})

test('listeners hear of a late wallet, once', () => {
  const page = new EventTarget()
  const wallets = listenForWallets(page)
  let told = 0
  const leave = wallets.subscribe(() => told++)
  announce(page, { info, provider })
  announce(page, { info, provider })
  leave()
  announce(page, { info: { ...info, uuid: '2', rdns: 'org.other' }, provider: { ...provider } })

  expect(told).toBe(1)
  expect(wallets.get()).toHaveLength(2)
})

test('no wallet takes the place of another by its identity, its name or its number, and none is heard twice', () => {
  const page = new EventTarget()
  const wallets = listenForWallets(page)
  const [same, number] = [{ request: async () => 'no' }, { request: async () => 'no' }]
  announce(page, { info, provider })
  announce(page, { info: { ...info, uuid: '2' }, provider: same })
  announce(page, { info: { ...info, rdns: 'org.other' }, provider: number })
  announce(page, { info: { ...info, uuid: '3' }, provider })

  const found = wallets.get()
  expect(found.map((one) => one.provider)).toEqual([provider, same, number])
  expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(3)
})

test('names are shown without signs that deceive, and cut between letters', () => {
  const page = new EventTarget()
  const wallets = listenForWallets(page)
  const named = (name: string, rdns = 'org.example') =>
    announce(page, { info: { ...info, name, rdns }, provider: { request: async () => null } })
  named('Meta\u200BMask\u202E', ' io.meta\u2060mask ')
  named('👍🏽'.repeat(90))
  named('\u200B\u200B')

  expect(wallets.get()).toMatchObject([{ name: 'MetaMask', rdns: 'io.metamask' }, { name: '👍🏽'.repeat(60) }])
  expect(wallets.get()).toHaveLength(2)
})

test('what is no announcement is left out, and so is an icon that would be asked for elsewhere', () => {
  const page = new EventTarget()
  const wallets = listenForWallets(page)
  const broken = [null, {}, { info }, { info, provider: {} }, { info: { ...info, rdns: ' ' }, provider }]
  for (const detail of broken) announce(page, detail)
  announce(page, { info: { ...info, icon: 'https://example.org/icon.png' }, provider })

  expect(wallets.get()).toEqual([{ ...info, icon: undefined, provider }])
})

test('after stop nothing is heard', () => {
  const page = new EventTarget()
  const wallets = listenForWallets(page)
  wallets.stop()
  announce(page, { info, provider })

  expect(wallets.get()).toEqual([])
})

test('a wallet that only knows window.ethereum is listed until another announces itself', () => {
  const page = Object.assign(new EventTarget(), { ethereum: provider as unknown })
  const wallets = listenForWallets(page)
  expect(wallets.get()).toMatchObject([{ rdns: 'window.ethereum', name: 'Browser wallet', provider }])
  announce(page, { info, provider })
  expect(wallets.get().map(({ name }) => name)).toEqual(['Example'])
})

test('window.ethereum is not listed beside a wallet that announces itself, and is when it comes late', () => {
  const page: EventTarget & { ethereum?: unknown } = new EventTarget()
  const wallets = listenForWallets(page)
  page.ethereum = provider
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(wallets.get()).toHaveLength(1)

  const other = Object.assign(new EventTarget(), { ethereum: provider as unknown })
  other.addEventListener('eip6963:requestProvider', () => announce(other, { info, provider }))
  expect(
    listenForWallets(other)
      .get()
      .map(({ rdns }) => rdns),
  ).toEqual(['org.example'])
})
