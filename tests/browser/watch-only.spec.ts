import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { watch } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByLabel('Address or ENS name')
const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect Wallet' })
const watched = (page: Page) => page.locator('#wallet-watched-button')

async function openWatch(page: Page) {
  await page.goto('/pricing')
  await connectButton(page).click()
  await dialog(page).getByRole('button', { name: 'Watch an address' }).click()
  await expect(field(page)).toBeFocused()
}

test('an address is watched, marked as such, kept for the next page, and left', async ({ page, baseURL }) => {
  const { problems } = await watch(page, baseURL!)
  await openWatch(page)
  await expectAccessible(page, 'dialog')
  await field(page).fill(address)
  await page.keyboard.press('Enter')
  await expect(watched(page)).toBeFocused()
  await expect(watched(page)).toHaveText('Watching0xf3…2266')
  await expect(page.locator('#wallet-account-button, #wallet-chain-button')).toHaveCount(0)
  await expect(connectButton(page)).toBeHidden()

  await page.reload()
  await watched(page).click()
  await expect(dialog(page)).toContainText('Watch only · nothing can be signed')
  await expect(dialog(page).locator('.wallet-balance')).toHaveText('0 ETH')
  await expect(dialog(page).locator('.wallet-body').getByRole('button')).toHaveText([
    'Copy Address',
    'Stop watching',
    'Connect Wallet',
  ])
  await expectAccessible(page, 'dialog')
  const explorer = dialog(page).getByRole('link', { name: 'View more on explorer' })
  await expect(explorer).toHaveAttribute('href', `/address/${address}`)
  await dialog(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Connect a wallet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(connectButton(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('intaglio.wallet.remembered'))).toBeNull()
  expect(problems).toEqual([])
})

test('what proves nothing is shown whole and confirmed, and what is wrong is said to be', async ({ page }) => {
  await openWatch(page)
  const alert = dialog(page).locator('#watch-wrong')
  await field(page).fill(address.replace('f39F', 'f39f'))
  await page.keyboard.press('Enter')
  await expect(alert).toHaveText('The checksum does not match: a character is mistyped. Copy the address again.')
  await field(page).fill('nothing')
  await page.keyboard.press('Enter')
  await expect(alert).toHaveText('Enter 0x and 40 characters, or a name such as name.eth.')
  await field(page).fill('nobody.eth')
  await page.keyboard.press('Enter')
  await expect(alert).toHaveText('No address was found for nobody.eth. Check the spelling, or enter the address.')
  await expectAccessible(page, 'dialog')

  await page.route('**/api/resolve-name?name=*', (route) => route.fulfill({ json: { name: 'ada.eth', address } }))
  await field(page).fill('Ada.eth')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('ada.eth leads to this address.')
  await expectAccessible(page, 'dialog')
  await dialog(page).getByRole('button', { name: 'Enter another' }).click()
  await field(page).fill(address.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Compare every group with its source.')
  expect((await dialog(page).locator('.address').innerText()).replace(/\s/g, '')).toBe(address)
  await dialog(page).getByRole('button', { name: 'Watch this address' }).click()
  await expect(watched(page)).toBeVisible()
})

test('the smallest screen has room for it, and says that it only watches', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openWatch(page)
  await field(page).fill(address)
  await page.keyboard.press('Enter')
  await expect(watched(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(watched(page)).toHaveAccessibleName('Watching 0xf3…2266')
})
