import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { prerendered } from '#app/page/prerendered.ts'
import { inlineScriptsOf } from '../scripts/pages/page-html.ts'
import { chromiumPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'
import { measureWallet, type LoadedCode } from './wallet-bytes.ts'

/**
 * Loads every page as a first visitor over HTTP until it is alive, and exits with status 1 when one passes its budget. Bodies are
 * counted as they travel, compressed; `kB` is 1000 bytes. The page itself, its code and the whole stylesheet are listed separately.
 */

type Loaded = { path: string; type: string; bytes: number; total: number }
type Row = {
  path: string
  requests: number
  total: number
  markup: number
  inline: number
  fonts: number
  hosts: string[]
  code: Map<string, number>
}

const shells = ['/404', '/blog/404', '/token-locking/404', '/claim/404', '/grants/404', '/frame', '/gitex-global-nft']
/** A guard with room on purpose: nobody should write worse code or words for it. */
const budgets = { markup: 30_000, shell: 125_000 }
const walletBudget = 90_000

/** Loads one page with an empty cache, and waits until it is alive. */
async function measure(browser: Browser, url: string, path: string): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const asked = new Map<string, { path: string; type: string; bytes: number }>()
  const loaded: Loaded[] = []
  await client.send('Network.enable')
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')
    asked.set(requestId, { path: response.url, type, bytes: Number(length?.[1] ?? 0) })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: total }) => {
    const entry = asked.get(requestId)
    // What the cache answers has crossed the wire before.
    if (entry && total > 0) loaded.push({ ...entry, total })
  })

  const answer = await page.goto(url + path, { waitUntil: 'networkidle' })
  // As it was sent: the page adds its import map, and with it comes to life.
  const html = (await answer?.text()) ?? ''
  const inline = inlineScriptsOf(html).join('\n')
  const styles = await page.$$eval('link[rel=stylesheet]', (links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  )
  if (inline.includes('__reactRouterContext'))
    await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
  await context.close()

  const sum = (list: Loaded[], size: 'bytes' | 'total' = 'bytes') => list.reduce((all, each) => all + each[size], 0)
  const isCode = ({ path: file }: Loaded) => /\/assets\/.*\.js(?:on)?$/.test(file)
  const code = loaded.filter(isCode)
  const before = loaded.filter((each) => !isCode(each) && !styles.includes(each.path))
  return {
    path,
    requests: before.length,
    total: sum(before, 'total'),
    markup: sum(before.filter(({ type }) => type === 'Document' || type === 'Stylesheet')),
    inline: brotliCompressSync(inline).length,
    fonts: sum(before.filter(({ type }) => type === 'Font')),
    hosts: [...new Set(loaded.map((each) => new URL(each.path)))]
      .filter(({ origin }) => origin !== url)
      .map(({ host }) => host),
    code: new Map(code.map(({ path: file, bytes }) => [file, bytes])),
  }
}

/** What every page loads to come to life: React, the router and the shell. */
function shellOf(rows: Row[]): number {
  const alive = rows.filter(({ code }) => code.size > 0)
  const [first, ...others] = alive
  const common = [...(first?.code ?? [])].filter(
    // The list of routes and the hashes of all files are data: they grow with the site and are printed with each page.
    ([file]) => file.endsWith('.js') && !file.includes('/manifest-') && others.every(({ code }) => code.has(file)),
  )
  return common.reduce((all, [, bytes]) => all + bytes, 0)
}

const cell = (value: number | string) => String(value).padStart(9)
const failures: string[] = []
const check = (path: string, name: keyof typeof budgets, value: number, words: string) => {
  if (value > budgets[name]) failures.push(`${path} passes its budget: ${words} ${value}, at most ${budgets[name]}`)
}

const isWallet = ({ text }: LoadedCode) => text.includes('eip6963:requestProvider')
const isWalletConnect = ({ text }: LoadedCode) => text.includes('relay.walletconnect')

/** The wallet comes with the press that wants it, and WalletConnect when it is chosen: neither before. In bytes of gzip. */
async function checkWallet(browser: Browser, url: string) {
  const { before, press, walletConnect } = await measureWallet(browser, url)
  console.log(
    `The wallet: ${press.bytes} bytes gzip in ${press.requests} requests with the first press, WalletConnect ${walletConnect.bytes} more`,
  )
  if (press.bytes > walletBudget)
    failures.push(`The wallet passes its budget: bytes at the first press ${press.bytes}, at most ${walletBudget}`)
  if (isWallet(before)) failures.push('The wallet is loaded before a visitor wants it')
  if (isWalletConnect(before) || isWalletConnect(press)) failures.push('WalletConnect is loaded before it is chosen')
  // Otherwise the lines above would pass without finding a wallet at all.
  if (!isWallet(press) || !isWalletConnect(walletConnect)) failures.push('The wallet is not where it is looked for')
}

// So that WalletConnect is offered.
process.env.WALLETCONNECT_PROJECT_ID ??= 'budgets'
const site = await serveSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const rows: Row[] = []
  console.log(`${'page'.padEnd(34)} requests     bytes  html+css inline js     fonts      code`)
  for (const path of Object.keys(prerendered).filter((each) => !shells.includes(each))) {
    const row = await measure(browser, site.url, path)
    rows.push(row)
    const after = [...row.code.values()].reduce((all, bytes) => all + bytes, 0)
    console.log(path.padEnd(33), ...[row.requests, row.total, row.markup, row.inline, row.fonts, after].map(cell))
    check(path, 'markup', row.markup, 'bytes of HTML and CSS')
    if ([...row.code.keys()].some((file) => file.includes('/assets/wallet-window-')))
      failures.push(`${path} loads the wallet before a visitor wants it`)
    if (row.hosts.length) failures.push(`${path} asks other hosts: ${row.hosts.join(', ')}`)
  }
  const shell = shellOf(rows)
  if (shell < 50_000) failures.push('What every page loads is not where it is looked for')
  console.log(`React, router and shell, which every page loads: ${shell} bytes`)
  check('The shell', 'shell', shell, 'bytes')
  await checkWallet(browser, site.url)
} finally {
  await browser.close()
  await site.stop()
}
for (const failure of failures) console.error(failure)
process.exitCode = failures.length ? 1 : 0
