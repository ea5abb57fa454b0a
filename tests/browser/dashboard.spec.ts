import { createWalletClient, erc20Abi, getAddress, http, publicActions, type Address, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { connectTestWallet } from './lock-steps.ts'
import { hydrate, watch } from './watch.ts'

const { TokenLocker, LaunchBook } = contractAddresses
const day = 86_400

const walletOf = (url: string, key: Hex) =>
  createWalletClient({ account: privateKeyToAccount(key), transport: http(url) }).extend(publicActions)

/** An account that holds test ether and samples. */
async function fundedKey(page: Page, baseURL: string) {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  const wallet = walletOf(`${baseURL}/rpc`, key)
  await expect
    .poll(async () => {
      await page.request.post('/api/demo/fund', { data: { address }, headers: { origin: baseURL } })
      return wallet.readContract({
        address: sampleWorld.ink,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      })
    })
    .not.toBe(0n)
  return { key, wallet, account: getAddress(address) }
}

/** Locks 12 of the sample token for an account: half of it is free, and the rest in ten days. */
async function lockSample({ wallet }: Awaited<ReturnType<typeof fundedKey>>, owner: Address) {
  const [ink, amount] = [sampleWorld.ink, 12n * 10n ** 18n]
  const now = Math.floor(Date.now() / 1000)
  for (const call of [
    { address: ink, abi: erc20Abi, functionName: 'approve', args: [TokenLocker, amount] },
    {
      address: TokenLocker,
      abi: tokenLockerAbi,
      functionName: 'lockFor',
      args: [ink, owner, amount, { start: now - 10 * day, cliff: now - 10 * day, end: now + 10 * day, steps: 2 }],
    },
  ] as const) {
    const hash = await wallet.writeContract({ chain: null, ...call } as never)
    await wallet.waitForTransactionReceipt({ hash })
  }
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`what an account has is on one page, without a wallet, on ${device}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport)
    const { problems } = await watch(page, baseURL!)
    const one = await fundedKey(page, baseURL!)
    await lockSample(one, one.account)
    const nonce = await one.wallet.getTransactionCount({ address: one.account })
    const token = await deployVariant(`${baseURL}/rpc`, { key: one.key, id: 'erc20', symbol: 'DASH' })
    const hash = await one.wallet.writeContract({
      chain: null,
      address: LaunchBook,
      abi: launchBookAbi,
      functionName: 'announce',
      args: [BigInt(nonce)],
    } as never)
    await one.wallet.waitForTransactionReceipt({ hash })

    await page.goto('/dashboard')
    await hydrate(page)
    await page.getByLabel('Account or name').fill('0x12')
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page.getByText('Type an address, 0x and forty digits')).toBeVisible()
    await page.getByLabel('Account or name').fill(one.account)
    await page.getByRole('button', { name: 'Show it' }).click()
    const locks = page.getByRole('region', { name: /^Token locks/ })
    await expect(locks).toContainText('12 INK held, 6 INK free now.')
    await expect(page.getByRole('region', { name: 'What comes next' })).toContainText('INK, lock No.')
    await expect(page.getByRole('region', { name: /^Tokens it launched/ })).toContainText('Journey DASH')
    await expect(page.getByRole('region', { name: /^Tokens and pieces/ })).toContainText('1,000,000 DASH')
    await expect(page.getByText(/^Read from .* up to block \d+\.$/)).toBeVisible()
    await expectAccessible(page, '.account-report')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as CSV' }).click()
    expect((await download).suggestedFilename()).toBe(`${one.account}.csv`)

    // The address of the page is that of the account.
    await page.reload()
    await expect(locks).toContainText('12 INK held')
    await locks.getByRole('link', { name: /^Withdraw/ }).click()
    await expect(page).toHaveURL(/\/token-locking\/0x[\da-fA-F]{40}-\d+$/)
    expect(problems).toEqual([])
    expect(token).toMatch(/^0x/)
  })

test('a connected account is shown by itself, and again when something happens to it', async ({ page, baseURL }) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/dashboard' })
  const account = getAddress(wallet.address)
  await expect(page.getByText('Nothing of this account is in our contracts on this chain.')).toBeVisible()
  const giver = await fundedKey(page, baseURL!)
  await lockSample(giver, account)
  await expect(page.getByRole('region', { name: /^Token locks/ })).toContainText('12 INK held')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the same as a page', async ({ page, baseURL }) => {
    const one = await fundedKey(page, baseURL!)
    await lockSample(one, one.account)
    await expect(async () => {
      await page.goto('/dashboard')
      await page.getByLabel('Account or name').fill(one.account)
      await page.getByRole('button', { name: 'Show it' }).click()
      await expect(page.getByRole('region', { name: /^Token locks/ })).toContainText('12 INK held', { timeout: 1_000 })
    }).toPass()
    await page.goto('/dashboard/report?account=nobody')
    await expect(page.getByRole('heading', { name: 'No account was shown' })).toBeVisible()
  })
})
