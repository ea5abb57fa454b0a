import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { holdScripts, hydrate, watch } from './watch.ts'

type State = 'pending' | 'confirmed' | 'failed'

const toasts = (page: Page) => page.locator('.toast')
/** From here on time passes only where a test says so. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Axe waits with timers of the page. */
async function expectAccessibleToasts(page: Page) {
  await page.clock.resume()
  await expectAccessible(page, '.toaster')
  await stopClock(page)
}

/** Shows a toast, and waits until its time runs: with the first one, what shows toasts has still to arrive. */
async function show(page: Page, state: State) {
  await page.locator(`#toast-${state}`).click()
  await page.locator('.toasts:popover-open').waitFor()
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/specimen')
  await hydrate(page)
  await stopClock(page)
})

test('a confirmation goes after four seconds, what failed or is under way after twelve, and the log keeps all', async ({
  page,
}) => {
  await show(page, 'pending')
  await show(page, 'failed')
  await show(page, 'confirmed')
  await page.mouse.move(5, 5)
  await expect(toasts(page)).toHaveCount(3)

  await page.clock.runFor(3_800)
  await expect(toasts(page)).toHaveCount(3)
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(7_600)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(page.locator('#notifications li')).toHaveCount(3)
})

test('the clock of a failure stands still while the focus is inside, and goes on with what was left', async ({
  page,
}) => {
  await show(page, 'failed')
  await page.mouse.move(5, 5)
  await page.clock.runFor(11_000)
  await page.getByRole('button', { name: 'Close: A failed toast' }).focus()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.locator('#toast-failed').focus()
  await page.clock.runFor(700)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(600)
  await expect(toasts(page)).toHaveCount(0)
})

test('at most three stand together, 14 px apart, 356 px wide or what the screen has', async ({ page }) => {
  for (const state of ['confirmed', 'failed', 'pending', 'failed'] as const) await show(page, state)
  await expect(toasts(page)).toHaveCount(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  const boxes = await toasts(page).evaluateAll((items) =>
    items.map((item) => {
      const { top, bottom, width, left, right } = item.getBoundingClientRect()
      return { top, bottom, width, left, right }
    }),
  )
  const screen = page.viewportSize()!.width
  for (const { width, left, right } of boxes) {
    expect(width).toBe(Math.min(356, screen - 32))
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(screen)
  }
  expect(boxes[1]!.top - boxes[0]!.bottom).toBeCloseTo(14, 1)
  expect(boxes[2]!.top - boxes[1]!.bottom).toBeCloseTo(14, 1)
})

test('the clock stands still under the mouse and while the focus is inside', async ({ page, isMobile }) => {
  await show(page, 'confirmed')
  if (!isMobile) {
    await toasts(page).hover()
    await page.clock.runFor(10_000)
    await expect(toasts(page)).toHaveCount(1)
  }

  await page.getByRole('button', { name: 'Close: A confirmed toast' }).focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(10_000)
  await expect(toasts(page)).toHaveCount(1)

  await page.locator('#toast-confirmed').focus()
  await page.clock.runFor(4_500)
  await expect(toasts(page)).toHaveCount(0)
})

test('it goes by its button and by Escape, and the focus finds its way', async ({ page }) => {
  await show(page, 'failed')
  await show(page, 'pending')
  await page.locator('#toast-pending').focus()
  const close = page.getByRole('button', { name: /^Close: A (?:failed|pending) toast/ })
  await close.first().focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(1)
  await expect(close).toBeFocused()
  const { width, height } = (await close.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)

  await page.keyboard.press('Escape')
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.locator('#toast-pending')).toBeFocused()
})

test('three in a row are closed one after the other by the keyboard alone', async ({ page }) => {
  for (const state of ['failed', 'pending', 'failed'] as const) await show(page, state)
  await page.locator('#toast-failed').focus()
  const close = page.locator('.toasts').getByRole('button', { name: /^Close: A (?:failed|pending) toast/ })
  await expect(close).toHaveCount(3)
  for (
    let pressed = 0;
    pressed < 300 && !(await close.first().evaluate((each) => each === document.activeElement));
    pressed++
  )
    await page.keyboard.press('Tab')
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('Enter')
    await page.clock.runFor(300)
    await expect(toasts(page)).toHaveCount(left)
  }
})

