import { prerendered } from '#app/page/prerendered.ts'
import { badlySpoken } from '../screen-reader/rules.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { hydrate, isLively, navigate } from './watch.ts'

const shells = ['/404', '/blog/404', '/token-locking/404', '/claim/404', '/grants/404', '/frame']
const paths = [
  ...Object.keys(prerendered).filter((path) => !shells.includes(path)),
  '/contcat-us',
  '/blog/nothing-here',
]
// It leads on to the page of the mint, which is drawn anew for the code it arrives with (mint.spec.ts).
const event = '/gitex-global-nft'
const widths = [320, 375, 768, 1024, 1440]

/** Runs in the page: what the button of the chat covers, wherever the page is scrolled to: in the bar nothing of the page, else its margin. */
function underTheChat(): string[] {
  /** Whether a part lies in a table that is scrolled sideways: what is beyond its edge is not shown. */
  const scrolls = (part: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(part).overflowX) || (part !== document.body && scrolls(part.parentElement!))
  const chat = document.querySelector('#chat-open')
  if (!chat?.checkVisibility({ visibilityProperty: true })) return []
  const box = chat.getBoundingClientRect()
  const parts = [...document.querySelectorAll<HTMLElement>('.header-row :is(a, button)')].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect()
    return width > 0 && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
  })
  if (box.bottom <= document.querySelector('.header')!.getBoundingClientRect().bottom)
    return parts.map(({ innerText }) => innerText)
  const words = 'main :is(p, h1, h2, h3, li, dt, dd, td, label, a, button, input, select, textarea), footer :is(a, p)'
  return [...document.querySelectorAll<HTMLElement>(words)]
    .filter((part) => part.checkVisibility() && !part.closest('pre, [popover], dialog') && !scrolls(part))
    .filter((part) => part.getBoundingClientRect().right > box.left && part.getBoundingClientRect().width > 0)
    .map((part) => part.outerHTML.slice(0, 120))
}

/** Runs in the page: what goes beyond its right edge. What stands in the fixed bar cannot be scrolled to. */
function beyondTheEdge(width: number): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('.header-row :is(a, button)')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().right > width,
  )
  const page = document.documentElement.scrollWidth > width ? ['the page'] : []
  return [...page, ...controls.map(({ innerText }) => innerText)]
}

// One visit for all that is held of every page: a load costs half a second of the processor.
for (const path of paths)
  test(`${path} keeps its policy, comes to life as it was drawn, fits every width, and axe has no objection`, async ({
    sharedPage: { page, watched },
  }) => {
    await page.goto(path)
    await test.step('policy, requests, and what the build drew', async () => {
      const drawn = await page.locator('h1').elementHandle()
      if (await isLively(page)) await hydrate(page)
      if (path !== event) expect(await drawn?.evaluate((heading) => heading.isConnected)).toBe(true)
      expect(watched.problems).toEqual([])
    })
    await test.step('axe, by day and by night', () => expectAccessible(page, 'html'))
    await test.step('what a screen reader would say badly', async () => expect(await badlySpoken(page)).toEqual([]))
    await test.step('every width without scrolling sideways', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(beyondTheEdge, width), `at ${width} px`).toEqual([])
        expect(await page.evaluate(underTheChat), `under the chat at ${width} px`).toEqual([])
      }
    })
  })

test('an unknown address answers 404 with the nearest pages, before and after it comes to life', async ({ page }) => {
  const response = await page.goto('/contcat-us')
  expect(response?.status()).toBe(404)
  const nearest = page.locator('#nearest').getByRole('link', { name: 'Contact us' })
  await expect(nearest).toBeVisible()
  await expect(page.locator('.misregistered g:nth-child(2)')).toHaveCSS('rotate', '6deg')

  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: 'Services' }).or(page.getByRole('button', { name: 'Open menu' })),
  ).toBeVisible()
  await nearest.click()
  await expect(page).toHaveURL('/contact-us')
})

test('the event address leads to the mint page and leaves no step of its own in the history', async ({ page }) => {
  await page.goto('/')
  await page.goto('/gitex-global-nft')
  await expect(page).toHaveURL('/mint?code=gitex-global')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('while the next page is on its way, a spinner turns in the middle', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/pledge-*.js', async (route) => {
    await held
    await route.continue()
  })
  await navigate(page, '/pledge', { wait: false })
  const spinner = page.getByRole('status').filter({ hasText: 'Loading the page' })
  await expect(spinner).toBeVisible()
  const box = (await spinner.locator('svg').boundingBox())!
  expect(Math.abs(box.x + box.width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(2)
  release()
  await expect(page.locator('h1')).toHaveText('The pledge')
  await expect(spinner).toBeHidden()
})

test('the theme follows the device until it is chosen, and the choice stays', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const night = await ground()
  await page.getByRole('button', { name: 'Switch between day and night' }).click()
  const day = await ground()
  expect(day).not.toBe(night)
  await page.goto('/pledge')
  expect(await ground()).toBe(day)
})

test('the rings of a drawing follow each other at equal distances', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const delays = await page
    .locator('.engraving-drawn')
    .first()
    .locator('> g')
    .evaluateAll((rings) => rings.map((ring) => getComputedStyle(ring).animationDelay))
  expect(delays.length).toBeGreaterThan(4)
  expect(delays).toEqual(delays.map((_, at) => `${(at * 60) / 1000}s`))
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/pledge')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => !document.activeElement?.closest('header'))).toBe(true)
})

test('a link within the site brings the focus to the page it leads to', async ({ page }) => {
  await page.goto('/pledge')
  await hydrate(page)
  const link = page.locator('footer').getByRole('link', { name: 'Pricing' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
})
