import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { announceTestWallet, createTestWallet } from './browser/test-wallet.ts'
import { chromiumPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'
import { smallPng } from './small-png.ts'

/** Second half of `npm run screenshots`: photographs every step of the wallet's windows, wide, compact and on a phone, into docs/screens/wallet. */
const folder = join(import.meta.dirname, '../docs/screens/wallet')
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1'

const layouts = {
  wide: { viewport: { width: 1440, height: 900 } },
  compact: { viewport: { width: 700, height: 800 } },
  mobile: { viewport: { width: 375, height: 812 }, userAgent: phone },
} as const
type Layout = keyof typeof layouts

/** A page with the test wallet in it, whose steps are photographed by name. */
async function open(browser: Browser, url: string, layout: Layout, colorScheme: 'light' | 'dark' = 'light') {
  const page = await browser.newPage({ ...layouts[layout], colorScheme, reducedMotion: 'reduce' })
  // Pages of wallets are not ours to open.
  await page.context().route(/^https:/, (route) => route.abort())
  const wallet = createTestWallet({ url: `${url}/rpc`, keys: [generatePrivateKey()] })
  await announceTestWallet(page, wallet)
  await page.goto(`${url}/pricing`)
  const dialog = page.getByRole('dialog').last()
  const night = colorScheme === 'dark' ? '-night' : ''
  const photograph = async (name: string, what = dialog) => {
    await page.waitForTimeout(150)
    const png = await smallPng(page, await what.screenshot())
    await writeFile(join(folder, `${name}-${layout}${night}.png`), png)
  }
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).first().click()
  return { page, wallet, dialog, photograph, press }
}
type Opened = Awaited<ReturnType<typeof open>>

const connect = (page: Page) => page.locator('#connect-wallet').click()

/** The steps on the way to a wallet on a computer. */
async function getWallet({ page, dialog, photograph, press }: Opened, layout: Layout) {
  await connect(page)
  await photograph('connect')
  if (layout === 'compact') {
    await press('Learn More')
    await photograph('learn')
  }
  await press('Get a Wallet')
  await photograph('get')
  await press('GET Rainbow')
  await photograph('download-options')
  await press('Get the app')
  await photograph('download')
  await press('Continue')
  await photograph('instructions-mobile')
  await press('Back')
  await press('Back')
  const [store] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name: /^Add to/ }).click()])
  await store.close()
  await photograph('instructions-extension')
  await page.keyboard.press('Escape')
}

/** From a request that is waited for to an account in the bar, and what stands there. */
async function useWallet({ page, wallet, dialog, photograph, press }: Opened) {
  await connect(page)
  wallet.gate = 'hold'
  await press('Test wallet')
  await dialog.getByText('Confirm connection').or(dialog.getByText('Accept connection')).waitFor()
  await photograph('connecting')
  wallet.answer('reject')
  await dialog.getByRole('button', { name: 'RETRY' }).waitFor()
  await photograph('rejected')
  wallet.gate = 'approve'
  wallet.fault('eth_requestAccounts', -32002)
  await press('RETRY')
  await page.waitForTimeout(300)
  await photograph('failed')
  wallet.fault('eth_requestAccounts', undefined)
  await press('RETRY')
  await signIn({ page, wallet, dialog, photograph, press })
  await photograph('bar', page.locator('.header-row'))
  await page.locator('#wallet-account-button').click()
  await photograph('account')
  await page.keyboard.press('Escape')
  await page.locator('#wallet-chain-button').click()
  await photograph('chain')
  await page.keyboard.press('Escape')
  wallet.selectChain(1)
  await page.getByText('Wrong network').waitFor()
  await photograph('bar-wrong-network', page.locator('.header-row'))
  await page.locator('#wallet-chain-button').click()
  wallet.fault('wallet_switchEthereumChain', 4200)
  await press('Local chain')
  await photograph('wrong-network')
}

async function signIn({ page, wallet, dialog, photograph, press }: Opened) {
  await dialog.getByRole('button', { name: 'Sign message' }).waitFor()
  await photograph('sign-in')
  wallet.gate = 'hold'
  await press('Sign message')
  await dialog.getByRole('button', { name: 'Waiting for signature' }).waitFor()
  await photograph('sign-in-waiting')
  wallet.gate = 'approve'
  wallet.answer('approve')
  await page.locator('#wallet-account-button').waitFor()
}

/** The wallet that needs nothing installed, and what it asks. */
async function useDemoWallet({ page, dialog, photograph, press }: Opened) {
  await connect(page)
  await press('Demo wallet')
  const sheet = page.locator('#demo-wallet')
  await sheet.getByRole('button', { name: 'Connect' }).waitFor()
  await photograph('demo-connect', sheet)
  await sheet.getByRole('button', { name: 'Connect' }).click()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await sheet.getByRole('button', { name: 'Sign', exact: true }).waitFor()
  await photograph('demo-sign', sheet)
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.locator('#wallet-account-button').click()
  await photograph('demo-account')
}

/** What is different on a telephone. */
async function onPhone({ page, dialog, photograph, press }: Opened) {
  await connect(page)
  await photograph('connect')
  await press('Get a Wallet')
  await photograph('get')
  await press('Back')
  await dialog.getByRole('link', { name: 'MetaMask' }).click()
  await page.bringToFront()
  await dialog.getByRole('heading', { name: 'MetaMask is not installed' }).waitFor({ timeout: 8000 })
  await photograph('not-installed')
}

await mkdir(folder, { recursive: true })
const site = await serveSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  for (const layout of Object.keys(layouts) as Layout[]) {
    const walk = async (way: (opened: Opened, layout: Layout) => Promise<void>, scheme?: 'dark') => {
      const opened = await open(browser, site.url, layout, scheme)
      await way(opened, layout)
      await opened.page.context().close()
    }
    await walk(layout === 'mobile' ? onPhone : getWallet)
    await walk(useWallet)
    await walk(useWallet, 'dark')
    await walk(useDemoWallet)
  }
} finally {
  await browser.close()
  await site.stop()
}
