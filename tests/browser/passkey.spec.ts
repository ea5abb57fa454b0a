import type { Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { chooseSample, showTool } from './lock-steps.ts'
import { hydrate } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Gives the page an authenticator of its own, which has no passkey yet. Answers what lets its owner be verified, or not. */
async function giveAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: (isUserVerified: boolean) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Chooses the passkey account in the window for connecting. */
async function choosePasskey(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
  await page.locator('#connect-wallet').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Passkey account' }).first().click()
}

/** Signs in: the sheet of the account, then its passkey. */
async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign message' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign this message?' })
  await expect(sheet).toContainText('Passkey account · test ether, worth nothing')
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
}

test('a passkey is an account: it signs in before it is made, locks in one press, and is there after a reload', async ({
  page,
}) => {
  const authenticator = await giveAuthenticator(page)
  await choosePasskey(page, '/token-locking')
  await signIn(page)
  await expect(page.locator('#wallet-account-button')).toBeVisible()
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('321')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()

  // The prompt is closed: nothing is sent and nothing is lost. Then one prompt is enough for both calls.
  const sheet = page.getByRole('dialog', { name: 'Send 2 calls together' })
  await authenticator.verify(false)
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(page.getByText('You went back, so nothing was sent.')).toBeVisible()
  await authenticator.verify(true)
  await page.getByRole('button', { name: 'Approve and lock' }).click()
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })).toBeVisible()

  await page.goto('/dashboard')
  await hydrate(page)
  await expect(page.locator('#wallet-account-button')).toBeVisible()
  await expect(page.getByText('321 INK').first()).toBeVisible()

  // It is made by now, and signs in as any contract does.
  await page.locator('#wallet-account-button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await choosePasskey(page, '/token-locking')
  await signIn(page)
  await expect(page.locator('#wallet-account-button')).toBeVisible()
})

test('a prompt that was closed leaves a sentence, and the next try connects', async ({ page }) => {
  const authenticator = await giveAuthenticator(page)
  await authenticator.verify(false)
  await choosePasskey(page, '/')
  const window = page.getByRole('dialog')
  await expect(window).toContainText('The passkey was not used')
  await expect(window).toContainText('Nothing was signed or sent: try again.')
  await authenticator.verify(true)
  await window.getByRole('button', { name: 'RETRY' }).click()
  await expect(page.getByRole('button', { name: 'Sign message' })).toBeVisible()
})
