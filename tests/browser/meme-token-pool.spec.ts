import { encodeFunctionData, numberToHex, parseAbi, parseEther } from 'viem'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { demoAddress } from './claim-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { confirmSheet, connectTestWallet, openWithDemoWallet, sendInDemoWallet } from './lock-steps.ts'
import { goToQuestion } from './question-steps.ts'
import { watch } from './watch.ts'

/** Connects the demo wallet and signs in, on its own sheet each time. */
async function connectDemo(page: Page) {
  const sheet = page.locator('#demo-wallet')
  await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).first().click()
  await sheet.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
}

async function openDraft(page: Page, symbol: string) {
  await page.goto(
    `/meme-token?kind=erc20&with=permit&name=Pool+of+${symbol}&symbol=${symbol}&supply=1%2C000%2C000#create`,
  )
  await goToQuestion(page, 'Launch')
  await expect(page.locator('#token-launch')).toBeVisible()
  await page.getByLabel('Also open a pool, lock its liquidity, give the team its share').click()
}

const team = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('one transaction makes the token, its pool, the lock and the share of the team', async ({ page, baseURL }) => {
  const { problems } = await watch(page, baseURL!)
  await openDraft(page, 'ONE')
  const launch = page.locator('.creator-launch')

  // Nothing is asked of the wallet before the form is right.
  await page.locator('#token-launch').click()
  await expect(page.locator('#pool-amount')).toBeFocused()
  await expect(page.locator('#pool-amount-error')).toHaveText('Write an amount such as 2 or 0.5.')
  await page.getByLabel('ETH in the pool').fill('2')
  await page.getByLabel('Share of the team').fill('30')
  await expect(page.locator('#pool-team-error')).toHaveText('Pool and team together are more than the supply.')
  await page.getByLabel('Share of the team').fill('10')
  await page.getByLabel('Account of the team').fill(team)

  // Every figure stands there before anything is signed.
  const review = page.locator('.creator-pool-review')
  await expect(review).toContainText('2 ETH, and the fee of the network')
  await expect(review).toContainText('800,000 ONE and 2 ETH')
  await expect(review).toContainText('1 ONE = 0.0000025 ETH')
  await expect(review).toContainText(`100,000 ONE for ${team}`)
  await expect(review).toContainText('100,000 ONE for')
  await expectAccessible(page, '.creator-launch')

  await page.locator('#token-launch').click()
  await connectDemo(page)
  const sheet = page.getByRole('dialog', { name: 'Launch ONE with a pool' })
  await expect(sheet).toContainText('800,000 ONE and 2 ETH')
  await expect(sheet).toContainText('1 ONE = 0.0000025 ETH')
  await expect(sheet).toContainText('you and we included')
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await page.locator('#demo-wallet').getByRole('button', { name: 'Send' }).click()

  const launched = page.locator('.creator-launched')
  await expect(launched).toContainText('its code is the one you read, byte for byte')
  await expect(launch.locator('.creator-stop')).toBeHidden()
  // The same once more is counted too, although this very token is on the chain now; what the account lacks is said.
  await page.getByLabel('ETH in the pool').fill('3')
  await expect(review).toContainText('3 ETH, and the fee of the network')
  await expect(launch.locator('.creator-cost')).toContainText(/Cost now, about0\.\d+ ETH/)
  await page.getByLabel('ETH in the pool').fill('100000')
  await expect(launch.locator('.creator-stop')).toHaveText(
    /^The account lacks [\d.,]+ ETH for that\. Put some into it first\.$/,
  )
  const home = await launched.getByRole('link', { name: 'Open its public page' }).getAttribute('href')
  const shown = (await (await page.request.get(home!)).text()).replaceAll(/<[^>]+>/g, ' ')
  expect(shown).toMatch(/Locked liquidity\s+Yes, in one pool\./)
  expect(shown).toMatch(/Locked shares\s+Yes: 10 % of the supply cannot be withdrawn now\./)
  // The index takes a moment longer to see a block.
  await expect
    .poll(async () => (await (await page.request.get(home!)).text()).replaceAll(/<[^>]+>/g, ' '))
    .toMatch(/Pool of Uniswap V3, fee 1 %[^§]+Token locks[^§]+10 %/)
  // What was made is found again after a reload.
  await page.reload()
  const book = page.getByRole('region', { name: 'What this account launched' })
  await expect(book.getByRole('link', { name: 'Pool of ONE' })).toBeVisible()
  await expect(book).toContainText('with a locked pool')
  const made = launched.getByRole('list', { name: 'Made in the same transaction' })
  await expect(made.getByRole('link', { name: 'The lock of the team' })).toBeVisible()
  await expectAccessible(page, '.creator-launches')
  await made.getByRole('link', { name: 'The proof that its liquidity is locked' }).click()
  await expect(page).toHaveURL(/\/liquidity-locking\/\d+$/)
  await expect(page.getByRole('main')).toContainText('ONE')
  await page.goBack()
  await made.getByRole('link', { name: 'The lock of the team' }).click()
  await expect(page).toHaveURL(/\/token-locking\/0x[\dA-Fa-f]{40}-\d+$/)
  await expect(page.getByRole('main')).toContainText('100,000')
  expect(problems).toEqual([])
})

