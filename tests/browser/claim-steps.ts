import { expect, type Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'

/** Shows the tool that makes campaigns, and chooses the sample token. */
export async function chooseToken(page: Page) {
  await page.locator('#create').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Sample Ink/ }).click()
  await expect(page.getByRole('region', { name: 'Token Sample Ink' })).toContainText('You have')
}

/** The address of the demo wallet of this browser. */
export async function demoAddress(page: Page): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('intaglio.demo-wallet'))
  return privateKeyToAccount((JSON.parse(kept!) as { privateKey: `0x${string}` }).privateKey).address
}

/** Looks an account up on the page of a campaign. */
export async function lookUp(page: Page, account: string) {
  await page.getByLabel('Address or name').fill(account)
  await page.getByRole('button', { name: 'Look it up' }).click()
}
