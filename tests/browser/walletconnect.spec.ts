import { generatePrivateKey } from 'viem/accounts'
import { serveSite } from '../serve-site.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test as base, type Page } from './journey-test.ts'
import { startTestRelay, type TestRelay } from './test-relay.ts'
import { createWalletConnectWallet } from './walletconnect-wallet.ts'
import { watch } from './watch.ts'

type Wallet = Awaited<ReturnType<typeof createWalletConnectWallet>>

/** The product with a WalletConnect project, a relay on this machine, and a wallet on another device. */
const test = base.extend<{ wallet: Wallet }, { served: { url: string; relay: TestRelay } }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- the form a fixture has
    async ({}, use) => {
      const relay = await startTestRelay()
      const variables = {
        WALLETCONNECT_PROJECT_ID: 'test-project',
        WALLETCONNECT_RELAY_URL: relay.url,
        LIMIT_FACTOR: '1000',
      }
      const site = await serveSite({ variables })
      await use({ url: site.url, relay })
      await site.stop()
      relay.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
  wallet: async ({ served }, use) => {
    const wallet = await createWalletConnectWallet({
      relayUrl: served.relay.url,
      key: generatePrivateKey(),
      chainId: 31_337,
    })
    await use(wallet)
    await wallet.stop()
  },
})

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })
test.describe.configure({ mode: 'serial' })

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })
const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect Wallet' })
const accountButton = (page: Page) => page.locator('#wallet-account-button')
const choose = (page: Page, name: string) => dialog(page).getByRole('button', { name }).first().click()
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /walletconnect/i.test(key)))

/** The request on the screen, as its OPEN link holds it. */
async function requestOn(page: Page): Promise<string> {
  const open = dialog(page).getByRole('link', { name: 'OPEN' })
  await expect(open).toHaveAttribute('href', /^wc:/)
  return (await open.getAttribute('href'))!
}

async function openWindow(page: Page) {
  await page.goto('/pricing')
  await connectButton(page).click()
  await expect(heading(page, 'Connect a wallet')).toBeVisible()
}

/** The app in which later requests are opened. */
const choice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE') ?? 'null') as unknown)

/** Notes what the page opens by script; a browser on a computer has no app for it. */
async function noteOpens(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const opens: string[] = []
    Object.assign(window, { opens, open: (url: string, target: string) => void opens.push(`${url} ${target}`) })
  })
  return () => page.evaluate(() => (window as unknown as { opens: string[] }).opens)
}

/** What is no problem: the relay, which was chosen. */
const unexpected = (problems: string[], relay: TestRelay) => problems.filter((line) => !line.includes(relay.url))

test('a wallet on a telephone scans, refuses, is asked again, signs in, is there after a reload, and is left', async ({
  page,
  context,
  wallet,
  served: { relay },
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { problems, scripts } = await watch(page, baseURL!)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).origin))
  await openWindow(page)
  expect(sockets).toEqual([])

  await choose(page, 'WalletConnect')
  const qr = dialog(page).getByRole('img', { name: 'Scan with your phone' })
  await expect(qr).toBeVisible()
  await expect(heading(page, 'Scan with your phone')).toBeFocused()
  const box = (await qr.boundingBox())!
  expect([box.width, box.height].map(Math.round)).toEqual([382, 382])
  expect((await dialog(page).boundingBox())!.height).toBeLessThanOrEqual(504)
  const pane = dialog(page).locator('.wallet-pane')
  expect(await pane.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0)
  const first = await requestOn(page)
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await expectAccessible(page, 'dialog')
  expect(await stored(page)).toEqual([])

  wallet.gate = 'reject'
  await wallet.scan(first)
  await expect(heading(page, 'Nothing was connected')).toBeVisible()
  expect(wallet.sites).toEqual([`Intaglio ${baseURL}`])
  wallet.gate = 'approve'
  await dialog(page).getByRole('button', { name: 'RETRY' }).click()
  const second = await requestOn(page)
  expect(second).not.toBe(first)
  await wallet.scan(second)
  await expect(heading(page, 'Verify your account')).toBeVisible()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toContainText(wallet.address.slice(-4))
  expect(wallet.requests).toEqual(['personal_sign'])
  expect(sockets.every((origin) => origin === relay.url)).toBe(true)
  expect(scripts.filter((path) => /appkit|w3m|reown/i.test(path))).toEqual([])

  await page.reload()
  await accountButton(page).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeFocused()
  await expect.poll(() => wallet.sessions()).toBe(0)
  expect(await stored(page)).toEqual([])
  expect(unexpected(problems, relay)).toEqual([])
})

