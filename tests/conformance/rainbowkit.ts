import { expect } from '@playwright/test'
import type { WalletDriver } from './driver.ts'

/**
 * RainbowKit 2.2.11, on the page of tests/rainbowkit. A press is lost before it knows whether the visitor is signed in: then it
 * closes its windows, so it is pressed once the server has answered. It adds a missing network without asking.
 */
export const rainbowKit: WalletDriver = {
  name: 'rainbowkit',
  path: '/',
  press: async (page) => {
    await page.waitForLoadState('networkidle')
    await expect(async () => {
      await page.getByRole('button', { name: 'Connect Wallet' }).click({ timeout: 2000 })
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 10_000 })
  },
  accountButton: (page) => page.getByTestId('rk-account-button'),
  chainButton: (page) => page.getByTestId(/^rk-(?:chain|wrong-network)-button$/),
  addNetwork: async () => {},
}
