import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { watch } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false, locale: 'de-AT' })

test('who reads German has the wallet’s windows in German, marked as such, and the page in English', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wallet verbinden' })
  await expect(dialog).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'MetaMask' }).click()
  await dialog.getByRole('button', { name: 'App holen' }).click()
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await expect(dialog.getByText('Öffnen Sie die App MetaMask')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth)).toBeLessThanOrEqual(320)
  expect(problems).toEqual([])
})
