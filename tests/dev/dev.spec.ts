import { arrived, fillContact, sendButton } from '../browser/form-steps.ts'
import { expect, test } from '../browser/journey-test.ts'
import {
  chooseSample,
  confirmSheet,
  openWithDemoWallet,
  permitTitle,
  sendInDemoWallet,
  showTool,
  signInDemoWallet,
} from '../browser/lock-steps.ts'
import { navigate, watch } from '../browser/watch.ts'

/** Who answers a visitor at this address. */
async function answering(url: string): Promise<string> {
  const { headers } = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } })
  return headers.has('x-request-id') ? 'server' : 'Vite'
}

test('pages come from Vite, and answers of the server from the server', async ({ baseURL }) => {
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
    for (const path of those) expect(await answering(baseURL + path), path).toBe(who)
})

test('a visitor connects, locks tokens, asks the chat and writes to us, and no page is loaded a second time', async ({
  page,
  baseURL,
}) => {
  // What the inline scripts of a built page do.
  await page.addInitScript(() =>
    addEventListener('intaglio:hydrated', () => (document.documentElement.dataset.script = 'ready')),
  )
  const watched = await watch(page, baseURL!)

  await openWithDemoWallet(page, '/token-locking')
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('1234.5')
  await page.getByRole('radio', { name: /^Equal steps/ }).check()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await confirmSheet(page, permitTitle)
  await signInDemoWallet(page)
  await confirmSheet(page, 'Lock tokens')
  await sendInDemoWallet(page)
  const proof = page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })
  const path = (await proof.getAttribute('href'))!
  await proof.click()
  await expect(page.getByRole('article', { name: 'Certificate of a lock: Sample Ink' })).toContainText('1,234.5 INK')

  await page.locator('#chat-open').click()
  await page.getByLabel('Your message').fill('What does an audit cost?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').locator('.chat-message:not(.chat-own)').last()).toContainText('8,800')

  await navigate(page, '/contact-us')
  await fillContact(page)
  await sendButton(page).click()
  expect(await arrived(page)).toMatch(/^IN-/)
  // The link to the proof loads a document, and nothing else does.
  expect(watched).toMatchObject({ documents: [`${baseURL}/token-locking`, baseURL + path], problems: [] })
})
