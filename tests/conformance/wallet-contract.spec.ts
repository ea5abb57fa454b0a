import { expect, promise, promiseOnPhone } from './contract-test.ts'
import { violationsIn } from '../accessibility.ts'
import { choose, connect, connectButton, dialogOf, openConnect, signButton, signIn } from './wallet-steps.ts'

promise('the chosen wallet connects, and signing in ends in the bar', async ({ page, driver, wallet }) => {
  await signIn({ page, driver })
  await expect(dialogOf(page)).toBeHidden()
  await expect(connectButton(page)).toBeHidden()
  expect(wallet.requests).toContain('personal_sign')
})

promise('a request that is held says what it waits for', async ({ page, driver, wallet }) => {
  await openConnect({ page, driver })
  wallet.gate = 'hold'
  await choose(page)
  await expect(dialogOf(page)).toContainText('Opening Test wallet...')
  await expect(dialogOf(page)).toContainText('Confirm connection in the extension')
})

promise('a connection that was rejected can be tried again', async ({ page, driver, wallet }) => {
  await openConnect({ page, driver })
  wallet.gate = 'hold'
  await choose(page)
  // As a person does: RainbowKit forgets a rejection that comes within the 50 ms in which it opens its window.
  await expect(dialogOf(page)).toContainText('Opening Test wallet...')
  await expect.poll(() => wallet.held()).toBe(1)
  wallet.answer('reject')
  const retry = dialogOf(page).getByRole('button', { name: 'RETRY' })
  await expect(retry).toBeVisible()
  wallet.gate = 'approve'
  await retry.click()
  await expect(dialogOf(page)).toContainText('Verify your account')
})

promise('a wallet that has a request open already is said to have one', async ({ page, driver, wallet }) => {
  await openConnect({ page, driver })
  wallet.fault('eth_requestAccounts', -32002)
  wallet.fault('wallet_requestPermissions', -32002)
  await choose(page)
  await expect(dialogOf(page)).toContainText(/request open|pending|already/i)
})

promise('closing while the wallet is asked connects nothing later', async ({ page, driver, wallet }) => {
  await openConnect({ page, driver })
  wallet.gate = 'hold'
  await choose(page)
  await expect.poll(() => wallet.held()).toBe(1)
  await page.keyboard.press('Escape')
  wallet.answer('approve')
  await expect(connectButton(page)).toBeFocused()
  await page.waitForTimeout(300)
  await connectButton(page).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Test wallet' }).first()).toBeVisible()
})

promise('a signature that was rejected leads back to the button, without an error', async (visit) => {
  const { page, wallet } = visit
  await connect(visit)
  await expect(signButton(page)).toBeVisible()
  wallet.gate = 'hold'
  await signButton(page).click()
  await expect(dialogOf(page)).toContainText('Waiting for signature...')
  wallet.answer('reject')
  await expect(signButton(page)).toBeEnabled()
  await expect(dialogOf(page)).not.toContainText('Error')
})

promise('a signature that failed is said to have failed', async (visit) => {
  visit.wallet.fault('personal_sign', -32603)
  await connect(visit)
  await signButton(visit.page).click()
  await expect(dialogOf(visit.page)).toContainText('Error signing message, please retry!')
})

promise('a signature that the server refuses is said to be refused', async (visit) => {
  await visit.page.route('**/api/siwe/verify', (route) => route.fulfill({ status: 401, body: '{}' }))
  await connect(visit)
  await signButton(visit.page).click()
  await expect(dialogOf(visit.page)).toContainText('Error verifying signature, please retry!')
})

promise('a message that cannot be prepared is said to have failed', async (visit) => {
  await visit.page.route('**/api/siwe/message*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await connect(visit)
  await expect(dialogOf(visit.page)).toContainText('Error preparing message, please retry!')
})

promise('a message that could not be prepared can be asked for again', async (visit) => {
  const { page } = visit
  await page.route('**/api/siwe/message*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await connect(visit)
  await expect(dialogOf(page)).toContainText('Error preparing message, please retry!')
  await page.unroute('**/api/siwe/message*')
  await dialogOf(page)
    .getByRole('button', { name: /retry|message/i })
    .click()
  await expect(signButton(page)).toBeEnabled()
})

promise('leaving sign-in disconnects', async (visit) => {
  await connect(visit)
  await dialogOf(visit.page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogOf(visit.page)).toBeHidden()
  await expect(connectButton(visit.page)).toBeVisible()
  await connectButton(visit.page).click()
  await expect(dialogOf(visit.page).getByRole('button', { name: 'Test wallet' }).first()).toBeVisible()
})

promise('Escape closes the window, and the focus goes back to what opened it', async ({ page, driver }) => {
  await openConnect({ page, driver })
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
})

promise('the Close button does what Escape does', async ({ page, driver }) => {
  await openConnect({ page, driver })
  await dialogOf(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
})

promise('Popular lists Safe, Rainbow, Coinbase, MetaMask and WalletConnect', async ({ page, driver }) => {
  await openConnect({ page, driver })
  await expect(dialogOf(page)).toContainText(/Popular\s*Safe.*Rainbow.*Coinbase.*MetaMask.*WalletConnect/s)
})

promise('Get a Wallet offers wallets of which five can be had here', async ({ page, driver }) => {
  await openConnect({ page, driver })
  await dialogOf(page).getByRole('button', { name: 'Get a Wallet' }).click()
  await expect(dialogOf(page).getByRole('button', { name: /^GET/ })).toHaveCount(5)
})

promise('Get a Wallet offers five wallets at the most', async ({ page, driver }) => {
  await openConnect({ page, driver })
  await dialogOf(page).getByRole('button', { name: 'Get a Wallet' }).click()
  const offers = dialogOf(page).getByRole('button', { name: /^GET/ })
  await expect(offers.first()).toBeVisible()
  expect(await offers.count()).toBeLessThanOrEqual(5)
})

promise('axe finds nothing in the connect window', async ({ page, driver }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openConnect({ page, driver })
  const violations = await violationsIn(page, '[role=dialog], dialog')
  expect(violations.map(({ id }) => id)).toEqual([])
})

promise('no other host is asked before a wallet is chosen', async ({ page, driver, foreign }) => {
  await openConnect({ page, driver })
  // As long as it takes a page to say that it has been opened.
  await page.waitForTimeout(500)
  expect(foreign).toEqual([])
})

promiseOnPhone('a wallet within its own browser is listed, and says where to go on', async (visit) => {
  const { page, wallet } = visit
  await openConnect(visit)
  wallet.gate = 'hold'
  await dialogOf(page).getByRole('button', { name: 'Test wallet' }).first().click()
  await expect(dialogOf(page)).toContainText('Continue in Test wallet')
})

promiseOnPhone('a wallet that cannot be used here is listed as unsupported', async (visit) => {
  await openConnect(visit)
  await expect(dialogOf(visit.page)).toContainText('(unsupported)')
})
