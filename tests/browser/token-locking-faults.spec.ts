import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { chooseSample, confirmSheet, connectTestWallet, permitTitle, showTool } from './lock-steps.ts'
import { goToQuestion } from './question-steps.ts'
import { hydrate } from './watch.ts'

async function connected(page: Page, baseURL: string) {
  const wallet = await connectTestWallet(page, { baseURL, path: '/token-locking' })
  await showTool(page)
  return wallet
}

async function lockInk(page: Page, amount: string) {
  await goToQuestion(page, 'Amount')
  await page.getByLabel('Amount, in INK').fill(amount)
  await goToQuestion(page, 'Form')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
}

test('an account that is switched between approval and lock stops the order, and the first account finishes it', async ({
  page,
  baseURL,
}) => {
  // The clock of the device is three years ahead: terms go by the chain.
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 3 * 365 * 86_400_000
  })
  const wallet = await connected(page, baseURL!)
  await chooseSample(page)
  await lockInk(page, '7')
  wallet.gate = 'reject'
  await confirmSheet(page, permitTitle)
  await expect(page.getByText('You went back, so nothing was sent.')).toBeVisible()
  wallet.gate = 'approve'
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await confirmSheet(page, permitTitle)
  const sheet = page.getByRole('dialog', { name: 'Lock tokens' })
  await expect(sheet).toContainText(new RegExp(`counted from \\d+ \\w+ ${new Date().getUTCFullYear()},`))
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  wallet.selectAccount(1)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByText('Switch your wallet back to that account')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeHidden()
  wallet.selectAccount(0)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await confirmSheet(page, 'Lock tokens')
  await expect(page.getByRole('link', { name: /public proof of lock/ })).toBeVisible()
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)

  // What an owner can do: here an end that moves.
  await page.getByRole('button', { name: 'Lock something else' }).click()
  await page.getByRole('button', { name: 'Your locks' }).click()
  const row = page.locator('.locks-row').filter({ hasText: '7 INK' })
  await row.locator('summary').click()
  await expectAccessible(page, '.locks')
  await row.getByRole('button', { name: 'End later' }).click()
  await expect(row.getByText('Choose an end later than the one now.')).toBeVisible()
  await row.getByLabel('New end').fill('2040-01-01T00:00')
  await row.getByRole('button', { name: 'End later' }).click()
  await confirmSheet(page, 'Make a lock end later')
  await expect(row.getByText(/until 1 January 2040|until 31 December 2039/).first()).toBeVisible()
})

test('what was typed outlasts another token, another part of the tool, a reload and a discarded plan', async ({
  page,
  baseURL,
}) => {
  await connected(page, baseURL!)
  await chooseSample(page)
  await goToQuestion(page, 'Owner')
  await page.getByLabel('For a list of accounts').check()
  await page.getByLabel('One line for each').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8 1.5')
  await expect(page.getByText('1 accounts, 1.5 INK in all.')).toBeVisible()

  await page.getByRole('button', { name: 'Your locks' }).click()
  await page.getByRole('button', { name: 'Lock tokens' }).click()
  await expect(page.getByText('1 accounts, 1.5 INK in all.')).toBeVisible()

  await page.reload()
  await hydrate(page)
  await showTool(page)
  await expect(page.getByText('1 accounts, 1.5 INK in all.')).toBeVisible()
  await page.getByLabel('For me').check()
  await page.getByLabel('Amount, in INK').fill('12.25')

  await page.getByRole('button', { name: /^Sample Paper/ }).click()
  await expect(page.getByRole('region', { name: 'Token Sample Paper' })).toBeVisible()
  await expect(page.getByLabel('Amount, in PAPER')).toHaveValue('12.25')

  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Lock tokens' })).toBeFocused()
  await expect(page.getByLabel('Amount, in PAPER')).toHaveValue('12.25')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('a wallet whose answer is lost is not asked for the same lock again', async ({ page, baseURL }) => {
    const wallet = await connected(page, baseURL!)
    await chooseSample(page)
    await lockInk(page, '3')
    await confirmSheet(page, permitTitle)
    const sheet = page.getByRole('dialog', { name: 'Lock tokens' })
    await expect(sheet).toBeVisible()
    wallet.gate = 'hold'
    await confirmSheet(page, 'Lock tokens')
    await expect.poll(() => wallet.held()).toBe(1)
    // The tab is gone before the wallet says yes.
    await page.goto('/pricing')
    wallet.answer('approve')
    wallet.gate = 'approve'
    await page.waitForTimeout(1500)
    await page.goto('/token-locking')
    await hydrate(page)
    await page.locator('#lock').scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: /public proof of lock/ })).toBeVisible()
    expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  })
})

