import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { monogram } from '#wallet/list/monogram.ts'

/** The demo wallet: a key made in this browser, with test ether, only where the chain is the one that comes with the product. */
export const demo: WalletDescriptor = {
  id: 'demo',
  name: 'Demo wallet',
  iconUrl: monogram({ name: 'Demo wallet', background: '#2a45bb', ink: '#ffffff' }),
  iconBackground: '#2a45bb',
  iconAccent: '#2a45bb',
  applies: ({ chainId, demoWallet }) => demoWallet && chainId === 31_337,
  ready: () => true,
}
