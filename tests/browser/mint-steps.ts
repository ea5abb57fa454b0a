import { expect, type Page } from '@playwright/test'
import { sampleCodes } from '#tools/mint/codes/sample-codes.ts'

/** The codes of the sample collection, one for each journey and screen: used once, they are used. */
export const cards = sampleCodes

export const mintButton = (page: Page) => page.getByRole('button', { name: 'Mint', exact: true })
export const minted = (page: Page) => page.getByRole('heading', { name: /^No\. \d+ is minted$/ })

/** Types a code and has it checked. */
export async function check(page: Page, code: string) {
  await page.locator('#mint-code').fill(code)
  await page.getByRole('button', { name: 'Check the code' }).click()
}

/** Connects the demo wallet from the window that a press on Mint has opened, and signs in. */
export async function connectDemoWallet(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).first().click()
  await page
    .getByRole('dialog', { name: 'Allow this site to see your demo address?' })
    .getByRole('button', { name: 'Connect' })
    .click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await page
    .getByRole('dialog', { name: 'Sign this message?' })
    .getByRole('button', { name: 'Sign', exact: true })
    .click()
  await expect(page.locator('#wallet-account-button')).toBeVisible()
}

/** Goes on in the sheet that shows what is signed, and confirms in the demo wallet. */
export async function sendWithDemoWallet(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Continue in wallet' }).click()
  await page.locator('#demo-wallet').getByRole('button', { name: 'Send', exact: true }).click()
}
