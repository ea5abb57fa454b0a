import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { chooseSample, confirmSheet, openWithDemoWallet, sendInDemoWallet, showTool } from './lock-steps.ts'
import { hydrate, watch } from './watch.ts'

test('from the page to a locked token to its public proof, over a refusal and a reload in between', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/token-locking')
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('1234.5')
  await page.getByRole('radio', { name: /^Equal steps/ }).check()
  await expectAccessible(page, '.locks')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()

  await page
    .getByRole('dialog', { name: 'Allow someone to take tokens' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(page.getByText('You went back, so nothing was sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve the exact amount' }).click()
  const approval = page.getByRole('dialog', { name: 'Allow someone to take tokens' })
  await expect(approval).toContainText('1,234.5 INK')
  // Token and lock are ours: both are named, and nothing alarms.
  await expect(approval).toContainText('TokenLocker')
  await expect(approval).toContainText('Sample Ink')
  await expect(approval.getByRole('button', { name: 'Continue in wallet' })).toBeEnabled()
  await expect(approval).not.toContainText('Look twice')
  await confirmSheet(page, 'Allow someone to take tokens')
  await sendInDemoWallet(page)
  await expect(page.getByRole('dialog', { name: 'Lock tokens for yourself' })).toContainText('in 4 equal steps')

  // Between the approval and the lock: what is done stays done, and the lock is still to be made.
  await page.reload()
  await hydrate(page)
  await page.locator('#lock').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await confirmSheet(page, 'Lock tokens for yourself')
  await sendInDemoWallet(page)
  const proof = page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })
  await expect(proof).toBeVisible()
  const path = (await proof.getAttribute('href'))!

  // Anyone sees it, before any script and without a wallet.
  const served = await (await page.request.get(path)).text()
  expect(served).toContain('1,234.5 INK')
  expect(served).toMatch(/<title>1,234\.5 INK locked until/)
  await proof.click()
  await hydrate(page)
  await expect(page.getByRole('article', { name: 'Certificate of a lock: Sample Ink' })).toContainText('1,234.5 INK')
  await expect(page.getByRole('listitem').filter({ hasText: 'locked for' })).toBeVisible()
  await expectAccessible(page, 'main')
  const badge = await page.request.get(`/badge/lock/${path.split('/').at(-1)}.svg`)
  expect(badge.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  expect(await badge.text()).toContain('Vesting until')
  expect(problems).toEqual([])
})
