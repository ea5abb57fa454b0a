import { expect, test, type Page } from './journey-test.ts'
import { hydrate } from './watch.ts'

/** The pages whose tool comes first, and the first control of each. */
const first = {
  '/meme-token': '#token-kind-erc20',
  '/erc20-token-development': '#token-start-plain-token',
  '/token-locking': '.locks-picker input',
  '/liquidity-locking': '.locks-tabs button',
  '/nft-audit': '#nft-collection',
  '/smart-contract-audit': '#audit-code',
  '/claim': '#claim-number',
  '/mint': '#mint-code',
  '/pricing': '#audit-lines',
  '/grants': '.locks-tabs button',
  '/token-check': '#token-check-address',
  '/dashboard': '#dashboard-account',
  '/explore': '#explore-q',
  '/book': '#booking-zone',
}

/** Pixels from the top of the window, by its width. */
const most = [
  [1440, 900, 280],
  [375, 812, 340],
] as const

const topOf = (page: Page, control: string) =>
  page
    .locator(control)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top))

for (const [path, control] of Object.entries(first))
  test(`${path} begins with its tool, before any code has come`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const [width, height, pixels] of most) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await expect(page.locator(control).first()).toBeVisible()
      expect(await topOf(page, control), `at ${width} px`).toBeLessThanOrEqual(pixels)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

test('with a keyboard the tool comes right after the bar', async ({ page }) => {
  for (const path of Object.keys(first)) {
    await page.goto(path)
    await hydrate(page)
    await page.locator('header').getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.tool-top') !== null), path).toBe(true)
  }
})
