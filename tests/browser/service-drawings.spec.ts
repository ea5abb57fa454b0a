import { expect, test } from './journey-test.ts'
import { hydrate } from './watch.ts'

test('without a script a finding is chosen by keyboard: its lines are lit, its test and its fix are shown', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/smart-contract-audit#findings')
  const findings = page.locator('#findings')
  await expect(findings.getByRole('heading', { name: 'A member can withdraw again while being paid' })).toBeVisible()
  const lit = findings.locator('.annotated-line', { hasText: 'uint256 held' })
  const ground = () => lit.evaluate((line) => getComputedStyle(line).backgroundColor)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')

  await findings.getByRole('radio', { name: /F-01/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(findings.getByRole('heading', { name: 'A gift to the vault takes the next deposit' })).toBeVisible()
  await expect(findings.getByText('function test_F02_a_gift_takes_nothing_from_the_next')).toBeVisible()
  await expect(findings.getByText('function test_F01_others_keep_their_ether')).toBeHidden()
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)')
  await context.close()
})

test('a pin in the picture chooses its finding, and an attack leads to the next one', async ({ page }) => {
  await page.goto('/smart-contract-audit')
  await page.locator('.annotated-pin', { hasText: 'F-03' }).click()
  await expect(page.getByRole('radio', { name: /F-03/ })).toBeChecked()

  await page.goto('/nft-audit')
  await page.getByText('Next attack: The mint limit').click()
  await expect(page.getByRole('radio', { name: '2. The mint limit' })).toBeChecked()
  await expect(page.getByText('A counter of mints for each address')).toBeVisible()
})

test('features that are ticked in the matrix are ticked in the creator', async ({ page }) => {
  await page.goto('/erc20-token-development')
  await hydrate(page)
  const matrix = page.locator('#features')
  await matrix.getByRole('checkbox', { name: 'Mint', exact: true }).check()
  await matrix.getByRole('checkbox', { name: 'Burn', exact: true }).check()
  await expect(matrix.getByRole('status')).toHaveText('2 features: 1 warning and 0 questions for a buyer.')
  await matrix.getByRole('button', { name: 'Open the creator with these' }).click()
  await expect(page).toHaveURL(/kind=erc20&with=\w+&with=\w+#create$/)
  await hydrate(page)
  await expect(page.locator('#token-option-mintable')).toBeChecked()
  await expect(page.locator('#token-option-burnable')).toBeChecked()
  await expect(page.locator('#token-option-pausable')).not.toBeChecked()
})

test('a buyer’s first minute follows the token in the creator', async ({ page }) => {
  await page.goto('/meme-token')
  await hydrate(page)
  const minute = page.locator('#minute')
  await expect(minute).toContainText('5 of 7')
  await page.locator('#token-option-mintable').check()
  await page.locator('#token-name').fill('Gold')
  await expect(minute).toContainText('3 of 7')
  await expect(minute).toContainText('Gold')
  await expect(minute.locator('[data-taken=warning] h3')).toHaveText(['Can anyone create more?'])
})
