import type { WalletDriver } from './driver.ts'

/** The wallet of this site. The first press is kept until the code is loaded. It asks before it adds a network to the visitor's wallet. */
export const ours: WalletDriver = {
  name: 'ours',
  path: '/pricing',
  press: (page) => page.getByRole('button', { name: 'Connect Wallet' }).click(),
  accountButton: (page) => page.locator('#wallet-account-button'),
  chainButton: (page) => page.locator('#wallet-chain-button'),
  addNetwork: (dialog) => dialog.getByRole('button', { name: 'Add the network' }).click(),
}
