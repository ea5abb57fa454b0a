import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { openWithDemoWallet } from './lock-steps.ts'
import { given } from './power-steps.ts'
import { countSpent } from '../bench/spent.ts'
import { walks } from '../bench/workshop-walks.ts'

/** The most that may move by itself, as a share of the window; `npm run bench:workshop` holds every journey against the goal of 0.02. */
const most = 0.05

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]) {
  test(`${viewport.width} pixels wide, what a link leads to comes without moving anything`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    const key = generatePrivateKey()
    const address = privateKeyToAddress(key)
    await page.request.post('/api/demo/fund', { data: { address }, headers: { origin: baseURL! } })
    const token = await deployVariant(`${baseURL}/rpc`, {
      key,
      id: 'erc20-mintable-pausable-permit-ownable',
      symbol: 'STL',
    })
    await openWithDemoWallet(page, '/token-locking')
    const took = await countSpent([context])
    const { shift, moved } = await took(async () => {
      await page.goto(`/meme-token/${token}`)
      await page.getByRole('link', { name: 'Yours? Use them, hand them over or give them up' }).click()
      await expect(given(page)).toContainText('The owner is')
      await expect(given(page)).toContainText('Lock its liquidity')
      await page.goto('/liquidity-locking')
      await expect(page.locator('#lock')).toContainText('Positions of Uniswap V3')
    })
    // The bar takes in the account of the wallet, which is counted, too.
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
  })

  test(`${viewport.width} pixels wide, a token and a position are locked without anything moving`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await openWithDemoWallet(page, '/token-locking')
    const took = await countSpent([context])
    for (const journey of ['Lock half of a token', 'Lock a position of Uniswap V3']) {
      const walkers = { page, stranger: page, env: process.env, at: 0 }
      const { shift, moved } = await took(() => walks[journey]!.walk(walkers, ''))
      expect(shift, `${journey}\n${moved.join('\n')}`).toBeLessThanOrEqual(most)
    }
  })
}

for (const path of ['/token-locking', '/grants', '/liquidity-locking'])
  test(`the tabs of ${path} have as many lines on a phone before the letters of the site are there as after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const lines = () =>
      page
        .locator('.locks-tabs > .button')
        .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(path)
    const before = await lines()
    await page.unroute('**/*.woff2')
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    expect(before).toBeGreaterThan(0)
    expect(await lines()).toBe(before)
  })

test('what pages read from the server and the chain when they open moves nothing on a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const took = await countSpent([context])
  for (const [path, text] of [
    ['/book', 'we are in'],
    ['/claim', 'a sample campaign on the local chain'],
    ['/token-check', 'Check one that cannot be sold'],
    ['/explore', 'Tokens launched'],
  ] as const) {
    const { shift, moved } = await took(async () => {
      await page.goto(path)
      await expect(page.locator('main')).toContainText(text, { ignoreCase: true })
      if (path === '/book') await expect(page.locator('.booking-day').first()).toBeVisible()
    })
    expect(shift, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(most)
  }
})

test('a chain that is late once says nothing and moves nothing; one that stays away is said', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openWithDemoWallet(page, '/liquidity-locking')
  await expect(page.locator('#lock')).toContainText('Positions of Uniswap V3')
  const told = page.getByText('The chain does not answer.')
  const took = await countSpent([context])
  await page.reload()
  await expect(page.locator('#lock')).toContainText('Positions of Uniswap V3')
  let refused = 0
  const { shift, moved } = await took(async () => {
    await page.route(
      '**/rpc',
      (route) => {
        refused++
        return route.abort()
      },
      // The next look at the chain, and its second attempt.
      { times: 2 },
    )
    await expect.poll(() => refused).toBe(2)
    // Twice the time until the chain is looked at again.
    await page.waitForTimeout(8_000)
  })
  await expect(told).toBeHidden()
  // The notice alone moves three times as much.
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)

  await page.route('**/rpc', (route) => route.abort())
  await expect(told.first()).toBeVisible()
  await expect(page.locator('#lock')).toContainText('What you see may be old.')
  await expect(page.locator('#lock')).toContainText('Positions of Uniswap V3')
  await page.unroute('**/rpc')
  await expect(told).toBeHidden()
})
