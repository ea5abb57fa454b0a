import type { Locator, Page } from '@playwright/test'

/** What differs between two wallet kits that show the same steps: where the page is, and how its controls are found. */
export type WalletDriver = {
  name: 'ours' | 'rainbowkit'
  /** The page with the control in its header. */
  path: string
  /** Presses on Connect Wallet until the window is there. */
  press: (page: Page) => Promise<void>
  /** The control of the connected account, and that of its network. */
  accountButton: (page: Page) => Locator
  chainButton: (page: Page) => Locator
  /** Has a network added that the wallet does not know, once switching to it has failed. */
  addNetwork: (dialog: Locator) => Promise<void>
}
