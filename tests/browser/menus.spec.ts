import { expect, test, type Page } from './journey-test.ts'
import { expectAccessible } from './form-steps.ts'
import { hydrate } from './watch.ts'

const button = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`)

test.describe('wide', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('hovering opens a menu after a moment, a click pins it, a second click closes it', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.mouse.move(600, 600)
    await button(page, 'Services').hover()
    await expect(panel(page, 'services')).toBeHidden({ timeout: 100 })
    await expect(panel(page, 'services')).toBeVisible()

    await button(page, 'Services').click()
    await page.mouse.move(600, 800)
    await page.waitForTimeout(500)
    await expect(panel(page, 'services')).toBeVisible()
    await button(page, 'Services').click()
    await expect(panel(page, 'services')).toBeHidden()
  })

  test('a hovered menu survives the way to its panel, and closes when the pointer is elsewhere', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await button(page, 'Services').hover()
    await expect(panel(page, 'services')).toBeVisible()
    await panel(page, 'services').getByRole('link', { name: 'NFT audit' }).hover()
    await page.waitForTimeout(450)
    await expect(panel(page, 'services')).toBeVisible()
    await button(page, 'Products').hover()
    await expect(panel(page, 'products')).toBeVisible()
    await expect(panel(page, 'services')).toBeHidden()
    await page.mouse.move(700, 850)
    await expect(panel(page, 'products')).toBeHidden()
  })

  test('the keyboard opens a menu, walks its links, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/')
    await button(page, 'Services').focus()
    await expect(panel(page, 'services')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(panel(page, 'services')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page, 'services').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page, 'services')).toBeHidden()
    await expect(button(page, 'Services')).toBeFocused()
  })

  test('leaving a menu with Tab closes it', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await button(page, 'Resources').click()
    await expect(button(page, 'Resources')).toHaveAttribute('aria-expanded', 'true')
    for (let i = 0; i < 4; i++) await page.keyboard.press('Tab')
    await expect(panel(page, 'resources')).toBeHidden()
    await expect(button(page, 'Resources')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a link of a menu moves within the site and closes the menu', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await button(page, 'Services').click()
    await panel(page, 'services').getByRole('link', { name: 'NFT audit' }).click()
    await expect(page.locator('h1')).toHaveText('NFT audit')
    await expect(panel(page, 'services')).toBeHidden()
  })

  test('products and the call open in a new tab', async ({ page }) => {
    await page.goto('/')
    await button(page, 'Products').click()
    const links = panel(page, 'products').getByRole('link')
    await expect(links).toHaveCount(3)
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank')
    await expect(page.locator('.header').getByRole('link', { name: 'Talk to Us' }).first()).toHaveAttribute(
      'target',
      '_blank',
    )
  })

  for (const id of ['services', 'products', 'resources'])
    test(`the open menu ${id} has nothing axe objects to, by day and by night`, async ({ page }) => {
      await page.goto('/pledge')
      await page.locator(`[popovertarget=menu-${id}]`).click()
      await expect(panel(page, id)).toBeVisible()
      await expectAccessible(page, 'html')
    })
})

test.describe('narrow', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the open list has nothing axe objects to, by day and by night', async ({ page }) => {
    await page.goto('/pledge')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectAccessible(page, '#flat-menu')
  })

  test('the hamburger shows all links in one list, and turns into a cross', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const list = page.getByRole('navigation', { name: 'All pages' })
    await expect(list.getByRole('link')).toHaveCount(17)
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await list.getByRole('link', { name: 'Whitepapers' }).click()
    await expect(page.locator('h1')).toHaveText('Whitepapers')
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(list).toBeHidden()
  })
})
