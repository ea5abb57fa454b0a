import { expect, type Page } from '@playwright/test'
import { createPublicClient, erc20Abi, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { announceTestWallet, createTestWallet, type TestWalletOptions } from './test-wallet.ts'
import { hydrate } from './watch.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Opens a page with the demo wallet connected and signed in; it holds test ether and the sample tokens. */
export async function openWithDemoWallet(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
  await page.locator('#connect-wallet').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).click()
  await dialog(page, 'Allow this site to see your demo address?').getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await dialog(page, 'Sign this message?').getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.locator('#wallet-account-button')).toBeVisible()
}

/** A wallet with two accounts that hold test ether and samples, connected on a page. */
export async function connectTestWallet(
  page: Page,
  { baseURL, path, ...options }: { baseURL: string; path: string } & Pick<TestWalletOptions, 'batches'>,
) {
  const keys = [generatePrivateKey(), generatePrivateKey()] as const
  const chain = createPublicClient({ transport: http(`${baseURL}/rpc`) })
  for (const key of keys) {
    const { address: account } = privateKeyToAccount(key)
    // A busy chain may not give the samples at the first request.
    await expect
      .poll(async () => {
        await page.request.post('/api/demo/fund', { data: { address: account }, headers: { origin: baseURL } })
        return chain.readContract({
          address: sampleWorld.ink,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [account],
        })
      })
      .not.toBe(0n)
  }
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys, ...options })
  await announceTestWallet(page, wallet)
  await page.goto(path)
  await page.locator('#connect-wallet').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.locator('#wallet-account-button')).toBeVisible()
  return wallet
}

/** Shows the tool of the page. */
export async function showTool(page: Page) {
  await page.locator('#lock').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Lock tokens', pressed: true })).toBeVisible()
}

/** Chooses the sample token, once the tool knows the account and is at rest, and waits for its facts. */
export async function chooseSample(page: Page) {
  await expect(page.getByText('Choose one of these, or paste the address of another.')).toBeVisible()
  await page.getByRole('button', { name: /^Sample Ink/ }).click()
  await expect(page.getByRole('region', { name: 'Token Sample Ink' })).toContainText('You have')
}

/** Goes on in the sheet that shows what is signed; `title` is its heading. */
export async function confirmSheet(page: Page, title: string | RegExp) {
  const sheet = dialog(page, title)
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
}

/** The heading of the sheet for the signature that pays for a lock. */
export const permitTitle = 'Let the lock contract take this amount, once'

/** Signs data in the demo wallet. */
export async function signInDemoWallet(page: Page) {
  await dialog(page, 'Sign this data?').getByRole('button', { name: 'Sign', exact: true }).click()
}

/** Says yes in the demo wallet. */
export async function sendInDemoWallet(page: Page) {
  await dialog(page, 'Send this transaction?').getByRole('button', { name: 'Send', exact: true }).click()
}
