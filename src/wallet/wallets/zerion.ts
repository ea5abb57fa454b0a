import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { appInstructions, extensionInstructions } from '#wallet/list/instructions.ts'
import { monogram } from '#wallet/list/monogram.ts'
import { appLinks, scannedAsIs } from '#wallet/list/walletconnect-link.ts'

/** Zerion: app and extension. */
export const zerion: WalletDescriptor = {
  id: 'zerion',
  name: 'Zerion',
  iconUrl: monogram({ name: 'Zerion', background: '#2962ef', ink: '#ffffff' }),
  iconBackground: '#2962ef',
  iconAccent: '#2962ef',
  rdns: 'io.zerion.wallet',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=io.zerion.android',
    ios: 'https://apps.apple.com/app/id1456732565',
    mobile: 'https://zerion.io/download',
    qrCode: 'https://zerion.io/download',
    chrome: 'https://chromewebstore.google.com/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
    browserExtension: 'https://zerion.io/extension',
  },
  qrCode: { getUri: scannedAsIs, instructions: appInstructions('Zerion', 'https://help.zerion.io/en/') },
  extension: { instructions: extensionInstructions('Zerion', 'https://help.zerion.io/en/') },
  mobile: { getUri: appLinks('https://wallet.zerion.io') },
}
