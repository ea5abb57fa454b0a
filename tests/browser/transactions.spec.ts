import { createWalletClient, encodeFunctionData, erc20Abi, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { watch } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const dialog = (page: Page) => page.getByRole('dialog')

/** An account with test ether, connected and signed in, and what sends for it. */
async function connected(page: Page, baseURL: string) {
  const key = generatePrivateKey()
  const account = privateKeyToAccount(key)
  const url = `${baseURL}/rpc`
  await page.request.post('/api/demo/fund', { data: { address: account.address }, headers: { origin: baseURL } })
  await announceTestWallet(page, createTestWallet({ url, keys: [key] }))
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog(page).getByRole('button', { name: 'Test wallet' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.locator('#wallet-account-button')).toBeVisible()
  return { account, client: createWalletClient({ account, transport: http(url) }).extend(publicActions) }
}

/** Writes transactions into the list of the browser, as another tab would. */
async function record(page: Page, sent: { hash: string; from: string; description: string }[]) {
  const entries = sent.map((one) => ({
    chainId: 31_337,
    confirmations: 1,
    sentAt: Date.now(),
    status: 'pending',
    ...one,
  }))
  const kept = JSON.stringify({ v: 1, transactions: entries })
  await page.evaluate((text) => {
    localStorage.setItem('intaglio.transactions', text)
    dispatchEvent(
      new StorageEvent('storage', { key: 'intaglio.transactions', newValue: text, storageArea: localStorage }),
    )
  }, kept)
}

test('a transaction is followed to its end, also over a reload, and its page opens without an explorer', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  const { account, client } = await connected(page, baseURL!)
  const hash = await client.sendTransaction({ chain: null, to: account.address, value: 1n })
  const lost = `0x${'ab'.repeat(32)}`
  await record(page, [
    { hash, from: account.address, description: 'Send one wei to myself' },
    { hash: lost, from: account.address, description: 'Never arrived' },
  ])
  await expect(page.locator('#wallet-account-button')).toContainText('A transaction is pending')
  await page.reload()
  await page.locator('#wallet-account-button').click()
  const row = dialog(page).getByRole('listitem').filter({ hasText: 'Send one wei to myself' })
  await expect(row).toContainText('Confirmed')
  // No node knows the other one; that alone makes nothing failed.
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Never arrived' })).toContainText('Pending')

  await dialog(page).getByRole('button', { name: 'Transactions and permissions' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'All transactions' })).toBeVisible()
  await expectAccessible(page, 'dialog')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: /CSV/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe('transactions.csv')

  await dialog(page).getByRole('link', { name: 'Send one wei to myself' }).click()
  await expect(page).toHaveURL(new RegExp(`/tx/${hash}$`))
  await expect(page.getByRole('main')).toContainText(/confirmed/i)
  expect(problems).toEqual([])
})

test('a permission is found and ended, a failure is explained, and what nobody answered is asked again', async ({
  page,
  baseURL,
}) => {
  const { account, client } = await connected(page, baseURL!)
  const { TokenLocker } = contractAddresses
  const { ink } = sampleWorld
  const allowed = {
    address: ink,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account.address, TokenLocker],
  } as const
  await client.writeContract({
    chain: null,
    address: ink,
    abi: erc20Abi,
    functionName: 'approve',
    args: [TokenLocker, 5n * 10n ** 18n],
  })
  const data = encodeFunctionData({ abi: tokenLockerAbi, functionName: 'makePermanent', args: [1n << 200n] })
  const hash = await client.sendTransaction({ chain: null, to: TokenLocker, data, gas: 300_000n })
  await record(page, [
    { hash, from: account.address, description: 'Lock nothing permanently' },
    { hash: `0x${'ab'.repeat(32)}`, from: account.address, description: 'Never arrived' },
  ])
  await page.locator('#wallet-account-button').click()
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Lock nothing' })).toContainText(
    'reverted: This lock no longer exists. Look at your list again.',
  )
  const explorer = dialog(page).getByRole('link', { name: 'View more on explorer' })
  await expect(explorer).toHaveAttribute('href', `/address/${account.address}`)
  expect(await (await page.request.get(`/address/${account.address}`)).text()).toContain('An account on Local chain')

  await dialog(page).getByRole('button', { name: 'Transactions and permissions' }).click()
  const permissions = dialog(page).getByRole('region', { name: 'Permissions you have given' })
  await expect(permissions).toContainText('At most 5 INK')
  await permissions.getByRole('button', { name: 'Revoke At most 5 INK for TokenLocker' }).click()
  const sheet = page.getByRole('dialog', { name: 'End a permission to take tokens' })
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(permissions).toContainText('None of our contracts has a permission from you')
  expect(await client.readContract(allowed)).toBe(0n)

  await page.route('**/rpc', (route) => route.abort())
  const again = dialog(page).getByRole('button', { name: 'Ask again: Never arrived' })
  await expect(again).toBeVisible()
  await expectAccessible(page, 'dialog')
  const asked = page.waitForRequest('**/rpc')
  await again.click()
  await asked
  await expect(again).toBeFocused()
  await page.unroute('**/rpc')
  // It is asked by itself, too, and may be gone before it is pressed.
  await again.click({ timeout: 5000 }).catch(() => undefined)
  await expect(again).toBeHidden()
  await expect(dialog(page).getByRole('link', { name: 'Never arrived' })).toBeFocused()
})

test('what one tab sends and clears, the other shows', async ({ page, context, baseURL }) => {
  const { account, client } = await connected(page, baseURL!)
  const hash = await client.sendTransaction({ chain: null, to: account.address, value: 1n })
  const other = await context.newPage()
  await other.goto('/pricing')
  await record(page, [{ hash, from: account.address, description: 'Seen in both tabs' }])
  await page.locator('#wallet-account-button').click()
  await dialog(page).getByRole('button', { name: 'Transactions and permissions' }).click()
  // The account's own window shows it too, and clears without asking.
  await expect(dialog(page).getByRole('heading', { name: 'All transactions' })).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Seen in both tabs' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Clear All' }).click()
  await dialog(page).getByRole('group').getByRole('button').last().click()
  await expect(dialog(page).getByText('Intaglio transactions will appear here...')).toBeVisible()
  await expect.poll(() => other.evaluate(() => localStorage.getItem('intaglio.transactions'))).not.toContain(hash)
})
