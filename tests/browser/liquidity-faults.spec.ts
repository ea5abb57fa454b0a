import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { confirmSheet, connectTestWallet } from './lock-steps.ts'
import { announceTestWallet } from './test-wallet.ts'
import { hydrate } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const tool = (page: Page) => page.locator('#lock')
const position = (page: Page) => tool(page).locator('.locks-row').filter({ hasText: 'position' })

async function openPosition(page: Page) {
  await tool(page).scrollIntoViewIfNeeded()
  await position(page).locator('> summary').click()
}

const lockIt = (page: Page) => position(page).getByRole('button', { name: 'Lock this position' }).click()

const sentCount = (address: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_getTransactionCount',
  params: [address, 'latest'],
})

test('a wallet that declines, a reload after the approval, another network and a silent chain: nothing is sent twice', async ({
  page,
  baseURL,
}) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/liquidity-locking' })
  await openPosition(page)
  await position(page).getByLabel('Unlocks').fill('2020-01-01T00:00')
  await lockIt(page)
  await expect(position(page)).toContainText('Choose a time in the future, or lock it permanently.')
  await position(page).getByRole('radio', { name: 'permanently' }).check()

  wallet.gate = 'reject'
  await lockIt(page)
  await confirmSheet(page, 'Let the lock take one position')
  await expect(position(page)).toContainText('You went back, so nothing was sent.')
  wallet.gate = 'approve'
  await lockIt(page)
  await confirmSheet(page, 'Let the lock take one position')
  const sheet = page.getByRole('dialog', { name: 'Lock a liquidity position' })
  await expect(sheet).toContainText('No one can ever take the position out again')

  // The approval is on the chain, and the page is gone before the lock.
  await page.reload()
  await hydrate(page)
  await openPosition(page)
  await expect(position(page)).toContainText('The first of two transactions is done.')
  wallet.gate = 'reject'
  await lockIt(page)
  await confirmSheet(page, 'Lock a liquidity position')
  await expect(position(page)).toContainText('You went back, so nothing was sent.')
  wallet.gate = 'approve'

  await page.route('**/rpc', (route) => route.abort())
  await lockIt(page)
  await expect(position(page)).toContainText('The chain does not answer. Nothing was sent.')
  await page.unroute('**/rpc')
  wallet.selectChain(1)
  await expect(tool(page)).toContainText('Your wallet is on another network. Switch it to Local chain.')
  wallet.selectChain(31_337)

  await openPosition(page)
  await lockIt(page)
  await confirmSheet(page, 'Lock a liquidity position')
  await expect(tool(page).getByRole('button', { name: /^Locked positions \(1\)/ })).toBeVisible()
  // Two that were declined, one approval, one lock.
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(4)
})

test('a lock whose answer is lost is found on the chain, and another tab is told to wait', async ({
  page,
  baseURL,
}) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/liquidity-locking' })
  const other = await page.context().newPage()
  await announceTestWallet(other, wallet)
  await other.goto('/liquidity-locking')
  await hydrate(other)
  await openPosition(other)
  await openPosition(page)
  await position(page).getByRole('radio', { name: 'permanently' }).check()
  await lockIt(page)
  await confirmSheet(page, 'Let the lock take one position')
  await expect(page.getByRole('dialog', { name: 'Lock a liquidity position' })).toBeVisible()

  // What was chosen is shown in every tab, and only one of them asks.
  await expect(position(other)).toContainText('locked permanently')
  await lockIt(other)
  await expect(position(other)).toContainText('Another tab is asking your wallet for this.')
  await other.close()

  wallet.gate = 'hold'
  await confirmSheet(page, 'Lock a liquidity position')
  await expect.poll(() => wallet.held()).toBe(1)
  // The tab is gone before the wallet says yes.
  await page.goto('/pricing')
  wallet.answer('approve')
  wallet.gate = 'approve'
  await expect
    .poll(async () => (await page.request.post('/rpc', { data: sentCount(wallet.address) })).json(), {
      timeout: 60_000,
    })
    .toMatchObject({ result: '0x2' })
  await page.goto('/liquidity-locking')
  await hydrate(page)
  await tool(page).scrollIntoViewIfNeeded()
  await expect(tool(page).getByRole('link', { name: /^The public proof of lock \d+/ })).toBeVisible()
  await expectAccessible(page, '#lock')
  await tool(page).getByRole('button', { name: 'Lock another position' }).click()
  await expect(tool(page).getByRole('heading', { name: 'Locked' })).toBeHidden()
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
})
