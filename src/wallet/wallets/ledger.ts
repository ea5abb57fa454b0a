import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { appInstructions, desktopInstructions } from '#wallet/list/instructions.ts'
import { monogram } from '#wallet/list/monogram.ts'
import { scannedAsIs } from '#wallet/list/walletconnect-link.ts'

const site = 'https://www.ledger.com/ledger-live'

/**
 * Ledger: an app for the telephone and one for the computer, which both take requests over WalletConnect. Its links belong to no site,
 * so none is opened.
 */
export const ledger: WalletDescriptor = {
  id: 'ledger',
  name: 'Ledger',
  iconUrl: monogram({ name: 'Ledger', background: '#000000', ink: '#ffffff' }),
  iconBackground: '#000000',
  iconAccent: '#000000',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
    ios: 'https://apps.apple.com/app/id1361671700',
    mobile: site,
    qrCode: site,
    desktop: `${site}/download`,
  },
  qrCode: { getUri: scannedAsIs, instructions: appInstructions('Ledger', site) },
  desktop: { instructions: desktopInstructions('Ledger', site) },
}