test('without a wallet everything can be read, a list is checked line by line, and trouble is called trouble', async ({
  page,
}) => {
  await page.goto('/token-locking?token=0x9619689ADd9589058Ab9E4645f68a62f5972379d')
  await hydrate(page)
  await showTool(page)
  await expect(page.getByRole('region', { name: 'Token Sample Ink' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tokens you may mean' })).toBeHidden()
  await page.goto('/token-locking?token=0x00000000000000000000000000000000000a11cf')
  await hydrate(page)
  await expect(page.getByText('There is no contract at this address')).toBeVisible()
  await expect(page.getByText('To try this: connect the demo wallet')).toBeVisible()
  await page.getByRole('button', { name: /^Sample Ink/ }).click()
  await page.getByRole('radio', { name: 'For a list of accounts' }).check()
  const lines = Array.from({ length: 10_000 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, 'b')},1.5`)
  lines[1234] = '0x12,1'
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await page.getByLabel('or a CSV file').setInputFiles(file)
  await expect(page.getByText('Line 1235: This is not an address')).toBeVisible()
  await expect(page.getByText('9999 accounts, 14,998.5 INK in all.')).toBeVisible()
  await expect(page.getByText('9999 addresses have no checksum')).toBeVisible()
  await page.getByLabel('Token', { exact: true }).fill('0x00000000000000000000000000000000000000aa')
  await expect(page.getByText('There is no contract at this address')).toBeVisible()

  await page.route('**/rpc', (route) => route.abort())
  await page.getByRole('button', { name: 'Find a lock' }).click()
  await page.getByLabel('Token, owner, or number of a lock').fill('0x9619689ADd9589058Ab9E4645f68a62f5972379d')
  await expect(page.getByText('The chain does not answer.')).toBeVisible()
  // While it is away: the page asks again by itself, and its button is gone as soon as the chain answers.
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('The chain does not answer.')).toBeVisible()
  await page.unroute('**/rpc')
  await expect(page.getByRole('region', { name: 'Token Sample Ink' })).toBeVisible()
  await page.getByLabel('Token, owner, or number of a lock').fill('0x00000000000000000000000000000000000000aa')
  await expect(page.getByText('This address has no contract and no lock on this chain.')).toBeVisible()
})

test('the proof of a lock that never was says so, and an address that can be none is not found', async ({ page }) => {
  const none = String((0x9619689add9589058ab9e4645f68a62f5972379dn << 96n) + 999_999n)
  // What the server has written stays in the page, hidden.
  const nothing = page.getByRole('paragraph').filter({ hasText: 'Nothing was ever locked under it on this chain.' })
  const answer = await page.goto(`/token-locking/${none}`)
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no lock with this number' })).toBeVisible()
  expect((await page.request.get(`/badge/lock/${none}.svg`)).status()).toBe(404)
  expect((await page.request.get('/token-locking/hello')).status()).toBe(404)
  expect((await page.request.get('/badge/lock/hello.svg')).status()).toBe(404)
  await hydrate(page)
  await expect(nothing).toBeVisible()

  expect((await page.goto('/token-locking/1'))!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no lock with this number' })).toBeVisible()
  await hydrate(page)
  await expect(nothing).toBeVisible()
})
