import { expect, test, type Page } from './journey-test.ts'
import {
  chooseSample,
  confirmSheet,
  openWithDemoWallet,
  permitTitle,
  sendInDemoWallet,
  showTool,
  signInDemoWallet,
} from './lock-steps.ts'
import { asksFor, spoilChain, type Spoil } from './spoiled-chain.ts'

const approvalTitle = 'Allow someone to take tokens'
const proofOf = (page: Page) => page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** How many transactions the page has sent. */
function countSent(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('eth_sendRawTransaction')) sent.push(request.url())
  })
  return () => sent.length
}

async function beginLock(page: Page, amount: string) {
  await openWithDemoWallet(page, '/token-locking')
  await showTool(page)
  await chooseSample(page)
  await expect(page.getByText('One signature for exactly this amount')).toBeVisible()
  await page.getByLabel('Amount, in INK').fill(amount)
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
}

/** The node knows the transaction, in no block yet. */
const unmined: Spoil = ({ method }, { result }) => {
  if (method === 'eth_getTransactionReceipt') return { result: null }
  const waits = { blockHash: null, blockNumber: null, transactionIndex: null }
  return method === 'eth_getTransactionByHash' && result ? { result: { ...result, ...waits } } : undefined
}

/** The node has neither the transaction nor its receipt, and blocks that hold it. */
const unknown: Spoil = ({ method }) =>
  method === 'eth_getTransactionReceipt' || method === 'eth_getTransactionByHash' ? { result: null } : undefined

test('a lock in a block that the node gives no receipt of is on its way, and is made once', async ({ page }) => {
  test.slow()
  const spoil = await spoilChain(page)
  const sent = countSent(page)
  await beginLock(page, '7')
  await confirmSheet(page, permitTitle)
  await signInDemoWallet(page)
  await confirmSheet(page, 'Lock tokens')
  spoil(unmined)
  await sendInDemoWallet(page)
  await expect(page.getByText('The lock is on its way.')).toBeVisible()
  await page.waitForTimeout(3_500)
  spoil(unknown)
  // Longer than a transaction is looked for in vain until it is called dropped.
  await page.waitForTimeout(12_000)
  await expect(page.getByText('The lock is on its way.')).toBeVisible()
  await expect(dialog(page, approvalTitle)).toBeHidden()
  spoil(undefined)
  await expect(proofOf(page)).toBeVisible()
  expect(sent()).toBe(1)
})

test('an approval in a block that the node does not show is not asked for again, and the lock follows once it is', async ({
  page,
}) => {
  const spoil = await spoilChain(page)
  const sent = countSent(page)
  await beginLock(page, '11')
  await dialog(page, permitTitle).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Approve the exact amount instead' }).click()
  await confirmSheet(page, approvalTitle)
  spoil((call) => (asksFor(call, 'allowance(address,address)') ? { result: `0x${'0'.repeat(64)}` } : undefined))
  await sendInDemoWallet(page)
  await expect(page.getByText('The approval is in a block, and the node does not show it yet.')).toBeVisible()
  await expect(dialog(page, approvalTitle)).toBeHidden()
  spoil(undefined)
  await confirmSheet(page, 'Lock tokens for yourself')
  await sendInDemoWallet(page)
  await expect(proofOf(page)).toBeVisible()
  expect(sent()).toBe(2)
})

test('a sheet says that it is not known what leaves where a node simulates nothing, and reads amounts once it can', async ({
  page,
}) => {
  const spoil = await spoilChain(page)
  const busy = { result: undefined, error: { code: -32_005, message: 'Too many requests' } }
  await beginLock(page, '7')
  await confirmSheet(page, permitTitle)
  spoil((call) => (call.method === 'eth_simulateV1' || asksFor(call, 'decimals()', 'symbol()') ? busy : undefined))
  await signInDemoWallet(page)
  const sheet = dialog(page, 'Lock tokens')
  await expect(sheet).toContainText('not known')
  await expect(sheet.locator('.sign-moves')).not.toContainText('nothing')
  await expect(sheet).toContainText('7,000,000,000,000,000,000')
  spoil(undefined)
  await expect(sheet).toContainText('7 INK')
  await expect(sheet).not.toContainText('7,000,000,000,000,000,000')
})
