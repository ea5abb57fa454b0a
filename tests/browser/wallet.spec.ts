import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { announceTestWallet, createTestWallet, type TestWallet } from './test-wallet.ts'
import { hydrate, watch } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const dialog = (page: Page) => page.getByRole('dialog')
const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect Wallet' })
const accountButton = (page: Page) => page.locator('#wallet-account-button')
const chainButton = (page: Page) => page.locator('#wallet-chain-button')
const alert = (page: Page) => dialog(page).locator('[role=alert]:not(.visually-hidden)')
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

/** A page with the test wallet in it, and the connect window open. */
async function openWith(page: Page, baseURL: string, given: { chainId?: number } = {}): Promise<TestWallet> {
  const keys = [generatePrivateKey(), generatePrivateKey()] as const
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys, chains: [1, 31_337], ...given })
  await announceTestWallet(page, wallet)
  await page.goto('/pricing')
  await connectButton(page).click()
  await expect(heading(page, 'Connect a wallet')).toBeVisible()
  return wallet
}

const choose = (page: Page, name = 'Test wallet') => dialog(page).getByRole('button', { name }).first().click()

/**
 * Everything in the bar is inside the window and beside its neighbours, the button of the assistant included, at any width. The bar is fixed:
 * what is outside cannot be scrolled to.
 */
async function expectRoom(page: Page) {
  for (const width of [320, 360, 375, 430, 480, 600, 768, 900, 1199, 1200, 1340]) {
    await page.setViewportSize({ width, height: 640 })
    const boxes = await page.locator('.header-actions :is(a, button), #chat-open').evaluateAll((controls) =>
      controls
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
        // What a menu holds is below the bar.
        .filter(({ bottom }) => bottom < 100),
    )
    // On a phone the wallet and the menu.
    expect(boxes.length).toBeGreaterThan(1)
    expect(Math.max(...boxes.map(({ right }) => right)), `${width} px wide`).toBeLessThanOrEqual(width)
    const over = boxes.filter((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    )
    expect(over, `${width} px wide`).toEqual([])
  }
}

/** Connects and signs in. */
async function signIn(page: Page) {
  await choose(page)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toBeVisible()
}

test('the first press on Connect Wallet is kept, and asks nobody but us', async ({ page, baseURL }) => {
  const { problems } = await watch(page, baseURL!)
  const wallet = await openWith(page, baseURL!)
  await expect(heading(page, 'Connect a wallet')).toBeFocused()
  await expect(heading(page, 'What is a Wallet?')).toBeVisible()
  for (const name of ['Installed', 'Recommended', 'Popular'])
    await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible()
  const popular = page.getByRole('region', { name: 'Popular' }).getByRole('button')
  await expect(popular).toHaveText([/^Safe/, /^Rainbow/, /^Coinbase/, /^MetaMask/, /^WalletConnect/])
  expect(wallet.requests).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
  expect(problems).toEqual([])
})

test('a page without script leads to one that opens the window', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'Connect Wallet' }).click()
  await expect(heading(page, 'Connect a wallet')).toBeVisible()
  await expect(page).toHaveURL('/#connect-wallet')

  // A finger leaves no pointer over the next page.
  const other = await page.context().newPage()
  await other.goto('/#connect-wallet')
  await expect(heading(other, 'Connect a wallet')).toBeVisible()
})

