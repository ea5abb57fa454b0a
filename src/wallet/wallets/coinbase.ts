import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { appInstructions, extensionInstructions } from '#wallet/list/instructions.ts'
import { monogram } from '#wallet/list/monogram.ts'
import { appLinks, scannedAsIs } from '#wallet/list/walletconnect-link.ts'

/** Coinbase Wallet: app and extension. On a telephone its own browser opens the page. */
export const coinbase: WalletDescriptor = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  iconUrl: monogram({ name: 'Coinbase Wallet', background: '#2c5ff6', ink: '#ffffff' }),
  iconBackground: '#2c5ff6',
  iconAccent: '#2c5ff6',
  rdns: 'com.coinbase.wallet',
  aliases: ['coinbaseWallet'],
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    ios: 'https://apps.apple.com/app/id1278383455',
    mobile: 'https://www.coinbase.com/wallet/downloads',
    qrCode: 'https://www.coinbase.com/wallet/downloads',
    chrome: 'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
    browserExtension: 'https://www.coinbase.com/wallet/downloads',
  },
  qrCode: { getUri: scannedAsIs, instructions: appInstructions('Coinbase Wallet', 'https://www.coinbase.com/wallet') },
  extension: { instructions: extensionInstructions('Coinbase Wallet', 'https://www.coinbase.com/wallet') },
  mobile: {
    getUri: appLinks('https://go.cb-w.com', (page) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(page)}`),
  },
}
