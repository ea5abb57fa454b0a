import { colours } from '#content/colours.ts'
import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { monogram } from '#wallet/list/monogram.ts'

/** An account whose key is a passkey of this device, with test ether, only where the chain is the one that comes with the product. */
export const passkey: WalletDescriptor = {
  id: 'passkey',
  name: 'Passkey account',
  iconUrl: monogram({ name: 'Passkey account', background: colours.ink.day, ink: '#ffffff' }),
  iconBackground: colours.ink.day,
  iconAccent: colours.ink.day,
  applies: ({ chainId, demoWallet }) => demoWallet && chainId === 31_337,
  ready: () => true,
}
