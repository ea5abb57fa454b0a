import { expect, type Page } from '@playwright/test'
import type { TestWallet } from './test-wallet.ts'

/** How many transactions a wallet was asked to send. */
export const sends = ({ requests }: TestWallet) => requests.filter((method) => method === 'eth_sendTransaction').length

/** What is to be signed is not shown any more, and a notification says why and what to do. */
export async function expectWithdrawn(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Continue in wallet' })).toBeHidden()
  await expect(page.locator('.toast')).toContainText(why)
  await expect(page.locator('.toast')).toContainText('Nothing was sent.')
}

/** Connects the test wallet from the window that is open, and signs in. */
export async function connectInWindow(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
  await signInAgain(page)
}

/** Proves the account that the wallet shows now. */
export async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.locator('#wallet-account-button')).toBeVisible()
}
