import { formatEther, type Hex } from 'viem'
import type { BrowserContext, Page } from '@playwright/test'
import { asked, expect, test } from './extension-test.ts'

const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect Wallet' })
const accountButton = (page: Page) => page.locator('#wallet-account-button')
const wallet = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Extension wallet' }).first()
const signButton = (page: Page) => page.getByRole('button', { name: 'Sign message' })

/** Presses a button that closes its window. The window may be gone before Playwright hears how the press ended. */
async function pressLast(window: Page, name: string) {
  const closed = new Promise<void>((resolve) => window.once('close', () => resolve()))
  await window
    .getByRole('button', { name })
    .click()
    .catch((error: Error) => {
      if (!error.message.includes('has been closed')) throw error
    })
  await closed
}

const approve = (window: Page) => pressLast(window, 'Approve')
const reject = (window: Page) => pressLast(window, 'Reject')

async function openConnect(page: Page) {
  await page.goto('/pricing')
  await connectButton(page).click()
}

async function connect(page: Page, context: BrowserContext) {
  await openConnect(page)
  await approve(await asked(context, () => wallet(page).click()))
  await expect(signButton(page)).toBeVisible()
}

async function signIn(page: Page, context: BrowserContext) {
  await connect(page, context)
  await approve(await asked(context, () => signButton(page).click()))
  await expect(accountButton(page)).toBeVisible()
}

test('an installed wallet is listed, asks its owner, and is connected', async ({ page, context, address, baseURL }) => {
  await openConnect(page)
  const window = await asked(context, () => wallet(page).click())
  await expect(window.getByRole('paragraph')).toHaveText(baseURL!)
  await expect(window.locator('pre')).toHaveText(`Show it ${address}`)
  await expect(page.getByRole('dialog')).toContainText('Confirm connection in the extension')
  await approve(window)
  await expect(page.getByRole('dialog')).toContainText('Verify your account')
})

test('an owner who says no, or closes the window, can be asked again', async ({ page, context }) => {
  await openConnect(page)
  await reject(await asked(context, () => wallet(page).click()))
  const retry = page.getByRole('dialog').getByRole('button', { name: 'RETRY' })
  await expect(page.getByRole('dialog')).toContainText('Nothing was connected')
  await (await asked(context, () => retry.click())).close()
  await expect(page.getByRole('dialog')).toContainText('Nothing was connected')
  await approve(await asked(context, () => retry.click()))
  await expect(signButton(page)).toBeVisible()
})

test('the owner reads the whole message before signing in', async ({ page, context, address }) => {
  await connect(page, context)
  const window = await asked(context, () => signButton(page).click())
  await expect(window.locator('pre')).toContainText('wants you to sign in with your Ethereum account')
  await expect(window.locator('pre')).toContainText(address)
  await approve(window)
  await expect(accountButton(page)).toContainText(address.slice(-4))
})

test('a page that is loaded again finds the wallet connected, and asks nobody', async ({ page, context, address }) => {
  await signIn(page, context)
  await page.reload()
  await expect(accountButton(page)).toContainText(address.slice(-4))
  expect(context.pages().filter((each) => each.url().startsWith('chrome-extension:'))).toEqual([])
})

test('a transaction is approved in the wallet and arrives on the chain', async ({
  page,
  context,
  address,
  baseURL,
}) => {
  await page.request.post(`${baseURL}/api/demo/fund`, { data: { address } })
  await signIn(page, context)
  const to = `0x${crypto.randomUUID().replaceAll('-', '').padEnd(40, '0')}`
  const sending = page.evaluate(sendEther, { from: address, to, value: '0xde0b6b3a7640000' })
  const window = await asked(context, async () => {})
  await expect(window.locator('pre')).toHaveText(`1000000000000000000 wei to ${to}`)
  await approve(window)
  expect(await sending).toMatch(/^0x[\da-f]{64}$/)

  const balance = async () => {
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [to, 'latest'] }
    const answer = await page.request.post(`${baseURL}/rpc`, { data: call })
    return formatEther(BigInt(((await answer.json()) as { result: Hex }).result))
  }
  await expect.poll(balance).toBe('1')
})

/** Runs in the page: has the announced wallet send ether, as a page of the site does. Answers the hash. */
async function sendEther(transaction: { from: string; to: string; value: string }): Promise<unknown> {
  type Provider = { request(asked: { method: string; params: unknown[] }): Promise<unknown> }
  const provider = await new Promise<Provider>((resolve) => {
    addEventListener('eip6963:announceProvider', (event) =>
      resolve((event as CustomEvent<{ provider: Provider }>).detail.provider),
    )
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
  return provider.request({ method: 'eth_sendTransaction', params: [transaction] })
}
