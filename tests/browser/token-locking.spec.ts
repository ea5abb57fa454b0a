import { sampleWorld } from '#chain/contracts/sample-world.ts'
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

  await page.getByRole('dialog', { name: permitTitle }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You went back, so nothing was sent.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve the exact amount instead' })).toBeVisible()
  await expectAccessible(page, '.locks')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const permission = page.getByRole('dialog', { name: permitTitle })
  await expect(permission).toContainText('1,234.5 INK')
  // Token and lock are ours: both are named, and nothing alarms.
  await expect(permission).toContainText('TokenLocker')
  await expect(permission).toContainText('Sample Ink')
  await expect(permission).not.toContainText('Check this first')
  await confirmSheet(page, permitTitle)
  const wallet = page.getByRole('dialog', { name: 'Sign this data?' })
  await expect(wallet).toContainText('1,234.5 INK')
  await expect(wallet).toContainText('May take them')
  await signInDemoWallet(page)
  const sheet = page.getByRole('dialog', { name: 'Lock tokens' })
  await expect(sheet).toContainText('in 4 equal steps')
  await expect(sheet).toContainText('your signature')

  // Between the signature and the lock: what is signed is kept, and the lock is still to be made.
  await page.reload()
  await hydrate(page)
  await page.locator('#lock').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await confirmSheet(page, 'Lock tokens')
  await sendInDemoWallet(page)
  const proof = page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })
  await expect(proof).toBeVisible()
  // The result stands before the visitor, and is what a screen reader is at.
  await expect(page.locator('.locks-order')).toBeFocused()
  await expect(proof).toBeInViewport()
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

test('who does not want to sign approves instead, and the lock is the same', async ({ page, baseURL }) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/token-locking')
  await showTool(page)
  await chooseSample(page)
  await expect(page.getByText('One signature for exactly this amount')).toBeVisible()
  await page.getByLabel('Amount, in INK').fill('11')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('dialog', { name: permitTitle }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Approve the exact amount instead' }).click()
  const approval = page.getByRole('dialog', { name: 'Allow someone to take tokens' })
  await expect(approval).toContainText('11 INK')
  await expect(approval).not.toContainText('Check this first')
  await confirmSheet(page, 'Allow someone to take tokens')
  await sendInDemoWallet(page)
  await confirmSheet(page, 'Lock tokens for yourself')
  await sendInDemoWallet(page)
  const proof = page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })
  await expect(proof).toBeVisible()

  // Coming back finds the result; a link that names another token finds the form for that one.
  await page.goto('/token-locking')
  await expect(proof).toBeVisible()
  await page.goto(`/token-locking?token=${sampleWorld.pair}`)
  await expect(page.getByRole('region', { name: /^Token Uniswap V2/ })).toContainText('You have')
  await expect(proof).toBeHidden()
  expect(problems).toEqual([])
})