for (const width of [375, 1440])
  test(`a launch pays for a list, and an account on it claims, ${width} pixels wide`, async ({ page, baseURL }) => {
    const { problems } = await watch(page, baseURL!)
    await page.setViewportSize({ width, height: 812 })
    const symbol = `LST${width}`
    await openWithDemoWallet(
      page,
      `/meme-token?kind=erc20&with=permit&name=List+${width}&symbol=${symbol}&supply=1%2C000%2C000#create`,
    )
    await goToQuestion(page, 'Launch')
    await page.getByLabel('Also open a pool, lock its liquidity, give the team its share').check()
    await page.getByLabel('ETH in the pool').fill('2')
    await page.getByLabel('Also pay for a list of accounts').check()
    await page.locator('#token-launch').click()
    const rows = page.getByLabel(`Addresses and amounts in ${symbol}, one pair in a line`)
    await expect(rows).toBeFocused()
    await expect(page.getByText('Add a list, and correct every line with an error.')).toBeVisible()
    const own = await demoAddress(page)
    await rows.fill(`${own},300000\n${team},2000`)
    await expect(page.getByText('Pool, team and list together are more than the supply.')).toBeVisible()
    await rows.fill(`${own},1000.5\n${team},2000\n${team.slice(0, -1)},1`)
    await expect(page.getByText('Line 3:')).toBeVisible()
    await rows.fill(`${own},1000.5\n${team},2000`)
    const review = page.locator('.creator-pool-review')
    await expect(review).toContainText(`3,000.5 ${symbol} for 2 accounts`)
    await expect(review).toContainText(`196,999.5 ${symbol} for`)
    await expectAccessible(page, '.creator-launch')

    await page.locator('#token-launch').click()
    const title = `Launch ${symbol} with a pool`
    await expect(page.getByRole('dialog', { name: title })).toContainText(`3,000.5 ${symbol}`)
    await confirmSheet(page, title)
    await sendInDemoWallet(page)
    const made = page.getByRole('list', { name: 'Made in the same transaction' })
    await made.getByRole('link', { name: 'The list to claim from' }).click()
    await expect(page).toHaveURL(/\/claim\/\d+\?block=\d+$/)
    await expect(page.getByText(`1,000.5 ${symbol}`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Claim', exact: true }).click()
    await confirmSheet(page, 'Claim tokens')
    await sendInDemoWallet(page)
    await expect(page.locator('.result').filter({ hasText: `Done: Claim 1,000.5 ${symbol}.` })).toBeFocused()
    expect(problems).toEqual([])
  })

test('a pair of V2 against a token: what is lacking is said, exactly the amount is approved, then it is launched', async ({
  page,
  baseURL,
}) => {
  const path = '/meme-token?kind=erc20&name=Pair+thing&symbol=PAIR&supply=1%2C000%2C000#create'
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path, batches: 'supported' })
  const deposit = encodeFunctionData({ abi: parseAbi(['function deposit() payable']), functionName: 'deposit' })
  const give = (amount: string) =>
    wallet.provider.request({
      method: 'eth_sendTransaction',
      params: [
        { from: wallet.address, to: sampleWorld.wrappedEther, data: deposit, value: numberToHex(parseEther(amount)) },
      ],
    })
  await give('1')
  await page.getByLabel('Also open a pool, lock its liquidity, give the team its share').check()

  // Only what the chain has is offered, the newest first.
  await expect(page.getByLabel('Where the pool is opened').locator('option')).toHaveText(['Uniswap V3', 'Uniswap V2'])
  await expect(page.locator('#pool-version-hint')).toContainText('Each pool is a contract of its own')
  await page.getByLabel('Where the pool is opened').selectOption('Uniswap V2')
  await expect(page.locator('#pool-version-hint')).toContainText('Every price only')
  await expect(page.getByLabel('Fee of the pool')).toBeHidden()
  await page.getByLabel('Paired with').selectOption('WETH')
  await page.getByLabel('WETH in the pool').fill('1.5')
  const review = page.locator('.creator-pool-review')
  await expect(review).toContainText('Uniswap V2, paired with WETH, fee 0.3 %')
  await expect(review).toContainText('you allow the launcher to take exactly 1.5 WETH')
  await expect(review).toContainText('Your account has 1 WETH: 0.5 WETH too little for this pool.')
  await expect(page.locator('.creator-launch')).toContainText('once the launcher may take the WETH')
  await expectAccessible(page, '.creator-launch')
  await give('1')
  await expect(review).toContainText('Your account has 2 WETH.')

  // A wallet that says it can, and whose owner then refuses the upgrade: the approval and the launch follow one by one.
  wallet.fault('wallet_sendCalls', 5750)
  await page.locator('#token-launch').click()
  await confirmSheet(page, 'Send 2 calls together')
  const sheet = page.getByRole('dialog', { name: 'Allow someone to take tokens' })
  await expect(sheet).toContainText('1.5 WETH')
  await expect(sheet).toContainText('Launcher')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('.creator-launch .creator-stop')).toContainText('You went back, so nothing was sent.')

  // By one press, over a reload while the wallet has not sent it.
  wallet.fault('wallet_sendCalls', undefined)
  wallet.delivers = false
  await page.locator('#token-launch').click()
  const both = page.getByRole('dialog', { name: 'Send 2 calls together' })
  await expect(both).toContainText('800,000 PAIR and 1.5 WETH')
  await expect(both).toContainText('Uniswap V2, fee 0.3 %, every price')
  await expect(both).toContainText('Its fees stay in it as long.')
  await both.getByRole('button', { name: 'Continue in wallet' }).click()
  const launched = page.locator('.creator-launched')
  await expect(launched).toContainText('Pair thing')
  await page.reload()
  await expect(launched).toContainText('Pair thing')
  await wallet.deliver()
  await expect(launched).toContainText('byte for byte')
  expect(wallet.delivered()).toHaveLength(1)
  const made = launched.getByRole('list', { name: 'Made in the same transaction' })
  await made.getByRole('link', { name: 'All locked liquidity of its pool' }).click()
  await expect(page).toHaveURL(/\/liquidity-locking\/0x[\da-f]{40}$/i)
  await expect(page.getByRole('main')).toContainText('PAIR')
  await page.goBack()
  await made.getByRole('link', { name: 'The proof that its liquidity is locked' }).click()
  await expect(page).toHaveURL(/\/token-locking\/0x[\dA-Fa-f]{40}-\d+$/)
  await expect(page.getByRole('main')).toContainText('PAIR')
})

