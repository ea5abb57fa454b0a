import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { appInstructions, extensionInstructions } from '#wallet/list/instructions.ts'
import { monogram } from '#wallet/list/monogram.ts'

/** Rabby: extension and app. */
export const rabby: WalletDescriptor = {
  id: 'rabby',
  name: 'Rabby Wallet',
  shortName: 'Rabby',
  iconUrl: monogram({ name: 'Rabby Wallet', background: '#ffffff', ink: '#4c5fd5' }),
  iconBackground: '#ffffff',
  iconAccent: '#7084ff',
  rdns: 'io.rabby',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=com.debank.rabbymobile',
    ios: 'https://apps.apple.com/app/id6474381673',
    mobile: 'https://rabby.io',
    qrCode: 'https://rabby.io',
    chrome: 'https://chromewebstore.google.com/detail/rabby-wallet/acmacodkjbdgmoleebolmdjonilkdbch',
    browserExtension: 'https://rabby.io',
  },
  qrCode: { instructions: appInstructions('Rabby', 'https://rabby.io') },
  extension: { instructions: extensionInstructions('Rabby', 'https://rabby.io') },
}