test('a held request shows that it is waited for, a rejection can be tried again, and signing in ends in the bar', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  const wallet = await openWith(page, baseURL!)
  wallet.gate = 'hold'
  await choose(page)
  await expect(heading(page, 'Opening Test wallet...')).toBeFocused()
  await expect(dialog(page).getByText('Confirm connection in the extension')).toBeVisible()
  await expect(dialog(page).locator('> output')).toHaveText('Opening Test wallet...')

  wallet.answer('reject')
  await expect(heading(page, 'Nothing was connected')).toBeVisible()
  wallet.gate = 'approve'
  await dialog(page).getByRole('button', { name: 'RETRY' }).click()

  await expect(heading(page, 'Verify your account')).toBeFocused()
  wallet.gate = 'reject'
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByRole('button', { name: 'Sign message' })).not.toHaveAttribute('aria-disabled')
  await expect(alert(page)).toBeEmpty()
  wallet.gate = 'approve'
  await page.getByRole('button', { name: 'Sign message' }).click()

  await expect(dialog(page)).toBeHidden()
  await expect(accountButton(page)).toBeFocused()
  await expect(accountButton(page)).toContainText(`${wallet.address.slice(0, 4)}…${wallet.address.slice(-4)}`)
  await expect(accountButton(page)).toContainText('0 ETH')
  await expect(chainButton(page)).toContainText('Local chain')
  expect(problems).toEqual([])
})

test('who disconnects in one tab has disconnected in the other', async ({ page, baseURL }) => {
  const wallet = await openWith(page, baseURL!)
  await choose(page)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toBeVisible()
  const other = await page.context().newPage()
  await announceTestWallet(other, wallet)
  await other.goto('/pricing')
  await accountButton(other).click()
  await dialog(other).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(other)).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
})

test('a failure is explained with a remedy', async ({ page, baseURL }) => {
  const wallet = await openWith(page, baseURL!)
  wallet.fault('eth_requestAccounts', -32002)
  await choose(page)
  await expect(heading(page, 'Test wallet already has a request open')).toBeVisible()
  await expect(dialog(page).getByText('answer or close that request')).toBeVisible()
  await expectAccessible(page, 'dialog')
})

