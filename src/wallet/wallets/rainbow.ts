import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { appInstructions, extensionInstructions } from '#wallet/list/instructions.ts'
import { monogram } from '#wallet/list/monogram.ts'
import { appLinks, scannedAsIs } from '#wallet/list/walletconnect-link.ts'

/** Rainbow: app and extension. */
export const rainbow: WalletDescriptor = {
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: monogram({ name: 'Rainbow', background: '#0c2f78', ink: '#ffffff' }),
  iconBackground: '#0c2f78',
  iconAccent: '#0c2f78',
  rdns: 'me.rainbow',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    ios: 'https://apps.apple.com/app/id1457119021',
    mobile: 'https://rainbow.me/download',
    qrCode: 'https://rainbow.me/download',
    browserExtension: 'https://rainbow.me/extension',
  },
  qrCode: { getUri: scannedAsIs, instructions: appInstructions('Rainbow', 'https://rainbow.me') },
  extension: { instructions: extensionInstructions('Rainbow', 'https://rainbow.me') },
  mobile: { getUri: appLinks('https://rnbwapp.com') },
}
