import { expect } from '@playwright/test'
import type { WalletDriver } from './driver.ts'

/**
 * RainbowKit 2.2.11, on the page of tests/rainbowkit. A press is lost before it knows whether the visitor is signed in: then it
 * closes its windows. It adds a missing network without asking.
 */
export const rainbowKit: WalletDriver = {
  name: 'rainbowkit',
  path: '/',
  press: (page) =>
    expect(async () => {
      await page.getByRole('button', { name: 'Connect Wallet' }).click({ timeout: 2000 })
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
    }).toPass(),
  accountButton: (page) => page.getByTestId('rk-account-button'),
  chainButton: (page) => page.getByTestId(/^rk-(?:chain|wrong-network)-button$/),
  addNetwork: async () => {},
}