test('a token that was launched alone is written into the book, and listed where nothing else is kept', async ({
  page,
}) => {
  await page.goto('/meme-token?kind=erc20&name=Plain+thing&symbol=PLN&supply=1000#create')
  await page.locator('#token-launch').click()
  await connectDemo(page)
  await page.getByRole('button', { name: 'Continue in wallet' }).click()
  await page.locator('#demo-wallet').getByRole('button', { name: 'Send' }).click()
  const launched = page.locator('.creator-launched')
  await expect(launched).toContainText('byte for byte')
  const book = page.getByRole('region', { name: 'What this account launched' })
  await expect(book).toContainText('has nothing of this account')

  await launched.getByRole('button', { name: 'Write it into the launch book' }).click()
  const sheet = page.getByRole('dialog', { name: 'Write a token into the book' })
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await page.locator('#demo-wallet').getByRole('button', { name: 'Send' }).click()
  await expect(launched).toContainText('every device with this account lists it')
  await expectAccessible(page, '.creator-launches')

  // As on another device: nothing of the launch is kept there.
  await page.evaluate(() => localStorage.removeItem('intaglio.tokens'))
  await page.reload()
  await expect(launched).toBeHidden()
  await expect(book.getByRole('link', { name: 'Plain thing' })).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('tokens alone go into the pool, permanently, within the width of the screen', async ({ page }) => {
    await openDraft(page, 'ALONE')
    await page.getByLabel('What goes into the pool').selectOption('Token alone')
    await page.getByLabel('Worth of all tokens at the first price').fill('10')
    await page.getByLabel('Liquidity locked for').selectOption('Permanently')
    await expect(page.locator('.creator-pool-review')).toContainText('1 ALONE = 0.00001 ETH')
    await expect(page.locator('.creator-pool-review')).toContainText('permanently')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.locator('#token-launch').tap()
    await connectDemo(page)
    await expect(page.getByRole('dialog')).toContainText('No one can ever take the liquidity out again')
    await page.getByRole('button', { name: 'Continue in wallet' }).tap()
    await page.locator('#demo-wallet').getByRole('button', { name: 'Send' }).tap()
    await expect(page.locator('.creator-launched')).toContainText('byte for byte')
    await page.getByRole('link', { name: 'The proof that its liquidity is locked' }).tap()
    await expect(page.getByRole('main')).toContainText(/permanently/i)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})
