import { expect, test, type Page } from './journey-test.ts'
import { chooseSample, confirmSheet, connectTestWallet, permitTitle, showTool } from './lock-steps.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const rows = (page: Page) => page.locator('.locks-row')
/** The lock of a name such as `No. 1`. */
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByText(name, { exact: true }) })

/** Opens a lock of the list, unless it is open. */
async function open(page: Page, text: string) {
  const summary = row(page, text).locator('> summary')
  await expect(summary).toBeVisible()
  if (!(await row(page, text).evaluate((details) => (details as HTMLDetailsElement).open))) await summary.click()
  return row(page, text)
}

/** Chooses an action of an open lock, fills its fields, and says yes to its sheet. */
async function perform(page: Page, of: string, { name, title, fill }: Action) {
  const lock = await open(page, of)
  await lock.getByRole('combobox').first().selectOption(name)
  await fill?.(lock)
  await lock.getByRole('button', { name, exact: true }).click()
  await confirmSheet(page, title)
}
type Action = { name: string; title: string | RegExp; fill?: (lock: ReturnType<typeof row>) => Promise<unknown> }

test('a lock is split, merged, handed over in two steps, and paid out, each by its sheet', async ({
  page,
  baseURL,
}) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/token-locking' })
  await showTool(page)
  await chooseSample(page)

  // Another network, and more than there is: nothing is asked of the wallet.
  wallet.selectChain(1)
  await page.getByLabel('Amount, in INK').fill('9')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByText('Your wallet is on another network. Switch it to Local chain.')).toBeVisible()
  wallet.selectChain(31_337)
  await page.getByLabel('Amount, in INK').fill('999999999')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByText(/You have .* INK: lock that much or less\./)).toBeVisible()
  expect(wallet.requests).not.toContain('eth_sendTransaction')

  // Vests evenly, so that something is free at once.
  await page.getByLabel('Amount, in INK').fill('9')
  await page.getByRole('radio', { name: /^Evenly a little/ }).check()
  await page.getByLabel('Begins').fill('2024-01-01T00:00')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await confirmSheet(page, permitTitle)
  await confirmSheet(page, 'Lock tokens')
  await expect(page.getByRole('link', { name: /public proof of lock/ })).toBeVisible()
  await page.getByRole('button', { name: 'Your locks' }).click()
  await expect(rows(page)).toHaveCount(1)
  const made = (await rows(page).locator('summary > :first-child').textContent())!
  await perform(page, made, {
    name: 'Split in two',
    title: 'Split a lock in two',
    fill: (lock) => lock.getByLabel('Amount, in INK').fill('4'),
  })
  await expect(rows(page)).toHaveCount(2)
  const kept = (await rows(page).locator('summary > :first-child').first().textContent())!

  // Anyone finds them by their owner.
  await page.getByRole('button', { name: 'Find a lock' }).click()
  await page.getByLabel('Token, owner, or number of a lock').fill(wallet.addresses[0]!)
  await expect(page.getByRole('heading', { name: 'Owned by this address' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Your locks' }).click()
  await perform(page, kept, {
    name: 'Put another lock into it',
    title: 'Put one lock into another',
    fill: (lock) => lock.getByLabel('Lock that goes into this one').selectOption({ index: 1 }),
  })
  await expect(rows(page)).toHaveCount(1)

  // One press, two prompts. A no to the second keeps what was typed, and the approval is not asked for again.
  const approval = 'Allow someone to take tokens'
  const adding = page.getByRole('dialog', { name: 'Add tokens to a lock' })
  await perform(page, kept, {
    name: 'Add tokens',
    title: approval,
    fill: (lock) => lock.getByLabel('Amount, in INK').fill('2'),
  })
  await expect(adding).toContainText('2 INK')
  await adding.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, kept).getByRole('alert')).toContainText('The lock may take 2 INK now.')
  await expect(row(page, kept).getByLabel('Amount, in INK')).toHaveValue('2')
  await row(page, kept).getByRole('button', { name: 'Add tokens', exact: true }).click()
  await confirmSheet(page, 'Add tokens to a lock')
  await expect(row(page, kept).getByText(/^Done: Add tokens: lock No\. \d+ of INK\.$/)).toBeVisible()
  await expect(row(page, kept).locator('> summary')).toContainText('11 INK')

  await perform(page, kept, {
    name: 'Offer it to another account',
    title: 'Offer a lock to another account',
    fill: (lock) => lock.getByLabel('Offered to').fill(wallet.addresses[1]!),
  })
  await expect(row(page, kept)).toContainText('Offered to 0x')
  wallet.selectAccount(1)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByRole('heading', { name: 'Offered to you' })).toBeVisible()
  const offered = await open(page, kept)
  await offered.getByRole('button', { name: 'Accept this lock' }).click()
  await confirmSheet(page, 'Accept a lock')
  await expect(page.getByRole('heading', { name: 'Offered to you' })).toBeHidden()
  await perform(page, kept, {
    name: 'Withdraw what is free',
    title: 'Withdraw vested tokens',
    fill: (lock) => lock.getByRole('button', { name: '50 %' }).click(),
  })
  await expect(page.locator('#lock')).toContainText(/[\d.]+…? INK free/)
  // What was done stands where the button is, with the focus.
  await expect(row(page, kept).getByText(/^Done: Withdraw what is free: lock No\. \d+ of INK\.$/)).toBeVisible()
  await expect(row(page, kept).locator('.result')).toBeFocused()
})