test('a window that is closed leaves the relay; a wallet that ends its session is gone here too', async ({
  page,
  wallet,
  served: { relay },
}) => {
  const alone = relay.readers()
  await openWindow(page)
  await choose(page, 'Rainbow')
  await expect(dialog(page).getByRole('img', { name: 'Scan with Rainbow' })).toBeVisible()
  await expect(dialog(page).getByText("Don't have Rainbow?")).toBeVisible()
  await expect.poll(() => relay.readers()).toBeGreaterThan(alone)
  await page.keyboard.press('Escape')
  await expect.poll(() => relay.readers()).toBe(alone)
  expect(await stored(page)).toEqual([])

  // Who has got the wallet and goes on to it finds it asked.
  await connectButton(page).click()
  for (const name of ['Get a Wallet', 'GET Rainbow', 'Get the app', 'Continue', 'Continue'])
    await dialog(page).getByRole('button', { name }).click()
  await expect(dialog(page).getByRole('img', { name: 'Scan with Rainbow' })).toBeVisible()
  await page.keyboard.press('Escape')

  await connectButton(page).click()
  await choose(page, 'WalletConnect')
  await wallet.scan(await requestOn(page))
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(accountButton(page)).toBeVisible()
  await wallet.end()
  await expect(connectButton(page)).toBeVisible()
  expect(await stored(page)).toEqual([])
})

