import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

/** Code as it was loaded: by how many requests, in how many bytes of gzip at its highest, and what is written in it. */
export type LoadedCode = { requests: number; bytes: number; text: string }

/** What a page of the site loads for its wallet, step by step. */
export type WalletBytes = {
  /** Everything the page has loaded when it is alive, before a visitor wants the wallet. */
  before: LoadedCode
  /** What the press on Connect Wallet adds, and what choosing WalletConnect adds to that. */
  press: LoadedCode
  walletConnect: LoadedCode
}

/** Notes the code a page loads, or `all` it loads; `since` answers what has come since it was last asked, once nothing more comes. */
export function noteCode(page: Page, { all = false } = {}): { since: () => Promise<LoadedCode> } {
  let coming: Promise<Buffer>[] = []
  page.on('response', (response) => {
    const wanted = all || response.request().resourceType() === 'script'
    // The browser does not keep what it has loaded ahead: that is asked for once more.
    if (wanted && response.ok())
      coming.push(response.body().catch(async () => (await page.request.get(response.url())).body()))
  })
  return {
    async since() {
      for (let known = -1; known !== coming.length;) {
        known = coming.length
        await page.waitForTimeout(1500)
      }
      const bodies = await Promise.all(coming)
      coming = []
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
      return { requests: bodies.length, bytes, text: bodies.join('\n') }
    },
  }
}

/** Walks one page of the site to its wallet, and on to WalletConnect, with nobody at other hosts. */
export async function measureWallet(browser: Browser, url: string): Promise<WalletBytes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.route(
    ({ origin }) => origin !== url,
    (route) => route.abort(),
  )
  await context.routeWebSocket(/.*/, (socket) => void socket.close())
  const page = await context.newPage()
  const code = noteCode(page)
  await page.goto(`${url}/pricing`)
  await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
  const before = await code.since()

  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
  const press = await code.since()

  await window.getByRole('button', { name: 'WalletConnect' }).click()
  const walletConnect = await code.since()
  await context.close()
  return { before, press, walletConnect }
}
