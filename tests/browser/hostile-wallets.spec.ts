import { generatePrivateKey } from 'viem/accounts'
import { notLists } from '#wallet/lab/connecting-cases.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { chooseSample, confirmSheet, connectTestWallet, permitTitle, showTool } from './lock-steps.ts'
import { announceTestWallet, createTestWallet, type TestWallet, type TestWalletOptions } from './test-wallet.ts'
import { hydrate } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const dialog = (page: Page) => page.getByRole('dialog')
const accountButton = (page: Page) => page.locator('#wallet-account-button')
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })
const rows = (page: Page) => page.getByRole('region', { name: 'Installed' }).getByRole('button')

/** A page with these wallets in it, in this order. */
async function pageWith(page: Page, baseURL: string, ...given: Partial<TestWalletOptions>[]): Promise<TestWallet[]> {
  const wallets = given.map((options) =>
    createTestWallet({ url: `${baseURL}/rpc`, keys: [generatePrivateKey()], ...options }),
  )
  for (const wallet of wallets) await announceTestWallet(page, wallet)
  await page.goto('/pricing')
  return wallets
}

const openList = (page: Page) => page.getByRole('button', { name: 'Connect Wallet' }).click()

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toBeVisible()
}

const twin = { rdns: 'io.metamask', name: 'Twin' }

test('two wallets with one identity are both listed, told apart, and the chosen one comes back on the next page', async ({
  page,
  baseURL,
}) => {
  const [, second] = await pageWith(page, baseURL!, twin, twin)
  await openList(page)
  await expect(rows(page)).toHaveText([/^Twin\s*io\.metamask · 1\/2$/, /^Twin\s*io\.metamask · 2\/2$/])
  await expect(dialog(page).getByText('Two wallets here use the same name or identity')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await rows(page).nth(1).click()
  await signIn(page)
  expect(second!.requests).toContain('eth_requestAccounts')

  // Extensions have another number on each page, and come in any order.
  await page.reload()
  await hydrate(page)
  await expect(accountButton(page)).toBeVisible()
  await accountButton(page).click()
  expect((await dialog(page).locator('.address').innerText()).replace(/\s/g, '')).toBe(second!.address)
})

test('a wallet that calls itself by an id of ours, with signs that cannot be seen, is asked itself', async ({
  page,
  baseURL,
}) => {
  const [stranger] = await pageWith(page, baseURL!, { rdns: 'demo', name: 'Demo\u200B wal\u202Elet' })
  await openList(page)
  await expect(rows(page)).toHaveText([/^Demo wallet\s*demo$/])
  await rows(page).click()
  await expect(heading(page, 'Verify your account')).toBeVisible()
  expect(stranger!.requests).toContain('eth_requestAccounts')
  await expect(dialog(page)).toHaveCount(1)

  await expect(dialog(page).getByText('Account', { exact: true })).toBeVisible()
  expect((await dialog(page).locator('.address').innerText()).replace(/\s/g, '')).toBe(stranger!.address)
  await expect(dialog(page).locator('.wallet-facts')).toContainText('Demo wallet')
})

test('a locked wallet is to be unlocked, and is asked again by RETRY', async ({ page, baseURL }) => {
  const [wallet] = await pageWith(page, baseURL!, {})
  wallet!.fault('eth_requestAccounts', 'locked')
  await openList(page)
  await rows(page).click()
  await expect(heading(page, 'Unlock Test wallet')).toBeVisible()
  await expect(dialog(page).getByText('It gave this site no account.')).toBeVisible()
  await expectAccessible(page, 'dialog')
  wallet!.fault('eth_requestAccounts', undefined)
  await page.getByRole('button', { name: 'RETRY' }).click()
  await expect(heading(page, 'Verify your account')).toBeVisible()
})

for (const [what, answers] of notLists)
  test(`a list of accounts that is ${what} is told in words for people, and RETRY asks again`, async ({
    page,
    baseURL,
  }) => {
    const [wallet] = await pageWith(page, baseURL!, {})
    wallet!.fault('eth_requestAccounts', { answers })
    await openList(page)
    await rows(page).click()
    await expect(heading(page, 'Unlock Test wallet')).toBeVisible()
    await expect(dialog(page).getByText('choose an account for this site there, then try again.')).toBeVisible()
    wallet!.fault('eth_requestAccounts', undefined)
    await page.getByRole('button', { name: 'RETRY' }).click()
    await signIn(page)

    // A page that remembers the wallet asks it without a question to its owner.
    wallet!.fault('eth_accounts', { answers })
    await page.reload()
    await hydrate(page)
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })

test('a wallet that never answers is said to, can be asked again, and is left by Escape', async ({ page, baseURL }) => {
  await page.clock.install()
  const [wallet] = await pageWith(page, baseURL!, {})
  wallet!.gate = 'hold'
  await openList(page)
  await rows(page).click()
  await expect(heading(page, 'Opening Test wallet...')).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(heading(page, 'Test wallet has not answered yet')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: 'RETRY' }).click()
  await expect(heading(page, 'Opening Test wallet...')).toBeFocused()
  await expect.poll(() => wallet!.held()).toBe(2)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  // A yes to what was closed connects nothing.
  wallet!.answer('approve')
  await expect.poll(() => wallet!.requests).toContain('wallet_revokePermissions')
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()

  // And one after RETRY connects, once.
  await openList(page)
  await rows(page).click()
  await expect(heading(page, 'Opening Test wallet...')).toBeVisible()
  await page.clock.fastForward(20_000)
  await page.getByRole('button', { name: 'RETRY' }).click()
  await expect.poll(() => wallet!.held()).toBe(2)
  wallet!.answer('approve')
  await expect(heading(page, 'Verify your account')).toBeVisible()

  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect.poll(() => wallet!.held()).toBe(1)
  await page.clock.fastForward(20_000)
  await expect(dialog(page).getByText('Test wallet has not answered yet')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: 'RETRY' }).click()
  await expect.poll(() => wallet!.held()).toBe(2)
  wallet!.answer('approve')
  await expect(accountButton(page)).toBeVisible()
})

