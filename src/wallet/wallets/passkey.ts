import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { monogram } from '#wallet/list/monogram.ts'

/** An account whose key is a passkey of this device, with test ether, only where the chain is the one that comes with the product. */
export const passkey: WalletDescriptor = {
  id: 'passkey',
  name: 'Passkey account',
  iconUrl: monogram({ name: 'Passkey account', background: '#2a45bb', ink: '#ffffff' }),
  iconBackground: '#2a45bb',
  iconAccent: '#2a45bb',
  applies: ({ chainId, demoWallet }) => demoWallet && chainId === 31_337,
  ready: () => true,
}
