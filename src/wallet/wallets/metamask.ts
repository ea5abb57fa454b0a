import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { appInstructions, extensionInstructions } from '#wallet/list/instructions.ts'
import { monogram } from '#wallet/list/monogram.ts'
import { appLinks, scannedAsIs } from '#wallet/list/walletconnect-link.ts'

/** MetaMask, reached as it announces itself, never through its SDK. On a telephone its own browser opens the page. */
export const metaMask: WalletDescriptor = {
  id: 'metaMask',
  name: 'MetaMask',
  iconUrl: monogram({ name: 'MetaMask', background: '#ffffff', ink: '#b04a00' }),
  iconBackground: '#ffffff',
  iconAccent: '#f6851a',
  rdns: 'io.metamask',
  aliases: ['io.metamask.mobile'],
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    ios: 'https://apps.apple.com/app/id1438144202',
    mobile: 'https://metamask.io/download',
    qrCode: 'https://metamask.io/download',
    chrome: 'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
    opera: 'https://addons.opera.com/extensions/details/metamask-10',
    browserExtension: 'https://metamask.io/download',
  },
  qrCode: { getUri: scannedAsIs, instructions: appInstructions('MetaMask', 'https://support.metamask.io') },
  extension: { instructions: extensionInstructions('MetaMask', 'https://support.metamask.io') },
  mobile: {
    getUri: appLinks(
      'https://metamask.app.link',
      (page) => `https://link.metamask.io/dapp/${page.replace(/^https?:\/\//, '')}`,
    ),
  },
}
