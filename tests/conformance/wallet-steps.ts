import { expect, type Locator, type Page } from '@playwright/test'
import type { TestWallet } from '../browser/test-wallet.ts'
import type { WalletDriver } from './driver.ts'

type Visit = { page: Page; driver: WalletDriver }

export const dialogOf = (page: Page): Locator => page.getByRole('dialog')
export const connectButton = (page: Page): Locator => page.getByRole('button', { name: 'Connect Wallet' })
export const signButton = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Sign message' })

/** Opens the connect window of the page. */
export async function openConnect({ page, driver }: Visit): Promise<void> {
  await page.goto(driver.path)
  await driver.press(page)
  await expect(dialogOf(page)).toBeVisible()
}

/** Chooses a wallet of the list. */
export const choose = (page: Page, name = 'Test wallet'): Promise<void> =>
  dialogOf(page).getByRole('button', { name }).first().click()

/** Connects the test wallet, up to the question to sign in. */
export async function connect(visit: Visit): Promise<void> {
  await openConnect(visit)
  await choose(visit.page)
  await expect(dialogOf(visit.page)).toContainText('Verify your account')
}

/** Connects and signs in. */
export async function signIn(visit: Visit): Promise<void> {
  await connect(visit)
  await signButton(visit.page).click()
  await expect(visit.driver.accountButton(visit.page)).toBeVisible()
}

/** A signed-in visitor whose wallet goes to a network the site does not work on, with the window that says so. */
export async function openWrongNetwork(visit: Visit & { wallet: TestWallet }): Promise<Locator> {
  const { page, driver, wallet } = visit
  await signIn(visit)
  wallet.selectChain(1)
  await driver.chainButton(page).click()
  await expect(dialogOf(page)).toContainText('Switch Networks')
  return dialogOf(page)
}

/** Has 10 test ether put into the account of the wallet, and some of it sent away again. */
export async function fund(
  { page, wallet }: { page: Page; wallet: TestWallet },
  { baseURL, spent = 0n }: { baseURL: string | undefined; spent?: bigint },
): Promise<void> {
  const answer = await page.request.post(`${baseURL}/api/demo/fund`, { data: { address: wallet.address } })
  expect(answer.ok()).toBe(true)
  if (spent === 0n) return
  const to = `0x${'11'.repeat(20)}`
  const hash = await wallet.provider.request({
    method: 'eth_sendTransaction',
    params: [{ to, value: `0x${spent.toString(16)}` }],
  })
  const receipt = () => wallet.provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  await expect.poll(receipt).not.toBeNull()
}

/** The wallet does not know the network until it is added, and goes there at once when it is, as most wallets do. */
export function missNetwork(wallet: TestWallet, chainId = 31_337): void {
  const { request } = wallet.provider
  wallet.fault('wallet_switchEthereumChain', 4902)
  wallet.provider.request = async (asked) => {
    const answer = await request(asked)
    if (asked.method !== 'wallet_addEthereumChain') return answer
    wallet.fault('wallet_switchEthereumChain', undefined)
    return wallet.selectChain(chainId)
  }
}