test('a relay that cannot be reached is said to be away', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json()
    // Nobody listens there, and the policy of the page does not name it.
    await route.fulfill({ json: { ...config, walletConnectRelayUrl: 'ws://localhost:9' } })
  })
  await openWindow(page)
  await choose(page, 'WalletConnect')
  await expect(heading(page, 'The relay of WalletConnect did not answer')).toBeVisible({ timeout: 60_000 })
  await expect(dialog(page).getByRole('button', { name: 'RETRY' })).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use({
    viewport: { width: 375, height: 812 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  })

  test('a row is a link to the app before it is tapped, and later requests are opened there too', async ({
    page,
    context,
    wallet,
    served: { relay },
  }) => {
    const opened: string[] = []
    await context.route(/^https:/, (route) => (opened.push(route.request().url()), route.abort()))
    const alone = relay.readers()
    await openWindow(page)
    const row = dialog(page).getByRole('link', { name: 'Rainbow' })
    await expect(row).toHaveAttribute('href', /^https:\/\/rnbwapp\.com\/wc\?uri=wc%3A/)
    expect(await stored(page)).toEqual([])
    await expectAccessible(page, 'dialog')
    // A window in which nothing was chosen leaves the relay.
    await page.keyboard.press('Escape')
    await expect.poll(() => relay.readers()).toBe(alone)

    await connectButton(page).click()
    await expect(row).toHaveAttribute('href', /^https:/)
    const link = (await row.getAttribute('href'))!
    await row.click()
    await expect.poll(() => opened).toEqual([link])
    await page.bringToFront()
    await expect(heading(page, 'Rainbow is not installed')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'OPEN' })).toHaveAttribute('href', link)
    await expect(dialog(page).getByRole('link', { name: 'GET' })).toHaveAttribute('href', /^https:/)
    await expectAccessible(page, 'dialog')
    expect(await choice(page)).toEqual({ href: 'https://rnbwapp.com', name: 'Rainbow' })

    // The way back: the same request waits for any other wallet.
    await dialog(page).getByRole('button', { name: 'Back' }).click()
    const uri = new URL(link).searchParams.get('uri')!
    await expect(dialog(page).getByRole('link', { name: 'Trust' })).toHaveAttribute(
      'href',
      `https://link.trustwallet.com/wc?uri=${encodeURIComponent(uri)}`,
    )
    await row.click()
    await expect.poll(() => opened).toEqual([link, link])
    opened.length = 0

    // The page waits on: who comes back from the app is connected.
    await wallet.scan(uri)
    await expect(heading(page, 'Verify your account')).toBeVisible()
    await page.bringToFront()
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect.poll(() => opened.join()).toMatch(/^https:\/\/rnbwapp\.com\/wc\?requestId=\d+&sessionTopic=/)
    await page.bringToFront()
    await expect(accountButton(page)).toBeVisible()
  })

  test('an app with a scheme of its own is found by name, opened by it, and opened again', async ({ page, wallet }) => {
    const opens = await noteOpens(page)
    await openWindow(page)
    await dialog(page).getByRole('searchbox', { name: 'Search all wallets' }).fill('IMTOKEN')
    const row = dialog(page).getByRole('link', { name: 'imToken' })
    await expect(row).toHaveAttribute('href', /^imtokenv2:\/\/wc\?uri=wc%3A/)
    expect(await row.getAttribute('target')).toBeNull()
    const uri = decodeURIComponent((await row.getAttribute('href'))!.split('uri=')[1]!)
    await row.click()
    await expect(heading(page, 'imToken is not installed')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'GET' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/id1384798940',
    )
    await wallet.scan(uri)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect.poll(opens).toEqual([expect.stringMatching(/^imtokenv2:\/\/wc\?requestId=\d+&sessionTopic=.* _self$/)])
    await expect(accountButton(page)).toBeVisible()
  })

  test('an app without a known link is opened by the request itself, and then as it says itself', async ({
    page,
    wallet,
  }) => {
    await openWindow(page)
    await dialog(page).getByRole('searchbox').fill('exodus')
    await dialog(page).getByRole('button', { name: 'Exodus' }).click()
    const uri = await requestOn(page)
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'GET' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/id1414384820',
    )
    await expectAccessible(page, 'dialog')
    await wallet.scan(uri)
    await expect(heading(page, 'Verify your account')).toBeVisible()
    expect(await choice(page)).toEqual({ href: 'telephone-wallet://', name: 'Exodus' })
    // A wallet that is not in the list is there on the next page, and among the recent ones.
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(accountButton(page)).toBeVisible()
    await page.reload()
    await accountButton(page).click()
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await connectButton(page).click()
    await expect(dialog(page).getByText('Exodus')).toBeVisible()
  })

  test('WalletConnect itself shows the code, and a link for wallets on this device', async ({ page }) => {
    await openWindow(page)
    await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
    await requestOn(page)
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth)).toBeLessThanOrEqual(375)
    await expectAccessible(page, 'dialog')
  })
})

test.describe('on a telephone with Android', () => {
  test.use({
    viewport: { width: 375, height: 812 },
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  })

  test('the system asks in which app the request is opened, where that works', async ({ page, wallet }) => {
    await openWindow(page)
    const row = dialog(page).getByRole('link', { name: 'Rainbow' })
    await expect(row).toHaveAttribute('href', /^wc:/)
    await expect(dialog(page).getByRole('link', { name: 'Trust' })).toHaveAttribute('href', /^https:\/\/link\.trust/)
    const uri = (await row.getAttribute('href'))!
    await row.click()
    await expect(heading(page, 'Rainbow is not installed')).toBeVisible()
    await wallet.scan(uri)
    await expect(heading(page, 'Verify your account')).toBeVisible()
    // Whichever app was chosen says itself what opens it.
    expect(await choice(page)).toEqual({ href: 'telephone-wallet://', name: 'Rainbow' })
    await page.keyboard.press('Escape')
    await expect.poll(() => stored(page)).toEqual([])
  })
})
