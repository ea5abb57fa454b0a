import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { chooseSample, confirmSheet, connectTestWallet, openWithDemoWallet, sendInDemoWallet } from './lock-steps.ts'
import { goToQuestion } from './question-steps.ts'
import { hydrate, watch } from './watch.ts'

const rows = (page: Page) => page.locator('.locks-row')
const part = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Shows a part of the tool, opens the grant of a name such as `No. 1` in it, and answers it. */
async function openGrant(page: Page, of: string, name: string) {
  await part(page, of).click()
  const row = rows(page).filter({ has: page.getByText(name, { exact: true }) })
  await expect(row).toHaveCount(1)
  if (!(await row.evaluate((details) => (details as HTMLDetailsElement).open))) await row.locator('> summary').click()
  return row
}

/** Shows the tool, and chooses a token whose facts it waits for. */
async function chooseToken(page: Page) {
  await page.locator('#give').scrollIntoViewIfNeeded()
  await chooseSample(page)
}

test('a grant is given with a signature in place of an approval, and anyone reads its page', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/grants')
  await chooseToken(page)
  await page.getByLabel('Account of the receiver').fill(receiver)
  await page.getByLabel('Amount, in INK').fill('480')
  await page.getByLabel('A little more every').selectOption('30 days')
  await page.getByLabel('Notice, in days').fill('30')
  await expectAccessible(page, '.locks')
  await page.getByRole('button', { name: 'Give the grants' }).click()

  // The curve of this schedule may be new to the chain: then it is stored first.
  const permit = page.getByRole('dialog', { name: 'Sign a permission to take tokens' })
  await expect(permit).toContainText('TokenGrants')
  await expect(permit).toContainText('480 INK')
  await expect(permit).not.toContainText('Check this first')
  await confirmSheet(page, 'Sign a permission to take tokens')
  await page.getByRole('dialog', { name: /^Sign/ }).getByRole('button', { name: 'Sign', exact: true }).click()
  const curve = page.getByRole('dialog', { name: 'Store a curve for grants' })
  const grant = page.getByRole('dialog', { name: 'Give a grant' })
  await expect(curve.or(grant)).toBeVisible()
  if (await curve.isVisible()) {
    await confirmSheet(page, 'Store a curve for grants')
    await sendInDemoWallet(page)
  }
  await expect(grant).toContainText('can revoke it with a notice of 30 days')
  await expect(grant).not.toContainText('Check this first')

  // A closed tab loses nothing: the signature is kept with the plan.
  await page.reload()
  await hydrate(page)
  await page.locator('#give').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Grant now' }).click()
  await confirmSheet(page, 'Give a grant')
  await sendInDemoWallet(page)
  const link = page.getByRole('link', { name: /public page of grant No\. \d+ of INK/ })
  await expect(link).toBeVisible()
  const path = (await link.getAttribute('href'))!

  const served = await (await page.request.get(path)).text()
  expect(served).toMatch(/<title>A grant of 480 INK that vests until/)
  expect(served).toMatch(/Revocable by 0x[\da-fA-F]{40} until renounced, with a notice of 30 days/)
  expect(served).toContain('its tokens do not count as locked')
  await link.click()
  await hydrate(page)
  await expect(page.getByRole('article', { name: 'Certificate of a grant: Sample Ink' })).toContainText('480 INK')
  await expect(page.getByRole('listitem').filter({ hasText: `granted to ${receiver}` })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'What would you like to do?' })).toHaveValue('revoke')
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect((await page.request.get('/grants/12345')).status()).toBe(404)
  expect(problems).toEqual([])
})

