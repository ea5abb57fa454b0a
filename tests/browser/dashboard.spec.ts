import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { expectAccessible, freshAddress } from './form-steps.ts'
import { fundedKey, launchToken, lockSample } from './index-steps.ts'
import { expect, test } from './journey-test.ts'
import { confirmSheet, connectTestWallet } from './lock-steps.ts'
import { hydrate, watch } from './watch.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`what an account has is on one page, without a wallet, on ${device}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport)
    const { problems } = await watch(page, baseURL!)
    const one = await fundedKey(page, baseURL!)
    await lockSample(one, one.account)
    await launchToken(one, 'DASH')

    await page.goto('/dashboard')
    await hydrate(page)
    await page.getByLabel('Account or name').fill('0x12')
    await page.getByRole('button', { name: 'Show the account' }).click()
    await expect(page.getByText('Type an address, 0x and forty digits')).toBeVisible()
    await page.getByLabel('Account or name').fill(one.account)
    await page.getByRole('button', { name: 'Show the account' }).click()
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

    // Its dates come by mail, once the address is confirmed.
    const email = freshAddress()
    const field = page.getByLabel('A mail the day before each date')
    await field.fill('ada')
    await page.getByRole('button', { name: 'Send me the dates' }).click()
    await expect(page.getByText('Enter an e-mail address')).toBeVisible()
    await field.fill(email)
    await page.getByRole('button', { name: 'Send me the dates' }).click()
    await expect(page.getByText('Open the mail that we have sent you')).toBeVisible()
    const dashboard = page.url()
    await expect(async () => {
      await page.goto('/outbox')
      await expect(page.getByText(email)).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await page.locator('tr', { hasText: email }).first().getByRole('link').click()
    await page.locator('a[href*="/dashboard/mail/confirm?token="]').click()
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByText('Your address is confirmed.')).toBeVisible()

    // The address of the page is that of the account.
    await page.goto(dashboard)
    await expect(locks).toContainText('12 INK held')
    await locks.getByRole('link', { name: /^Withdraw/ }).click()
    await expect(page).toHaveURL(/\/token-locking\/0x[\da-fA-F]{40}-\d+$/)
    expect(problems).toEqual([])
  })

