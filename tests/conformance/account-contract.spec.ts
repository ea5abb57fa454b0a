import { expect, promise } from './contract-test.ts'
import { connectButton, dialogOf, fund, signIn } from './wallet-steps.ts'

promise('the bar shows the first and last four characters of the address', async (visit) => {
  await signIn(visit)
  const { address } = visit.wallet
  await expect(visit.driver.accountButton(visit.page)).toContainText(`${address.slice(0, 4)}…${address.slice(-4)}`)
})

promise('a balance is cut off and never rounded up', async (visit) => {
  const { page, wallet, baseURL, driver } = visit
  // 9.9969…, of which three in a hundred thousand went into the fee.
  await fund({ page, wallet }, { baseURL, spent: 3n * 10n ** 15n })
  await signIn(visit)
  await expect(driver.accountButton(page)).toContainText('9.99 ETH')
})

promise('a round balance is shown without zeros', async (visit) => {
  const { page, wallet, baseURL, driver } = visit
  await fund({ page, wallet }, { baseURL })
  await signIn(visit)
  await expect(driver.accountButton(page)).toContainText(/(?<!\d)10 ETH/)
})

promise('the address is copied, and the button says so for a moment', async (visit) => {
  const { page, wallet, driver } = visit
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(visit)
  await driver.accountButton(page).click()
  await dialogOf(page).getByText('Copy Address').click()
  await expect(dialogOf(page)).toContainText('Copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address)
  await expect(dialogOf(page)).toContainText('Copy Address')
})

promise('disconnecting leads back to the one button', async (visit) => {
  const { page, driver } = visit
  await signIn(visit)
  await driver.accountButton(page).click()
  await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(connectButton(page)).toBeVisible()
  await expect(driver.accountButton(page)).toBeHidden()
})

promise('a page that is loaded again is still connected', async (visit) => {
  await signIn(visit)
  await visit.page.reload()
  await expect(visit.driver.accountButton(visit.page)).toBeVisible()
})

promise('the account window has its transactions and a way to the explorer', async (visit) => {
  const { page, driver } = visit
  await signIn(visit)
  await driver.accountButton(page).click()
  await expect(dialogOf(page)).toContainText('transactions will appear here...')
  await expect(dialogOf(page)).toContainText('View more on explorer')
})

promise('the account window has a name', async (visit) => {
  const { page, driver } = visit
  await signIn(visit)
  await driver.accountButton(page).click()
  await expect(dialogOf(page)).toHaveAccessibleName(/0x/)
})

promise('a wallet that was connected is listed as recent', async (visit) => {
  const { page, driver } = visit
  await signIn(visit)
  await driver.accountButton(page).click()
  await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
  await driver.press(page)
  await expect(dialogOf(page).getByText('Recent').first()).toBeVisible()
})

promise('recent wallets are at the top in a group of their own', async (visit) => {
  const { page, driver } = visit
  await signIn(visit)
  await driver.accountButton(page).click()
  await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
  await driver.press(page)
  await expect(dialogOf(page).getByRole('heading', { name: 'Recent', exact: true })).toBeVisible()
})
