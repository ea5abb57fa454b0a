import { createPublicClient, http } from 'viem'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { confirmSheet, openWithDemoWallet, sendInDemoWallet } from './lock-steps.ts'
import { hydrate, watch } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const rows = (page: Page) => page.locator('#lock .locks-row')
const tab = (page: Page, name: RegExp) => page.locator('#lock').getByRole('button', { name })

/** Presses the button of the open row and says yes to what it asks. */
async function perform(page: Page, name: string, title: string) {
  await rows(page).getByRole('button', { name, exact: true }).click()
  await confirmSheet(page, title)
  await sendInDemoWallet(page)
}

test('a position is found, locked, collected from and offered, with nothing typed but its terms', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/liquidity-locking')
  await page.locator('#lock').scrollIntoViewIfNeeded()
  await expect(page.locator('#lock')).toContainText('Pair, as the factory knows it')
  await expect(page.locator('#lock')).toContainText(/\d+(\.\d+)? %/)
  await expectAccessible(page, '#lock')

  await rows(page).locator('> summary').click()
  await expect(rows(page)).toContainText('Raw liquidity in range')
  await expect(rows(page).getByLabel('Owner of the lock')).toHaveAttribute('placeholder', /^0x/)
  // One press: the lock follows its approval.
  await perform(page, 'Lock this position', 'Let the lock take one position')
  await confirmSheet(page, 'Lock a liquidity position')
  await sendInDemoWallet(page)
  // Its row stays, with what came of it.
  await expect(rows(page).getByRole('link', { name: /public proof of lock \d+/ })).toBeVisible()
  await tab(page, /^Locked positions \(1\)/).click()
  await rows(page).locator('> summary').click()
  await expect(rows(page)).toContainText('Fees to collect')
  await expectAccessible(page, '#lock')

  await tab(page, /^Find a lock/).click()
  await page.getByLabel('Number of a lock, or a pool').fill(sampleWorld.pool)
  await expect(page.getByRole('link', { name: /^Proof of lock \d+/ }).first()).toBeVisible()
  await expect(page.locator('#lock')).toContainText(
    /If the price of INK falls by half, [\d.,]+ WETH is paid to sellers/,
  )
  await expect(page.getByRole('img', { name: /^Locked liquidity by price, in WETH for one INK/ })).toBeVisible()
  await expectAccessible(page, '#lock')
  await tab(page, /^Locked positions/).click()
  await rows(page).locator('> summary').click()

  await perform(page, 'Collect the fees', 'Collect the fees')
  // On the page fees may stand again a moment later: the samples of another visitor swap in the same pool.
  const id = BigInt(/^Lock (\d+)/.exec((await rows(page).textContent())!)![1]!)
  const chain = createPublicClient({ transport: http(`${baseURL}/rpc`) })
  const { PositionLocker: address } = contractAddresses
  const collected = { address, abi: positionLockerAbi, eventName: 'Collected', args: { id }, fromBlock: 0n } as const
  await expect.poll(() => chain.getContractEvents(collected)).toHaveLength(1)
  await rows(page).getByRole('combobox').selectOption('Offer it to another account')
  await rows(page).getByLabel('Offered to').fill('0x00000000000000000000000000000000000a11cf')
  await expect(rows(page)).toContainText('Compare every group: 0x00000000000000000000000000000000000a11CF')
  await perform(page, 'Offer it to another account', 'Offer a lock to another account')
  await expect(rows(page).getByRole('combobox')).toContainText('Take the offer back')
  expect(problems).toEqual([])
})

test('without a wallet any lock is found, and in one LP tokens are named and lead to the lock of tokens', async ({
  page,
}) => {
  await page.goto('/liquidity-locking')
  await hydrate(page)
  await page.locator('#lock').scrollIntoViewIfNeeded()
  await tab(page, /^Find a lock/).click()
  const field = page.getByLabel('Number of a lock, or a pool')
  await field.fill('7')
  await expect(page.getByRole('link', { name: 'Open the proof of this lock' })).toHaveAttribute(
    'href',
    '/liquidity-locking/7',
  )
  await field.fill('a pool')
  await expect(page.locator('#lock')).toContainText('Type the digits of a lock, or paste a pool')
  await field.fill(sampleWorld.pair)
  await expect(page.locator('#lock')).toContainText('of Uniswap V2. Its LP tokens are locked as tokens')
  await page.getByRole('link', { name: 'see their locks' }).click()
  await expect(page).toHaveURL(/\/token-locking\?find=0x[\da-fA-F]{40}#lock$/)
  await hydrate(page)
  await expect(page.getByRole('region', { name: /^Token Uniswap V2/ })).toBeVisible()

  await openWithDemoWallet(page, '/liquidity-locking')
  await page.locator('#lock').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Lock these LP tokens' }).click()
  await expect(page).toHaveURL(/\/token-locking\?token=0x[\da-fA-F]{40}#lock$/)
  await expect(page.getByRole('region', { name: /^Token Uniswap V2/ })).toContainText('You have')
})