test('a connected account is shown by itself, and again when something happens to it', async ({ page, baseURL }) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/dashboard' })
  const account = getAddress(wallet.address)
  await expect(page.getByText('This account has nothing in our contracts on this chain yet.')).toBeVisible()
  const giver = await fundedKey(page, baseURL!)
  await lockSample(giver, account)
  await expect(page.getByRole('region', { name: /^Token locks/ })).toContainText('12 INK held')

  // What it holds of Uniswap is there with the way to lock it, and a permission with the way to end it.
  const loose = page.getByRole('region', { name: /^Liquidity that is not locked/ })
  await expect(loose.getByRole('link', { name: /^Lock it: / })).toHaveAttribute('href', '/liquidity-locking#lock')
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [contractAddresses.TokenGrants, 7n * 10n ** 18n],
  })
  await wallet.provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: account, to: sampleWorld.ink, data }],
  })
  const permissions = page.getByRole('region', { name: /^Permissions it gave/ })
  await expect(permissions).toContainText('It may take up to 7 INK.')
  await expect(permissions).toContainText('Our contract, code 0x')
  await expect(permissions).toContainText(/Since.+\d{4}, \d\d:\d\d \S+, (?:\d+ \w+|a moment) ago/)
  await expect(permissions).toContainText(/to our contracts, until block \d+\./)
  await expectAccessible(page, '.account-report')
  await permissions.getByRole('button', { name: 'Revoke: INK, to TokenGrants' }).click()
  await confirmSheet(page, 'End a permission to take tokens')
  await expect(permissions).toContainText('No permission of this account holds now.')

  // Several end together, one after the other: a refusal stops, and what was done stays done.
  for (const spender of [contractAddresses.TokenGrants, contractAddresses.TokenLocker])
    await wallet.provider.request({
      method: 'eth_sendTransaction',
      params: [
        {
          from: account,
          to: sampleWorld.ink,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 2n ** 256n - 1n] }),
        },
      ],
    })
  await expect(permissions.getByRole('listitem')).toHaveCount(2)
  await expect(permissions).toContainText('It may take all INK, also what comes later.')
  // Who only looks at the account sees them without a way to revoke them there.
  const looked = await (await page.request.get(`/dashboard/report?account=${account}`)).text()
  expect(looked).toContain('It may take all INK')
  expect(looked).not.toContain('Choose INK')
  await permissions.getByLabel('Choose INK, to TokenLocker').check()
  await expect(permissions.getByRole('button', { name: 'Revoke 1 together' })).toBeVisible()
  await permissions.getByLabel('Choose all 2').press('Space')
  await expect(permissions).toContainText('2 transactions, one after the other.')
  await permissions.getByRole('button', { name: 'Revoke 2 together' }).press('Enter')
  await confirmSheet(page, 'End a permission to take tokens')
  await expect(permissions.locator('[data-state=done]')).toHaveCount(1)
  const sheet = page.getByRole('dialog', { name: 'End a permission to take tokens' })
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(permissions).toContainText('what is done stays done')
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.setViewportSize({ width: 1280, height: 720 })
  await permissions.getByRole('button', { name: 'Revoke the rest' }).click()
  await confirmSheet(page, 'End a permission to take tokens')
  await expect(permissions).toContainText('These 2 permissions have ended.')
  await permissions.getByRole('button', { name: 'Close' }).click()
  await expect(permissions).toContainText('No permission of this account holds now.')

  // A request that it sent while signed in is its own business.
  const request = { repository: 'https://github.com/ada/vault', commit: 'abcdef1', chains: 'Ethereum', name: 'Ada' }
  const sent = await page.request.post('/api/forms/audit-request', {
    form: { ...request, email: freshAddress() },
    headers: { origin: baseURL! },
  })
  expect(sent.ok()).toBe(true)
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('link', { name: 'Everything this account has here' }).click()
  await expect(page.getByRole('region', { name: /^Requests and pledges/ })).toContainText('Audit request IN-')
})

test('an answer of an earlier block, one without a part, and a question that fails are asked again', async ({
  page,
  baseURL,
}) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/dashboard' })
  const loose = page.getByRole('region', { name: /^Liquidity that is not locked/ })
  await expect(loose).toBeVisible()
  // As the server answers who asks while it keeps what it read for another, then not at all, and then without what a busy node refused.
  let earlier: string | undefined
  let asked = 0
  await page.route('**/api/accounts/*/now', async (route) => {
    const response = await route.fetch()
    earlier ??= JSON.stringify({ ...((await response.json()) as object), block: 1 })
    asked += 1
    if (asked === 2) return route.abort()
    if (asked < 4) return route.fulfill({ response, body: earlier })
    if (asked > 4) return route.fulfill({ response })
    const { block } = (await response.json()) as { block: number }
    return route.fulfill({ response, json: { block, fees: {} } })
  })
  const { ink } = sampleWorld
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contractAddresses.TokenGrants, 7n] })
  // Read before it is given: what is kept does not have it.
  await page.reload()
  await hydrate(page)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await wallet.provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: getAddress(wallet.address), to: ink, data }],
  })
  await expect(page.getByRole('region', { name: /^Permissions it gave/ })).toContainText('TokenGrants')
  expect(asked).toBeGreaterThan(4)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the same as a page', async ({ page, baseURL }) => {
    const one = await fundedKey(page, baseURL!)
    await lockSample(one, one.account)
    await expect(async () => {
      await page.goto('/dashboard')
      await page.getByLabel('Account or name').fill(one.account)
      await page.getByRole('button', { name: 'Show the account' }).click()
      await expect(page.getByRole('region', { name: /^Token locks/ })).toContainText('12 INK held', { timeout: 1_000 })
    }).toPass()
    await page.goto('/dashboard/report?account=nobody')
    await expect(page.getByRole('heading', { name: 'No account was shown' })).toBeVisible()
  })
})
