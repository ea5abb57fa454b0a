import { generatePrivateKey } from 'viem/accounts'
import { expect, test, type Page } from './journey-test.ts'
import { announceTestWallet, createTestWallet, type TestWallet } from './test-wallet.ts'
import { expectWithdrawn, sends } from './wallet-steps.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const launchButton = (page: Page) => page.locator('#token-launch')
const said = (page: Page) => page.locator('.creator-launch output:not(.visually-hidden, .creator-launched output)')
const launched = (page: Page) => page.locator('.creator-launched')

/** A page with a draft in its address and the test wallet connected, by default with test ether. */
async function openDraft(page: Page, baseURL: string, { funded = true } = {}): Promise<TestWallet> {
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys: [generatePrivateKey(), generatePrivateKey()] })
  if (funded)
    await page.request.post('/api/demo/fund', { data: { address: wallet.address }, headers: { origin: baseURL } })
  await announceTestWallet(page, wallet)
  await page.goto(`/meme-token?kind=erc20&name=Faults&symbol=FLT#create`)
  await toTool(page)
  await launchButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  // Until then Cancel is that of the sign-in.
  await expect(page.locator('#wallet-account-button')).toBeVisible()
  return wallet
}

async function toTool(page: Page) {
  await expect(launchButton(page)).toBeVisible()
  // Its cost moves the button a little when it comes; a press before that is tested with the first fields.
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.getByText(/^[\d.]+ ETH$/).first()).toBeVisible()
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue in wallet' }).click()

test('a draft of another visitor says so; going back, declining and a poor account send nothing', async ({
  page,
  baseURL,
}) => {
  const wallet = await openDraft(page, baseURL!, { funded: false })
  await expect(page.getByText('This draft came with the link.')).toBeVisible()
  await expect(page.getByText('The account lacks')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(said(page)).toContainText('You went back, so nothing was sent.')
  wallet.gate = 'reject'
  await launchButton(page).click()
  await goOn(page)
  await expect(said(page)).toContainText('You went back, so nothing was sent.')
  await expect(launched(page)).toBeHidden()
  wallet.gate = 'approve'
  await launchButton(page).click()
  await goOn(page)
  await expect(said(page)).toContainText(/ether|again/i)
  await expect(page.locator('#token-name')).toHaveValue('Faults')
})

test('another network or another account while the sheet is open: nothing is sent', async ({ page, baseURL }) => {
  const wallet = await openDraft(page, baseURL!)
  await expect(page.getByRole('button', { name: 'Continue in wallet' })).toBeVisible()
  wallet.selectChain(1)
  await expectWithdrawn(page, 'Test wallet is on another network now.')
  await expect(said(page)).toContainText('Your wallet changed, so nothing was sent. The draft is still here.')
  await launchButton(page).click()
  await expect(said(page)).toContainText('Your wallet is on another network.')
  wallet.selectChain(31_337)
  await launchButton(page).click()
  await expect(page.getByRole('button', { name: 'Continue in wallet' })).toBeVisible()
  wallet.selectAccount(1)
  await expectWithdrawn(page, 'Test wallet is on another account now.')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(said(page)).toContainText('Your wallet changed, so nothing was sent.')
  await expect(page.locator('#token-name')).toHaveValue('Faults')
  expect(sends(wallet)).toBe(0)
})

test('a wallet with another request open has not taken the launch: a second press launches it', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const wallet = await openDraft(page, baseURL!)
  await expect(page.getByRole('button', { name: 'Continue in wallet' })).toBeVisible()
  wallet.fault('eth_sendTransaction', -32_002)
  await goOn(page)
  await expect(said(page)).toContainText('already has a request open')
  wallet.fault('eth_sendTransaction', undefined)
  await launchButton(page).click()
  await expect(page.getByRole('button', { name: 'Continue in wallet' })).toBeVisible()
  // Who does not answer is said to be silent, until there is an answer.
  wallet.gate = 'hold'
  await goOn(page)
  await expect.poll(() => wallet.held()).toBe(1)
  await page.clock.fastForward(20_000)
  const silent = page.locator('.toast').getByText('Test wallet has not answered yet')
  await expect(silent).toBeVisible()
  wallet.answer('approve')
  await expect(silent).toBeHidden()
  await expect(launched(page)).toContainText('byte for byte')
})

test('a tab that is closed while the wallet asks: the token is found when it is on the chain', async ({
  page,
  baseURL,
}) => {
  const wallet = await openDraft(page, baseURL!)
  // The signature that proves the account is still given; the transaction is held.
  await expect(page.getByRole('button', { name: 'Continue in wallet' })).toBeVisible()
  wallet.gate = 'hold'
  await goOn(page)
  await expect.poll(() => wallet.held()).toBe(1)
  // Another tab knows of it, and does not ask as well.
  const other = await page.context().newPage()
  await announceTestWallet(other, wallet)
  await other.goto(page.url())
  await toTool(other)
  await expect(launched(other)).toContainText('its answer is not known here')
  await launchButton(other).click()
  await expect(said(other)).toContainText('Another tab is asking your wallet for this.')
  await other.close()
  await page.reload()
  await toTool(page)
  await expect(launched(page)).toContainText('its answer is not known here')
  // A second press is a question, not a second token.
  await launchButton(page).click()
  await expect(said(page)).toContainText('begun the very same launch before')
  wallet.answer('approve')
  await expect(launched(page)).toContainText('byte for byte')
  expect(sends(wallet)).toBe(1)
})

test('a chain that does not answer is said to be away, and the draft stays', async ({ page, baseURL }) => {
  const wallet = await openDraft(page, baseURL!)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.route('**/rpc', (route) => route.abort())
  await page.locator('#token-supply').fill('1000')
  await expect(page.getByText('The chain does not say at the moment what it costs.')).toBeVisible()
  await launchButton(page).click()
  await expect(said(page)).toContainText('The chain does not answer, so nothing was sent.')
  await page.unroute('**/rpc')
  await launchButton(page).click()
  await goOn(page)
  await expect(launched(page)).toContainText('byte for byte')
  expect(sends(wallet)).toBe(1)
})
