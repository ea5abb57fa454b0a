import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { confirmSheet } from './lock-steps.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { watch } from './watch.ts'

const tool = (page: Page) => page.getByRole('region', { name: 'Create a pool and add liquidity' })

/** Opens the page of a token that was launched alone, and from there, connected, where it gets a pool. */
async function openTool(page: Page, { baseURL, id, symbol }: { baseURL: string; id: string; symbol: string }) {
  const [key, url] = [generatePrivateKey(), `${baseURL}/rpc`]
  const wallet = createTestWallet({ url, keys: [key], batches: 'ready' })
  // It learns to send calls together when a journey lets it.
  wallet.fault('wallet_getCapabilities', 4200)
  await page.request.post('/api/demo/fund', { data: { address: wallet.address }, headers: { origin: baseURL } })
  const token = await deployVariant(url, { key, id, symbol })
  await announceTestWallet(page, wallet)
  await page.goto(`/meme-token/${token}`)
  await expect(page.getByRole('group', { name: 'What buyers look for' })).toContainText(
    'None with a usual quote token and fee.',
  )
  await page.getByRole('link', { name: 'Create a pool and add liquidity' }).first().click()
  await tool(page).getByLabel(`${symbol} in the pool`).waitFor()
  return { wallet, token }
}

async function connect(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(tool(page).getByRole('button', { name: 'Add this liquidity' })).toBeVisible()
}

test('a token that was launched alone gets a pool on V3, goes on after a reload, and its position is locked next', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { problems } = await watch(page, baseURL!)
  const { token } = await openTool(page, { baseURL: baseURL!, id: 'erc20-permit', symbol: 'LONE' })
  const own = tool(page)

  // Nothing is asked of the wallet before the form is right.
  await own.getByLabel('Where the pool is').selectOption('Uniswap V3')
  await own.getByRole('button', { name: 'Connect a wallet' }).click()
  await expect(own.getByLabel('LONE in the pool')).toBeFocused()
  await expect(own.locator('#liquidity-tokens-error')).toHaveText(
    'Write a number such as 1000000 or 1,000,000.5, with a point before fractions.',
  )
  await own.getByLabel('LONE in the pool').fill('500,000')
  await own.getByLabel('You say').selectOption('The price of 1 LONE')
  await own.getByLabel('Price of 1 LONE, in ETH').fill('0.000004')
  const review = own.locator('.creator-pool-review')
  await expect(review).toContainText('500,000 LONE and 2 ETH')
  await expect(review).toContainText('1 LONE = 0.000004 ETH')
  await expect(review).toContainText('connect the account that adds it')
  await own.getByRole('button', { name: 'Connect a wallet' }).click()
  await connect(page)
  await expect(review).toContainText(/0\.\d+ ETH for 2 transactions/)
  await expectAccessible(page, '.creator-given')

  // A signature takes the place of the approval; going back, and a reload, lose nothing.
  await own.getByRole('button', { name: 'Add this liquidity' }).click()
  await confirmSheet(page, 'Let Uniswap take this amount, once')
  const sheet = page.getByRole('dialog', { name: 'Add liquidity of LONE to Uniswap V3' })
  await expect(sheet).toContainText('500,000 LONE')
  await expect(sheet).toContainText('2 ETH')
  await expect(sheet).toContainText('1 LONE = 0.000004 ETH')
  await expect(sheet).toContainText('fee 1 %, every price')
  await page.keyboard.press('Escape')
  await expect(own).toContainText('You went back, so nothing was sent.')
  await page.reload()
  await expect(own).toContainText('The pool is being filled')
  await own.getByRole('button', { name: 'Add liquidity on Uniswap V3' }).click()
  await confirmSheet(page, 'Add liquidity of LONE to Uniswap V3')
  const result = own.locator('.result')
  await expect(result).toContainText('The pool is filled')
  await expect(result).toBeFocused()
  await expect(result).toContainText(/Position \d+ of Uniswap V3, in your wallet\./)
  await expectAccessible(page, '.creator-given')

  const said = (await (await page.request.get(`/meme-token/${token}`)).text()).replaceAll(/<[^>]+>/g, ' ')
  expect(said).toMatch(/A pool\s+Yes: Pool of Uniswap V3, fee 1 %\./)
  await result.getByRole('link', { name: 'Lock this position' }).click()
  await expect(page).toHaveURL(/\/liquidity-locking\?position=v3-\d+#lock$/)
  const row = page.locator('#lock .locks-row[open]')
  await expect(row).toContainText('LONE')
  await expect(row.getByRole('button', { name: 'Lock this position' })).toBeInViewport()
  expect(problems).toEqual([])
})

test('on a phone a pair of V2 is filled, and a second time at its own price', async ({ page, baseURL }) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 812 })
  const { problems } = await watch(page, baseURL!)
  const { wallet } = await openTool(page, { baseURL: baseURL!, id: 'erc20', symbol: 'PHN' })
  const own = tool(page)
  await own.getByRole('button', { name: 'Connect a wallet' }).click()
  await own.getByLabel('Where the pool is').selectOption('Uniswap V2')
  await expect(own.getByLabel('Fee of the pool')).toBeHidden()
  await own.getByLabel('PHN in the pool').fill('1000')
  await own.getByLabel('ETH in the pool').fill('1')
  await own.getByRole('button', { name: 'Connect a wallet' }).click()
  await connect(page)
  const review = own.locator('.creator-pool-review')
  await expect(review).toContainText('1 PHN = 0.001 ETH')
  await expect(review).toContainText(/0\.\d+ ETH for 2 transactions/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await own.getByRole('button', { name: 'Add this liquidity' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue in wallet' }).click()
  await confirmSheet(page, 'Add liquidity of PHN to Uniswap V2')
  await expect(own.locator('.result')).toContainText('LP tokens of its pair, in your wallet.')
  await expectAccessible(page, '.creator-given')

  // The pool is there now: another price is told of, and its own is one press away.
  await own.getByRole('button', { name: 'Add more liquidity' }).click()
  await own.getByLabel('Where the pool is').selectOption('Uniswap V2')
  await own.getByLabel('PHN in the pool').fill('500')
  await own.getByLabel('ETH in the pool').fill('2')
  await expect(review).toContainText('This pool is there already, at another price: 1 PHN = 0.001 ETH.')
  await expect(own.getByRole('button', { name: 'Add this liquidity' })).toHaveAttribute('aria-disabled', 'true')
  await own.getByRole('button', { name: 'Take its price' }).click()
  await expect(own.getByLabel('ETH in the pool')).toHaveValue('0.5')
  await expect(review).toContainText('Your liquidity joins it.')
  await expectAccessible(page, '.creator-given')
  // Now by one press: the approval and the liquidity go together.
  wallet.fault('wallet_getCapabilities', undefined)
  await own.getByRole('button', { name: 'Add this liquidity' }).click()
  await confirmSheet(page, 'Send 2 calls together')
  const result = own.locator('.result')
  await expect(result).toContainText('The pool is filled')
  expect(wallet.requests.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
  expect(wallet.delivered()).toHaveLength(1)
  await result.getByRole('link', { name: 'Lock these LP tokens' }).click()
  await expect(page).toHaveURL(/\/token-locking\?token=0x[\dA-Fa-f]{40}#lock$/)
  await expect(page.getByRole('main')).toContainText('47.434164… UNI-V2')
  expect(problems).toEqual([])
})