test('a company gives by a list, revokes with notice and takes back; the receiver withdraws and hands over', async ({
  page,
  baseURL,
}) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/grants' })
  const [company, person] = wallet.addresses as [string, string]
  await chooseToken(page)
  await page.getByRole('radio', { name: 'A list of accounts' }).check()
  const list = page.getByLabel('One line for each: address, amount')
  await list.fill(`address, amount\n${person}, 90, 2024-01-01, , 2034-01-01\n${person}, none`)
  await expect(page.getByText('Line 3: Write it in digits')).toBeVisible()
  await list.fill(`${person}, 90, 2024-01-01, , 2034-01-01\n${person}, 60, 2024-01-01, , 2034-01-01\n${person}, 30`)
  await expect(page.getByText('3 grants, 180 INK in all. 2 with a schedule of their own.')).toBeVisible()
  await page.getByRole('radio', { name: /^Own segments/ }).check()
  await page.getByLabel('Per cent of segment 1').fill('20')
  await expect(page.getByText('The parts come to 95 per cent.')).toBeVisible()
  await page.getByLabel('Per cent of segment 2').fill('80')
  await page.getByLabel('Notice, in days').fill('10')
  await page.getByRole('checkbox', { name: /^Sign for the tokens/ }).uncheck()
  await page.getByRole('button', { name: 'Give the grants' }).click()
  await confirmSheet(page, 'Allow someone to take tokens')
  const curve = page.getByRole('dialog', { name: 'Store a curve for grants' })
  const grant = page.getByRole('dialog', { name: 'Give a grant' })
  await expect(curve.or(grant)).toBeVisible()
  if (await curve.isVisible()) await confirmSheet(page, 'Store a curve for grants')
  await confirmSheet(page, 'Give a grant')
  await confirmSheet(page, 'Give several grants')
  await expect(page.getByRole('link', { name: /public page of grant/ })).toHaveCount(3)
  expect(company).not.toBe(person)

  // What the company would keep and lose is said before it revokes.
  await part(page, 'Given').click()
  await expect(rows(page)).toHaveCount(3)
  const names = await rows(page).locator('summary > :first-child').allTextContents()
  const [name] = names as [string]
  const given = await openGrant(page, 'Given', name)
  await expect(given.getByRole('combobox').first()).toHaveValue('revoke')
  await expect(given.getByText(/stay with the receiver, .* INK come back\./)).toBeVisible()
  await given.getByRole('button', { name: 'Revoke it', exact: true }).click()
  await confirmSheet(page, 'Revoke a grant')
  await expect(given).toContainText('to take back')
  await expect(given.getByRole('combobox').first()).toHaveValue('refund')
  await given.getByRole('button', { name: 'Take back what did not vest' }).click()
  await confirmSheet(page, 'Take back what did not vest')
  await expect(given.getByRole('combobox').first()).toBeHidden()

  // The receiver's side.
  await part(page, 'Received').click()
  await expect(page.getByText('This account receives no grant on this chain.')).toBeVisible()
  wallet.selectAccount(1)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: /^Withdraw .* INK from 2 grants/ }).click()
  await confirmSheet(page, 'Withdraw from several grants')
  const mine = await openGrant(page, 'Received', names[1]!)
  await expect(mine.getByText('Withdrawn', { exact: true }).locator('xpath=following-sibling::dd')).not.toHaveText(
    '0 INK',
  )
  await mine.getByRole('combobox').first().selectOption('Offer it to another account')
  await mine.getByLabel('Offered to').fill(company)
  await mine.getByRole('button', { name: 'Offer it to another account' }).click()
  await confirmSheet(page, 'Offer a grant to another account')
  await expect(mine).toContainText('The grant is offered to 0x')
  wallet.selectAccount(0)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByRole('heading', { name: 'Offered to you' })).toBeVisible()
  const offered = rows(page).first()
  await offered.locator('> summary').click()
  await offered.getByRole('button', { name: 'Accept this grant' }).click()
  await confirmSheet(page, 'Accept a grant')
  await expect(page.getByRole('heading', { name: 'Offered to you' })).toBeHidden()
  await expect(rows(page)).toHaveCount(1)
})

test('the tool fits a phone, and finds a grant without a wallet', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/grants')
  await hydrate(page)
  await page.locator('#give').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Sample Ink/ }).click()
  await goToQuestion(page, 'Receiver')
  await page.getByLabel('Account of the receiver').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await goToQuestion(page, 'Amount')
  await page.getByLabel('Amount, in INK').fill('1')
  await goToQuestion(page, 'Schedule')
  await page.getByRole('radio', { name: /^Own segments/ }).check()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await expectAccessible(page, '.locks')
  await part(page, 'Find a grant').click()
  await page.getByLabel('Token, or number of a grant').fill('nothing')
  await expect(page.getByText('Paste the address of a token, or the number of a grant.')).toBeVisible()
  await page.getByLabel('Token, or number of a grant').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await expect(page.getByText('There is no contract at this address on this chain.')).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