test('closing while a wallet is asked disconnects, and so does closing sign-in', async ({ page, baseURL }) => {
  const wallet = await openWith(page, baseURL!)
  wallet.gate = 'hold'
  await choose(page)
  await expect.poll(() => wallet.held()).toBe(1)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  wallet.answer('approve')
  await expect(connectButton(page)).toBeFocused()
  await expect.poll(() => wallet.requests).toContain('wallet_revokePermissions')

  wallet.gate = 'approve'
  await connectButton(page).click()
  await choose(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeVisible()
})

test('a message that cannot be prepared is a retry, not a dead end', async ({ page, baseURL }) => {
  await openWith(page, baseURL!)
  await page.route('**/api/siwe/message*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await choose(page)
  await expect(alert(page).getByText('Error preparing message, please retry!', { exact: true })).toBeVisible()
  await expect(alert(page).getByText('Something went wrong on our side.')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.unroute('**/api/siwe/message*')
  await dialog(page).getByRole('button', { name: 'RETRY' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('a server that cannot say who is signed in holds no wallet up, and is asked again later', async ({
  page,
  baseURL,
}) => {
  await openWith(page, baseURL!)
  await page.route('**/api/siwe/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await choose(page)
  await expect(accountButton(page)).toBeFocused()
  await page.unroute('**/api/siwe/**')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await connectButton(page).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('the account copies its address, is there after a reload, and disconnects', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wallet = await openWith(page, baseURL!)
  await signIn(page)
  await accountButton(page).click()
  await expect(dialog(page).getByText('Intaglio transactions will appear here...')).toBeVisible()
  expect((await dialog(page).locator('.address').innerText()).replace(/\s/g, '')).toBe(wallet.address)
  await dialog(page).getByRole('button', { name: 'Copy Address' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address)
  await expect(dialog(page).getByRole('button', { name: 'Copy Address' })).toBeVisible()
  await expectAccessible(page, 'dialog')

  await page.reload()
  await accountButton(page).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('intaglio.wallet.remembered'))).toBeNull()

  await connectButton(page).click()
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('button')).toHaveText('Test wallet')
})

test('another account in the wallet is asked to sign in at once', async ({ page, baseURL }) => {
  const wallet = await openWith(page, baseURL!)
  await signIn(page)
  wallet.selectAccount(1)
  await expect(heading(page, 'Verify your account')).toBeVisible()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toContainText(wallet.address.slice(-4))
})

test('on a wrong network the window says so, explains what fails, and follows the switch', async ({
  page,
  baseURL,
}) => {
  const wallet = await openWith(page, baseURL!)
  await signIn(page)
  await chainButton(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Local chain' })).toContainText('Connected')
  await page.keyboard.press('Escape')

  wallet.selectChain(1)
  await expect(chainButton(page)).toContainText('Wrong network')
  await expect(accountButton(page)).toBeHidden()
  await chainButton(page).click()
  await expect(dialog(page)).toContainText('Wrong network detected, switch or disconnect to continue.')
  await expect(dialog(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expectAccessible(page, 'dialog')

  wallet.gate = 'hold'
  await dialog(page).getByRole('button', { name: 'Local chain' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Local chain' })).toContainText('Confirm in Wallet')
  wallet.answer('reject')
  await expect(alert(page)).toContainText('was not switched')

  wallet.gate = 'approve'
  wallet.fault('wallet_switchEthereumChain', 4200)
  await dialog(page).getByRole('button', { name: 'RETRY' }).click()
  await expect(alert(page)).toContainText(
    'Your wallet does not support switching networks from Intaglio. Try switching networks from within your wallet instead.',
  )
  wallet.fault('wallet_switchEthereumChain', 4902)
  await dialog(page).getByRole('button', { name: 'Local chain' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Add the network' })).toBeVisible()
  wallet.fault('wallet_switchEthereumChain', undefined)
  await dialog(page).getByRole('button', { name: 'Local chain' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet on another network is led to this one, and then signs in', async ({ page, baseURL }) => {
  await openWith(page, baseURL!, { chainId: 1 })
  await choose(page)
  await expect(heading(page, 'Switch Networks')).toBeFocused()
  await expect(dialog(page)).toContainText('Wrong network detected, switch or disconnect to continue.')
  await page.keyboard.press('Escape')
  await expect(connectButton(page)).toBeFocused()

  await connectButton(page).click()
  await choose(page)
  await dialog(page).getByRole('button', { name: 'Local chain' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('every step on the way to a wallet is accessible, by day and by night', async ({ page, baseURL }) => {
  // Fourteen readings by axe.
  test.slow()
  await openWith(page, baseURL!)
  await expectAccessible(page, 'dialog')
  const back = dialog(page).getByRole('button', { name: 'Back' })

  await dialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
  await expect(heading(page, 'Get a Wallet')).toBeFocused()
  await expect(dialog(page).getByRole('button', { name: /^GET/ })).toHaveCount(5)
  await expectAccessible(page, 'dialog')

  await dialog(page).getByRole('button', { name: 'GET Rainbow' }).click()
  await expect(heading(page, 'Get Started')).toBeFocused()
  await expectAccessible(page, 'dialog')
  await dialog(page).getByRole('button', { name: 'Get the app' }).click()
  await expect(heading(page, 'Install Rainbow')).toBeFocused()
  await expectAccessible(page, 'dialog')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, /^Get started with Rainbow/)).toBeFocused()
  await expectAccessible(page, 'dialog')
  for (const name of ['Install Rainbow', 'Get Started', 'Get a Wallet', 'What is a Wallet?']) {
    await back.click()
    await expect(heading(page, name)).toBeFocused()
  }

  await choose(page, 'Safe')
  await expect(heading(page, 'Safe is not available')).toBeFocused()
  await expectAccessible(page, 'dialog')
  await choose(page, 'MetaMask')
  await expect(heading(page, 'Get Started')).toBeFocused()
})

test('any wallet is found by its name, with its picture from here, and leads somewhere', async ({ page, baseURL }) => {
  const { problems } = await watch(page, baseURL!)
  const pictures: string[] = []
  page.on('request', (request) => request.url().endsWith('.svg') && pictures.push(new URL(request.url()).pathname))
  await openWith(page, baseURL!)
  await expect
    .poll(() => pictures.filter((path) => /^\/assets\/(?:rainbow|coinbase|metaMask)-/.test(path)))
    .toHaveLength(3)
  expect(pictures.length).toBeLessThan(15)

  await dialog(page).getByRole('searchbox', { name: 'Search all wallets' }).fill('im tóken')
  const found = page.getByRole('region', { name: 'Others' }).getByRole('button')
  await expect(found).toHaveText([/^imToken/])
  await expect.poll(() => pictures.some((path) => path.startsWith('/assets/imToken-'))).toBe(true)
  await expect
    .poll(() => found.locator('img').evaluate((it) => (it as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expectAccessible(page, 'dialog')
  await found.click()
  await expect(heading(page, 'imToken is not available')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'INSTALL' }).click()
  await dialog(page).getByRole('button', { name: 'Get the app' }).click()
  await expect(dialog(page).getByRole('img', { name: 'Install imToken: App Store' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: 'Install imToken: Google Play' })).toBeVisible()
  await expectAccessible(page, 'dialog')

  await dialog(page).getByRole('searchbox').fill('no such wallet')
  await expect(dialog(page).getByText('No wallet here has that name.')).toBeVisible()
  await dialog(page).getByRole('searchbox').fill('')
  // Of wallets that were not shown no picture has come.
  expect(pictures.length).toBeLessThan(20)
  await dialog(page).getByRole('button', { name: 'All wallets' }).click()
  await expect(page.getByRole('region', { name: 'Others' }).getByRole('button')).toHaveCount(69)
  await expectAccessible(page, 'dialog')
  expect(problems).toEqual([])
})

test('the window is as large as it may be, and no larger', async ({ page, baseURL }) => {
  await openWith(page, baseURL!)
  // A pixel of the device is not a whole one of the page everywhere.
  const box = async () => {
    const { width, height } = (await dialog(page).boundingBox())!
    return { width: Math.round(width), height: Math.round(height) }
  }
  expect([(await box()).width, (await box()).height]).toEqual([720, 504])
  await page.setViewportSize({ width: 700, height: 800 })
  expect([(await box()).width, (await box()).height]).toEqual([368, 468])
  await expect(dialog(page).getByText('New to Ethereum wallets?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Learn More' }).click()
  await expect(heading(page, 'What is a Wallet?')).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the whole way goes by keyboard', async ({ page, baseURL }) => {
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys: [generatePrivateKey()] })
  await announceTestWallet(page, wallet)
  await page.goto('/pricing')
  await hydrate(page)
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Connect a wallet')).toBeFocused()
  const row = dialog(page).getByRole('button', { name: 'Test wallet' })
  for (
    let presses = 0;
    presses < 5 && !(await row.evaluate((element) => element === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Verify your account')).toBeFocused()
  const sign = dialog(page).getByRole('button', { name: 'Sign message' })
  await expect(sign).toBeVisible()
  for (
    let presses = 0;
    presses < 4 && !(await sign.evaluate((element) => element === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(accountButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(accountButton(page)).toBeFocused()
})

test('the demo wallet connects, shows what it signs, and has test ether', async ({ page, baseURL }) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto('/pricing')
  await connectButton(page).click()
  await choose(page, 'Demo wallet')
  const sheet = page.getByRole('dialog', { name: 'Allow this site to see your demo address?' })
  await expect(sheet).toContainText('Demo wallet · test ether, worth nothing')
  await sheet.getByRole('button', { name: 'Reject' }).click()
  await expect(heading(page, 'Nothing was connected')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'RETRY' }).click()
  await expectAccessible(page, '#demo-wallet')
  await sheet.getByRole('button', { name: 'Connect' }).click()

  await page.getByRole('button', { name: 'Sign message' }).click()
  const message = page.getByRole('dialog', { name: 'Sign this message?' })
  await expect(message).toContainText('wants you to sign in with your Ethereum account')
  await expectAccessible(page, '#demo-wallet')
  await message.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(accountButton(page)).toHaveText(/Demo.*10 ETH/)
  await expectRoom(page)
  await expect(accountButton(page).getByText('Demo')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.reload()
  await accountButton(page).click()
  await expect(dialog(page)).toContainText('Demo wallet · test ether, worth nothing')
  await dialog(page).getByRole('button', { name: 'Transactions and permissions' }).click()
  await expect(dialog(page)).toContainText('Demo wallet · test ether, worth nothing')
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('on the smallest screens', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the bar has room for the wallet, connected or not', async ({ page, baseURL }) => {
    const wallet = await openWith(page, baseURL!)
    await expectRoom(page)
    await signIn(page)
    await expectRoom(page)
    wallet.selectChain(1)
    await expect(chainButton(page)).toHaveText(/Wrong network/)
    await expectRoom(page)
  })
})

test.describe('on a telephone', () => {
  test.use({
    viewport: { width: 375, height: 812 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  })

  test('a sheet shows a row of wallets, at most three to get, and where to continue', async ({ page, baseURL }) => {
    const wallet = await openWith(page, baseURL!)
    await expect(dialog(page).getByRole('button', { name: 'Safe (unsupported)' })).toBeVisible()
    await expectAccessible(page, 'dialog')
    await dialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
    const shops = dialog(page).getByRole('link', { name: /^GET/ })
    await expect(shops).toHaveCount(3)
    for (const shop of await shops.all()) await expect(shop).toHaveAttribute('href', /^https:/)
    await expectAccessible(page, 'dialog')
    await dialog(page).getByRole('button', { name: 'Back' }).click()

    wallet.gate = 'hold'
    await choose(page)
    await expect(heading(page, 'Continue in Test wallet')).toBeFocused()
    await expect(dialog(page).getByText('Accept connection request in the wallet')).toBeVisible()
    await expectAccessible(page, 'dialog')
    wallet.answer('reject')
    await expect(dialog(page).getByRole('button', { name: 'RETRY' })).toBeVisible()
  })

  test('a wallet that is not there is said to be missing', async ({ page, baseURL, context }) => {
    await context.route(/^https:/, (route) => route.abort())
    await openWith(page, baseURL!)
    const row = dialog(page).getByRole('link', { name: 'MetaMask' })
    await expect(row).toHaveAttribute('href', /^https:\/\/link\.metamask\.io\/dapp\/[^/]+\/pricing$/)
    await row.click()
    await expect(heading(page, 'Continue in MetaMask')).toBeVisible()
    await page.bringToFront()
    await expect(heading(page, 'MetaMask is not installed')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'GET' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'RETRY' }).click()
    await expect(heading(page, 'Continue in MetaMask')).toBeVisible()
  })

  test('without a WalletConnect project the sheet says why, and no wallet is a dead end', async ({ page, baseURL }) => {
    await openWith(page, baseURL!)
    await expect(dialog(page).getByText('Other wallet apps connect over WalletConnect, which is not set')).toBeVisible()
    // What works here comes first.
    const tiles = dialog(page).locator('.wallet-tile')
    const labels = await tiles.allInnerTexts()
    const firstUnsupported = labels.findIndex((label) => label.includes('(unsupported)'))
    expect(labels.slice(firstUnsupported).filter((label) => !label.includes('(unsupported)'))).toEqual([])
    expect(firstUnsupported).toBeGreaterThan(2)

    await dialog(page).getByRole('button', { name: 'All wallets' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Others' })).toBeVisible()
    await expectAccessible(page, 'dialog')
    await dialog(page).getByRole('searchbox').fill('Exodus')
    await dialog(page).getByRole('button', { name: 'Exodus (unsupported)' }).click()
    await expect(heading(page, 'Exodus is not available')).toBeFocused()
    await expect(dialog(page).getByText('Open this site in the browser of Exodus')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'GET' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/id1414384820',
    )
    await expectAccessible(page, 'dialog')
    await dialog(page).getByRole('button', { name: 'Back' }).click()
    await dialog(page).getByRole('searchbox').fill('Phantom')
    await expect(dialog(page).getByRole('link', { name: 'Phantom' })).toHaveAttribute(
      'href',
      /^https:\/\/phantom\.app\/ul\//,
    )
    expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth)).toBeLessThanOrEqual(375)
  })
})
