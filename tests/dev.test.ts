import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, expect as expectInPage } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrived, fillContact, sendButton } from './browser/form-steps.ts'
import { chooseSample, confirmSheet, openWithDemoWallet, sendInDemoWallet, showTool } from './browser/lock-steps.ts'
import { navigate, watch } from './browser/watch.ts'
import { headlessPath } from './chromium.ts'
import { freePort } from './serve-site.ts'

const expectPage = expectInPage.configure({ timeout: 60_000 })

let dev: { url: string; stop(): Promise<void> }

/** `npm run dev` on ports and with data of its own. Answers when a page comes from Vite and the server behind it is ready. */
async function startDev() {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-dev-'))
  await chmod(directory, 0o711)
  const [port, serverPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(serverPort), DATA_DIR: join(directory, 'data'), NODE_ENV: 'development' }
  const child = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], { env, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let waited = 0; waited < 120_000 && child.exitCode === null; waited += 500) {
    if ((await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) return { url, stop }
    await sleep(500)
  }
  await stop()
  throw new Error(`Development did not start.\n${said}`)
}

beforeAll(async () => {
  dev = await startDev()
}, 180_000)

afterAll(() => dev?.stop())

/** Who answers a visitor at this address. */
async function answering(path: string): Promise<string> {
  const { headers } = await fetch(dev.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  return headers.has('x-request-id') ? 'server' : 'Vite'
}

test('pages come from Vite, and whatever the server answers from the server', async () => {
  const paths = {
    Vite: ['/', '/token-locking', '/token-locking/1', '/claim', '/claim/1', '/mint', '/whitepaper/sample-audit'],
    server: [
      '/tx/0x1',
      '/address/0x1',
      '/badge/lock/1.svg',
      '/nft-audit/reports/1',
      '/pledge/wall',
      '/outbox',
      '/search',
      '/claims/sample',
      '/liquidity-locking/1',
      '/meme-token/0x1',
      '/gitex-global-nft',
      '/claim?campaign=1',
      // Written by the build alone.
      '/blog',
      '/sitemap.xml',
      '/og/home.png',
    ],
  }
  for (const [who, those] of Object.entries(paths))
    for (const path of those) expect(`${path}: ${await answering(path)}`).toBe(`${path}: ${who}`)
})

test('a visitor connects, locks tokens, asks the chat and writes to us, and no page is loaded a second time', async () => {
  await using browser = await chromium.launch({ executablePath: headlessPath(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ baseURL: dev.url, locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(60_000)
  // What the inline scripts of a built page do.
  await page.addInitScript(() =>
    addEventListener('intaglio:hydrated', () => (document.documentElement.dataset.script = 'ready')),
  )
  const watched = await watch(page, dev.url)

  await openWithDemoWallet(page, '/token-locking')
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('1234.5')
  await page.getByRole('radio', { name: /^Equal steps/ }).check()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  for (const title of ['Allow someone to take tokens', 'Lock tokens for yourself']) {
    await confirmSheet(page, title)
    await sendInDemoWallet(page)
  }
  const proof = page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })
  const path = (await proof.getAttribute('href'))!
  await proof.click()
  await expectPage(page.getByRole('article', { name: 'Certificate of a lock: Sample Ink' })).toContainText(
    '1,234.5 INK',
  )

  await page.locator('#chat-open').click()
  await page.getByLabel('Your message').fill('What does an audit cost?')
  await page.keyboard.press('Enter')
  await expectPage(page.getByRole('log').locator('.chat-message:not(.chat-own)').last()).toContainText('6,600')

  await navigate(page, '/contact-us')
  await fillContact(page)
  await sendButton(page).click()
  expect(await arrived(page)).toMatch(/^IN-/)
  // The link to the proof loads a document, and nothing else does.
  expect(watched).toMatchObject({ documents: [`${dev.url}/token-locking`, dev.url + path], problems: [] })
}, 240_000)
