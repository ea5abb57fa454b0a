import type { WalletDescriptor } from '../descriptor.ts'
import { monogram } from '../monogram.ts'

/**
 * WalletConnect, which is a way to a wallet rather than one. Its library is not part of the product: it is listed, unready, and
 * says so.
 */
export const walletConnect: WalletDescriptor = {
  id: 'walletConnect',
  name: 'WalletConnect',
  iconUrl: monogram({ name: 'WalletConnect', background: '#3b99fc', ink: '#ffffff' }),
  iconBackground: '#3b99fc',
  iconAccent: '#3b99fc',
  alwaysListed: true,
  ready: () => false,
}
