import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { scannedAsIs } from '#wallet/list/walletconnect-link.ts'
import { walletPicture } from './picture.ts'

/**
 * WalletConnect, which is a way to a wallet rather than one: whichever scans its code. Without a project it is listed, unready, and
 * says so.
 */
export const walletConnect: WalletDescriptor = {
  id: 'walletConnect',
  name: 'WalletConnect',
  iconUrl: walletPicture('walletConnect', 'WalletConnect'),
  iconBackground: '#3b99fc',
  iconAccent: '#3b99fc',
  alwaysListed: true,
  ready: ({ walletConnect: configured }) => configured === true,
  qrCode: { getUri: scannedAsIs },
}
