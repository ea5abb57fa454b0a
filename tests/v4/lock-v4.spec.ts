import { countSpent } from '../bench/spent.ts'
import { expectAccessible } from '../browser/form-steps.ts'
import { expect, test } from '../browser/journey-test.ts'
import { watch } from '../browser/watch.ts'
import { serveWithV4, type ServedV4 } from './serve-v4.ts'
import { fillPoolV4, lockPositionV4, openPoolV4 } from './v4-steps.ts'

let site: ServedV4
test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await serveWithV4()
})
test.afterAll(() => site.stop())

for (const [device, viewport, symbol] of [
  ['a desktop', { width: 1440, height: 900 }, 'FOUR'],
  ['a phone', { width: 375, height: 812 }, 'QUAD'],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 760, isMobile: viewport.width < 760 })

    test('a pool of Uniswap V4 is created and filled, its position is locked, and the proof shows it', async ({
      page,
    }) => {
      test.slow()
      const { problems } = await watch(page, site.url)
      const { token } = await openPoolV4(page, site, symbol)
      const result = await fillPoolV4(page, symbol)
      await result.getByRole('link', { name: 'Lock this position' }).click()
      await expect(page).toHaveURL(/\/liquidity-locking\?position=v4-\d+#lock$/)
      const row = page.locator('#lock .locks-row[open]')
      await expect(row).toContainText(symbol)
      await expect(row).toContainText(/V4 position \d+/)
      await expectAccessible(page, '#lock')

      const took = await countSpent([page.context()])
      const address = page.url()
      await page.goto('about:blank')
      const { shift, moved } = await took(async () => {
        await page.goto(address)
        await expect(await lockPositionV4(page)).toBeVisible()
      })
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.05)
      await page.getByRole('button', { name: 'Lock another position' }).click()
      await expect(page.getByRole('button', { name: /^Locked positions \(1\)/ })).toBeVisible()
      await page.getByRole('button', { name: /^Locked positions \(1\)/ }).click()
      await expect(page.locator('#lock .locks-row')).toContainText(/V4 position \d+/)

      // The page that anyone is shown, and the badge that leads there.
      await page.locator('#lock .locks-row > summary').click()
      await page.locator('#lock').getByRole('link', { name: /proof/i }).first().click()
      await expect(page).toHaveURL(/\/liquidity-locking\/\d+$/)
      const main = page.getByRole('main')
      await expect(main).toContainText('Uniswap V4')
      await expect(main).toContainText(symbol)
      await expectAccessible(page, 'main')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const id = new URL(page.url()).pathname.split('/').at(-1)!
      expect((await page.request.get(`${site.url}/badge/liquidity/${id}.svg`)).status()).toBe(200)
      // The page of the token says what of its liquidity is locked.
      await page.goto(`${site.url}/meme-token/${token}`)
      await expect(main).toContainText('Uniswap V4')
      expect(problems).toEqual([])
    })
  })
