import type { Route } from '@playwright/test'
import { expectAccessible } from './form-steps.ts'
import { fundedKey, launchToken, lockSample } from './index-steps.ts'
import { expect, test } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`what was made here is listed and found by its symbol, on ${device}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport)
    const { problems } = await watch(page, baseURL!)
    const one = await fundedKey(page, baseURL!)
    await lockSample(one, one.account)
    const symbol = `EX${Date.now()}`
    const token = await launchToken(one, symbol)

    // The index is a moment behind the chain.
    await expect(async () => {
      await page.goto('/explore')
      await hydrate(page)
      await expect(page.getByRole('region', { name: /^Next unlocks/ })).toContainText('INK, lock No.', {
        timeout: 2_000,
      })
    }).toPass()
    await expect(page.getByRole('region', { name: /^Newest tokens/ })).toBeVisible()
    const search = page.getByLabel('Name, symbol or address of a token')
    await search.fill(symbol.toLowerCase())
    const tokens = page.getByRole('region', { name: /^Tokens/ })
    await expect(async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).last().click()
      await expect(tokens.getByRole('link', { name: `Journey ${symbol}` })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('region', { name: /^Next unlocks/ })).toBeHidden()
    await expectAccessible(page, '.account-report')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await page.reload()
    await tokens.getByRole('link', { name: `Journey ${symbol}` }).click()
    await expect(page).toHaveURL(new RegExp(`/meme-token/${token}$`, 'i'))
    await page.goBack()
    // While the next answer is on its way, the last one is not shown for it.
    await expect(tokens).toBeVisible()
    const asked = Promise.withResolvers<Route>()
    await page.route('**/api/explore?q=nothing*', asked.resolve)
    await search.fill('nothing is called this')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await expect(page.getByText('We are reading what was made here.')).toBeVisible()
    await expect(tokens).toBeHidden()
    await (await asked.promise).continue()
    await expect(page.getByText('Nothing was made here of a token called')).toBeVisible()
    expect(problems).toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search leads to the same as a page', async ({ page, baseURL }) => {
    const one = await fundedKey(page, baseURL!)
    await lockSample(one, one.account)
    await expect(async () => {
      await page.goto('/explore')
      await page.getByLabel('Name, symbol or address of a token').fill('INK')
      await page.locator('#made').getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('region', { name: /^Token locks/ })).toContainText('INK', { timeout: 1_000 })
    }).toPass()
  })
})