test('it can be pushed away; a push that is too short brings it back', async ({ page }) => {
  await show(page, 'failed')
  await page.clock.runFor(500)
  const push = async (distance: number) => {
    const { x, y } = (await toasts(page).boundingBox())!
    await page.mouse.move(x + 80, y + 20)
    await page.mouse.down()
    await page.clock.runFor(400)
    await page.mouse.move(x + 80 + distance, y + 20, { steps: 4 })
    const moved = (await toasts(page).boundingBox())!.x - x
    await page.clock.runFor(400)
    await page.mouse.up()
    await page.clock.runFor(400)
    return moved
  }

  expect(await push(30)).toBe(30)
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
  await push(60)
  await expect(toasts(page)).toHaveCount(0)
})

test('it is read out: failures at once, the rest in a pause', async ({ page }) => {
  await show(page, 'failed')
  await page.clock.runFor(200)
  await expect(page.locator('.toaster [role=alert]')).toHaveText('Failed: A failed toast. With one line of detail')
  await show(page, 'confirmed')
  await page.clock.runFor(200)
  await expect(page.locator('.toaster output')).toHaveText('Confirmed: A confirmed toast. With one line of detail')
})

test('the log keeps what was said: F8 opens it, Escape gives the focus back, the footer has a button', async ({
  page,
}) => {
  await show(page, 'confirmed')
  await show(page, 'failed')
  await page.locator('#toast-failed').focus()
  await page.keyboard.press('F8')

  const log = page.locator('#notifications')
  await expect(log).toBeFocused()
  await expect(log.locator('li')).toHaveCount(2)
  await expect(log.locator('li').first()).toContainText('A failed toast')
  await expectAccessibleToasts(page)
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()
  await expect(page.locator('#toast-failed')).toBeFocused()

  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(log).toBeVisible()
  await log.getByRole('button', { name: 'Clear the list' }).click()
  await expect(log).toContainText('No notifications yet.')
  await page.keyboard.press('F8')
  await expect(log).toBeHidden()
})

test('the log opens before React arrives', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(page.locator('#notifications')).toContainText('No notifications yet.')
})

test.describe('what shows toasts', () => {
  const code = '**/assets/live-toasts-*.js'

  test('is waited for when it is late, and the time of a toast begins when it can be seen', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(code, async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await hydrate(page)
    await page.locator('#toast-failed').click()
    await page.clock.runFor(11_000)
    await page.keyboard.press('F8')
    await expect(page.locator('#notifications')).toContainText('The list could not be loaded. Check your connection.')
    await expect(page.locator('.toaster [role=alert]').last()).toHaveText(/^Failed: A failed toast/)

    release()
    await expect(page.locator('#notifications li')).toHaveCount(1)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(11_500)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('is asked for again by the next toast when it could not be loaded', async ({ page }) => {
    await page.route(code, (route) => route.abort())
    await page.reload()
    await hydrate(page)
    await page.locator('#toast-failed').click()
    await page.keyboard.press('F8')
    await expect(page.locator('#notifications')).toContainText('The list could not be loaded.')
    await page.keyboard.press('F8')
    await page.unroute(code)

    await show(page, 'confirmed')
    await expect(toasts(page)).toHaveCount(2)
  })
})

test('above an open dialog it can be pressed, and it comes back when the dialog closes', async ({ page, baseURL }) => {
  const watched = await watch(page, baseURL!)
  await show(page, 'failed')
  await page.locator('[commandfor=specimen-dialog]').first().click()
  await expect(page.locator('#specimen-dialog')).toBeVisible()
  await expect(page.locator('#specimen-dialog .toast')).toHaveCount(1)
  await expectAccessibleToasts(page)
  await page.locator('#toast-inside').click()
  await expect(page.locator('#specimen-dialog .toast')).toHaveCount(2)
  await page.clock.runFor(200)
  await expect(page.locator('#specimen-dialog output').last()).toContainText('A toast above the dialog')

  await page.getByRole('button', { name: 'Close: A failed toast' }).click()
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(1)
  await expect(page.locator('#specimen-dialog')).toBeVisible()
  await page.locator('#specimen-dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.locator('body > .toaster .toast')).toHaveCount(1)
  await expect(toasts(page)).toBeVisible()
  expect(watched.problems).toEqual([])
})

test('axe finds nothing with all three states on the page', async ({ page }) => {
  for (const state of ['confirmed', 'failed', 'pending'] as const) await show(page, state)
  await expectAccessibleToasts(page)
})
