import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { appInstructions, extensionInstructions } from '#wallet/list/instructions.ts'
import { monogram } from '#wallet/list/monogram.ts'
import { appLinks, scannedAsIs } from '#wallet/list/walletconnect-link.ts'

/** Trust Wallet: app and extension. On a telephone its own browser opens the page. */
export const trust: WalletDescriptor = {
  id: 'trust',
  name: 'Trust Wallet',
  shortName: 'Trust',
  iconUrl: monogram({ name: 'Trust Wallet', background: '#ffffff', ink: '#0500ff' }),
  iconBackground: '#ffffff',
  iconAccent: '#0500ff',
  rdns: 'com.trustwallet.app',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
    ios: 'https://apps.apple.com/app/id1288339409',
    mobile: 'https://trustwallet.com/download',
    qrCode: 'https://trustwallet.com/download',
    chrome: 'https://chromewebstore.google.com/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph',
    browserExtension: 'https://trustwallet.com/browser-extension',
  },
  qrCode: { getUri: scannedAsIs, instructions: appInstructions('Trust Wallet', 'https://trustwallet.com') },
  extension: { instructions: extensionInstructions('Trust Wallet', 'https://trustwallet.com') },
  mobile: {
    getUri: appLinks(
      'https://link.trustwallet.com',
      (page) => `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(page)}`,
    ),
  },
}
