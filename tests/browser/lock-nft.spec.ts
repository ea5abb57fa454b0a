import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import {
  chooseSample,
  confirmSheet,
  openWithDemoWallet,
  permitTitle,
  sendInDemoWallet,
  showTool,
  signInDemoWallet,
} from './lock-steps.ts'
import { watch } from './watch.ts'

test('a lock is made as an NFT by one signature, its picture comes from the chain, and its holder moves the end', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/token-locking')
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('21')
  await page.getByRole('radio', { name: 'An NFT, handed over in two steps' }).check()
  await expect(page.getByText('It moves only once the receiver accepts.')).toBeVisible()
  await expectAccessible(page, '.locks')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  const permission = page.getByRole('dialog', { name: permitTitle })
  await expect(permission).toContainText('LockDeeds')
  await expect(permission).toContainText('21 INK')
  await expect(permission).not.toContainText('Look twice')
  await confirmSheet(page, permitTitle)
  await signInDemoWallet(page)
  const sheet = page.getByRole('dialog', { name: 'Lock tokens as an NFT' })
  await expect(sheet).toContainText('by offer and acceptance')
  await confirmSheet(page, 'Lock tokens as an NFT')
  await sendInDemoWallet(page)
  await expect(page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })).toBeVisible()

  await page.getByRole('button', { name: 'Lock something else' }).click()
  await page.getByRole('button', { name: 'Your locks' }).click()
  await expect(page.getByRole('heading', { name: 'Your locks as NFTs' })).toBeVisible()
  const row = page.locator('.locks-row').filter({ hasText: '21 INK' })
  await row.locator('summary').click()
  const seal = row.getByRole('img', { name: /^The seal of lock No\. \d+ of INK/ })
  await expect(seal).toBeVisible()
  await expect.poll(() => seal.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(row).toContainText('This NFT changes hands by offer and acceptance only.')
  await expectAccessible(page, '.locks')
  await row.getByRole('button', { name: 'End later' }).click()
  await row.getByLabel('New end').fill('2040-01-01T00:00')
  await row.getByRole('button', { name: 'End later' }).click()
  await confirmSheet(page, 'Make a lock end later')
  await sendInDemoWallet(page)
  await expect(row.getByText(/until 1 January 2040|until 31 December 2039/).first()).toBeVisible()
  expect(problems).toEqual([])
})
