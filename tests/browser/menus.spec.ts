import type { Locator } from '@playwright/test'
import { menus } from '#app/shell/menus.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate } from './watch.ts'

type Box = { x: number; y: number; width: number; height: number }

const button = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`)
const boxOf = async (element: Locator) => (await element.boundingBox())!
const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2]
const openMenus = (page: Page) =>
  page.locator('.menu-panel:popover-open').evaluateAll((panels) => panels.map(({ id }) => id.replace('menu-', '')))

/** The entries nearest to the four corners of what they fill. */
function cornersOf(boxes: Box[]): Box[] {
  const far = (sideways: number, down: number) =>
    boxes.toSorted((one, other) => sideways * (other.x - one.x) + down * (other.y - one.y))[0]!
  return [...new Set([far(-1, -1), far(1, -1), far(-1, 1), far(1, 1)])]
}

/** Opens the first page, whose time stands still from then on: the pointer takes as long as it likes, and only the test lets time go by. */
async function openAtRest(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await hydrate(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

test.describe('wide', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('hovering opens a menu after a moment, a click pins it, a second click closes it', async ({ page }) => {
    await openAtRest(page)
    await page.mouse.move(600, 600)
    await button(page, 'Services').hover()
    await page.clock.runFor(199)
    await expect(panel(page, 'services')).toBeHidden()
    await page.clock.runFor(1)
    await expect(panel(page, 'services')).toBeVisible()

    await button(page, 'Services').click()
    await page.mouse.move(600, 800)
    await page.clock.runFor(1000)
    await expect(panel(page, 'services')).toBeVisible()
    await button(page, 'Services').click()
    await expect(panel(page, 'services')).toBeHidden()
  })

  test('a hovered menu survives the way to its panel, and closes when the pointer is elsewhere', async ({ page }) => {
    await openAtRest(page)
    await button(page, 'Services').hover()
    await page.clock.runFor(200)
    await expect(panel(page, 'services')).toBeVisible()
    await panel(page, 'services').getByRole('link', { name: 'NFT audit' }).hover()
    await page.clock.runFor(1000)
    await expect(panel(page, 'services')).toBeVisible()
    await button(page, 'Products').hover()
    await page.clock.runFor(200)
    await expect(panel(page, 'products')).toBeVisible()
    await expect(panel(page, 'services')).toBeHidden()
    await page.mouse.move(700, 850)
    await page.clock.runFor(299)
    await expect(panel(page, 'products')).toBeVisible()
    await page.clock.runFor(1)
    await expect(panel(page, 'products')).toBeHidden()
  })

  for (const width of [1200, 1268, 1440, 1920])
    test(`at ${width} px each panel stands under its button, and a straight way to its corners opens no other`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAtRest(page)
      for (const id of ['services', 'products', 'resources']) {
        const from = await boxOf(page.locator(`[popovertarget=menu-${id}]`))
        await page.locator(`[popovertarget=menu-${id}]`).click()
        const box = await boxOf(panel(page, id))
        expect(Math.abs(box.x - from.x), `${id} begins where its button does`).toBeLessThan(1)
        expect(box.y, `${id} stands below its button`).toBeGreaterThanOrEqual(from.y + from.height)
        expect(box.y - from.y - from.height, `${id} hangs from the bar`).toBeLessThan(20)
        expect(box.x + box.width, `${id} is on the screen`).toBeLessThanOrEqual(width)
        const links = await panel(page, id).getByRole('listitem').all()
        const boxes = await Promise.all(links.map(boxOf))
        await page.mouse.move(width / 2, 880)
        await page.keyboard.press('Escape')
        await expect(page.locator(`[popovertarget=menu-${id}]`)).toHaveAttribute('aria-expanded', 'false')
        await page.clock.runFor(1000)

        for (const corner of cornersOf(boxes)) {
          await page.mouse.move(...middle(from))
          await page.clock.runFor(200)
          await expect(panel(page, id)).toBeVisible()
          // With care, and as a throw.
          for (const steps of [40, 3]) {
            await page.mouse.move(...middle(from))
            await page.mouse.move(...middle(corner), { steps })
            await page.clock.runFor(1000)
            expect(await openMenus(page), `on the way to ${middle(corner).join(', ')} in ${steps} steps`).toEqual([id])
          }
          await page.mouse.move(width / 2, 880)
          await page.clock.runFor(1000)
          expect(await openMenus(page)).toEqual([])
        }
      }
    })

  test('a pointer that stays in the bar still changes menus, at once beside the way and after a rest on it', async ({
    page,
  }) => {
    await openAtRest(page)
    const services = await boxOf(button(page, 'Services'))
    const products = await boxOf(button(page, 'Products'))
    await page.mouse.move(...middle(services))
    await page.clock.runFor(199)
    expect(await openMenus(page)).toEqual([])
    await page.clock.runFor(1)
    expect(await openMenus(page)).toEqual(['services'])

    await page.mouse.move(...middle(products), { steps: 10 })
    expect(await openMenus(page)).toEqual(['products'])
    await page.mouse.move(...middle(services), { steps: 10 })
    expect(await openMenus(page)).toEqual(['services'])

    // Downwards, over the lower edge of the neighbour, and there it rests.
    await page.mouse.move(products.x + 4, products.y + products.height - 4, { steps: 10 })
    expect(await openMenus(page)).toEqual(['services'])
    await page.clock.runFor(200)
    expect(await openMenus(page)).toEqual(['products'])
  })

  test('where styles cannot anchor a panel, it stands under its button all the same', async ({ page }) => {
    await page.addInitScript(() => (CSS.supports = () => false))
    await page.goto('/')
    await hydrate(page)
    await page.evaluate(() => {
      const unanchored = new CSSStyleSheet()
      unanchored.replaceSync('.menu-panel { left: 1rem; }')
      document.adoptedStyleSheets.push(unanchored)
    })
    await button(page, 'Resources').click()
    expect((await boxOf(panel(page, 'resources'))).x).toBeCloseTo((await boxOf(button(page, 'Resources'))).x, 0)
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

  test('a panel that is closed under the pointer stays closed', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await button(page, 'Services').click()
    await expect(panel(page, 'services')).toBeVisible()
    // Firefox says that the pointer is elsewhere before it says that the panel has gone.
    await panel(page, 'services').evaluate((element: HTMLElement) => {
      element.hidePopover()
      element.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    })
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false')
    await expect(panel(page, 'services')).toBeHidden()
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
    const entries = menus.flatMap(({ links, beside }) => [...links, ...(beside?.links ?? [])])
    for (const { name } of entries) await expect(list.getByRole('link', { name }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await list.getByRole('link', { name: 'Whitepapers' }).click()
    await expect(page.locator('h1')).toHaveText('Whitepapers')
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(list).toBeHidden()
  })
})
