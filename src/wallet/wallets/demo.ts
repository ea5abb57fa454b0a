import { colours } from '#content/colours.ts'
import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { monogram } from '#wallet/list/monogram.ts'

/** The demo wallet: a key made in this browser, with test ether, only where the chain is the one that comes with the product. */
export const demo: WalletDescriptor = {
  id: 'demo',
  name: 'Demo wallet',
  iconUrl: monogram({ name: 'Demo wallet', background: colours.ink.day, ink: '#ffffff' }),
  iconBackground: colours.ink.day,
  iconAccent: colours.ink.day,
  applies: ({ chainId, demoWallet }) => demoWallet && chainId === 31_337,
  ready: () => true,
}
