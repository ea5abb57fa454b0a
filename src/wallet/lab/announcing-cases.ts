import { good } from './connecting-cases.ts'
import type { LabCase } from './lab-case.ts'
import { createLabWallet } from './lab-wallet.ts'
import { choose, endsConnected, failed, passed, pause, rowsOf, until } from './visit.ts'

/** A host that does not exist: a window that asks it for a picture tells a stranger who reads this page. */
const foreignIcon = 'https://pictures.example/wallet.png'

/** What wallets do wrong when they announce themselves, and in what they leave out. */
export const announcingCases: readonly LabCase[] = [
  {
    id: 'announced-twice',
    name: 'Announces itself twice',
    wallet: 'One wallet announces itself under two numbers.',
    visitor: 'The list has one row for it, which connects.',
    met: { issue: 'rainbow-me/rainbowkit#2208', url: 'https://github.com/rainbow-me/rainbowkit/issues/2208' },
    bound: 15_000,
    wallets(kit) {
      const wallet = createLabWallet(kit)
      return [wallet, { ...wallet, info: { ...wallet.info, uuid: crypto.randomUUID() } }]
    },
    async visit(kit) {
      kit.open()
      await until(() => rowsOf(kit)[0])
      await pause(300)
      const rows = rowsOf(kit).length
      if (rows !== 1) return failed(`The list has ${rows} rows for one wallet.`)
      rowsOf(kit)[0]!.click()
      const ended = await endsConnected(kit)
      return ended.passed ? passed('The list has one row. The wallet is connected.') : ended
    },
  },
  {
    id: 'nameless',
    name: 'Announces itself without an identity',
    wallet: 'A wallet announces itself without rdns, and a good one announces itself after it.',
    visitor: 'The good wallet is listed and connects.',
    met: { issue: 'wevm/wagmi#4090', url: 'https://github.com/wevm/wagmi/issues/4090' },
    bound: 15_000,
    wallets(kit) {
      const broken = createLabWallet(kit)
      broken.info = { uuid: crypto.randomUUID(), name: 'Lab wallet' }
      return [broken, good(kit)]
    },
    async visit(kit) {
      if (!(await choose(kit, 'Good wallet'))) return failed('The good wallet is not in the list.')
      return endsConnected(kit)
    },
  },
  {
    id: 'foreign-icon',
    name: 'A picture from elsewhere',
    wallet: 'The wallet announces an icon at another host, where the standard asks for a data address.',
    visitor: 'The wallet is listed with some picture, and no other host is asked for it.',
    met: { issue: 'syscoin/pali-wallet#844', url: 'https://github.com/syscoin/pali-wallet/pull/844' },
    bound: 15_000,
    wallets(kit) {
      const wallet = createLabWallet(kit)
      wallet.info = { ...wallet.info, icon: foreignIcon }
      return [wallet]
    },
    async visit(kit) {
      kit.open()
      if (!(await until(() => rowsOf(kit)[0]))) return failed('The wallet is not in the list.')
      await pause(500)
      const asked =
        performance.getEntriesByName(foreignIcon).length > 0 || kit.dialog()?.innerHTML.includes(foreignIcon)
      if (asked) return failed('The window asks the other host for the picture.')
      rowsOf(kit)[0]!.click()
      const ended = await endsConnected(kit)
      return ended.passed ? passed('No other host is asked. The wallet is connected.') : ended
    },
  },
  {
    id: 'no-removing',
    name: 'Cannot stop telling',
    wallet: 'The wallet has no removeListener, which the standard asks for.',
    visitor: 'The wallet is connected all the same, on the right network.',
    met: { issue: 'wevm/wagmi#3526', url: 'https://github.com/wevm/wagmi/issues/3526' },
    bound: 15_000,
    wallets(kit) {
      const wallet = createLabWallet(kit)
      wallet.provider.removeListener = undefined
      return [wallet]
    },
    async visit(kit) {
      return (await choose(kit)) ? endsConnected(kit) : failed('The wallet is not in the list.')
    },
  },
]