test('a change of network that is never answered is said to be, and can be asked for again', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const [wallet] = await pageWith(page, baseURL!, {})
  await openList(page)
  await rows(page).click()
  await signIn(page)
  await accountButton(page).focus()
  wallet!.fault('wallet_switchEthereumChain', { slow: 3_600_000 })
  wallet!.selectChain(1)
  const wrong = page.getByRole('button', { name: 'Wrong network' })
  await expect(wrong).toBeFocused()
  await wrong.click()
  const row = dialog(page).getByRole('button', { name: /^Local chain/ })
  await row.click()
  await expect(row).toContainText('Confirm in Wallet')
  await page.clock.fastForward(20_000)
  await expect(dialog(page).getByText('Test wallet has not answered yet')).toBeVisible()
  await expectAccessible(page, 'dialog')
  wallet!.fault('wallet_switchEthereumChain', -32_002)
  await row.click()
  await dialog(page).getByRole('button', { name: 'RETRY' }).press('Enter')
  await expect(row).toBeFocused()
})

for (const [what, answers] of [
  ['nothing', null],
  ['words', 'signed'],
  ['an object', { signature: '0x12' }],
] as const)
  test(`a signature that is ${what} has an error in plain words`, async ({ page, baseURL }) => {
    const [wallet] = await pageWith(page, baseURL!, {})
    wallet!.fault('personal_sign', { answers })
    await openList(page)
    await rows(page).click()
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(dialog(page).getByText('Error signing message, please retry!')).toBeVisible()
    await expect(dialog(page).getByText('Test wallet gave no signature that can be read.')).toBeVisible()
    await expect(dialog(page)).not.toContainText('JSON')
    wallet!.fault('personal_sign', undefined)
    await signIn(page)
  })

test('an answer that is not a hash sends the visitor to the history of the wallet, and nothing is sent again', async ({
  page,
  baseURL,
}) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/token-locking' })
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('5')
  wallet.fault('eth_sendTransaction', { answers: 'sent' })
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await confirmSheet(page, permitTitle)
  await confirmSheet(page, 'Lock tokens')
  await expect(page.getByText('Test wallet did not say which transaction it sent')).toBeVisible()
  await expect(page.getByText('Look at the history in Test wallet before you try again.')).toBeVisible()
  // It is in the language of the wallet's windows, which need not be that of the page.
  await expect(page.locator('.locks-bad [lang="en"]')).toContainText('Look at the history in Test wallet')
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('a wallet with an app for the computer is got by instructions for it', async ({ page }) => {
  await page.goto('/pricing')
  await openList(page)
  await dialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
  await dialog(page).locator('li', { hasText: 'Ledger' }).getByRole('button', { name: 'GET' }).click()
  const app = dialog(page).getByRole('link', { name: 'Add to Linux' })
  await expect(app).toHaveAttribute('href', 'https://www.ledger.com/ledger-live/download')
  await page.route('https://www.ledger.com/**', (route) => route.abort())
  await app.click()
  await expect(heading(page, 'Get started with Ledger')).toBeFocused()
  await expect(dialog(page).getByText('Install Ledger on this computer')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Ledger is not available')).toBeVisible()
})
