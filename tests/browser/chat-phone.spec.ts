import { ask, chat, field, launcher, openChat, openSources, press, replies } from './chat-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { hydrate } from './watch.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

const modal = 'dialog:modal'

test('on a telephone it fills the screen, keeps the focus, and makes way for a page', async ({ page }) => {
  await openChat(page)
  await expect(page.locator(modal)).toHaveCount(1)
  await expect.poll(() => chat(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 812 })
  await expect(chat(page).getByRole('heading', { name: 'Assistant' })).toBeFocused()
  await ask(page, 'What does an audit cost?')
  await expectAccessible(page, '#chat')

  await press(page, 'Restore size')
  await expect(page.locator(modal)).toHaveCount(0)
  await expect.poll(async () => (await chat(page).boundingBox())!.y).toBeGreaterThan(100)
  await press(page, 'Maximize')
  await expect(page.locator(modal)).toHaveCount(1)

  await (await openSources(replies(page).nth(1))).first().tap()
  await expect(page).toHaveURL(/smart-contract-audit/)
  await expect(chat(page)).toHaveAttribute('data-size', 'min')
  await launcher(page).tap()
  await expect(replies(page)).toHaveCount(2)

  await page.reload()
  await hydrate(page)
  await expect(chat(page)).toHaveAttribute('data-size', 'min')
})

test('a keyboard leaves the field and the title in sight', async ({ page }) => {
  await openChat(page)
  await press(page, 'Restore size')
  for (const size of ['normal', 'max']) {
    await expect(chat(page)).toHaveAttribute('data-size', size)
    // What a keyboard does: less can be seen, and the page is as large as before.
    await page.evaluate(() => {
      const view = window.visualViewport!
      Object.defineProperty(view, 'height', { value: 480, configurable: true })
      view.dispatchEvent(new Event('resize'))
    })
    const [title, input] = [chat(page).getByRole('heading'), field(page)]
    await expect(async () => {
      expect((await title.first().boundingBox())!.y).toBeGreaterThanOrEqual(0)
      const { y, height } = (await input.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(480)
    }).toPass()
    if (size === 'normal') await press(page, 'Maximize')
  }
})

test('a toast takes its place above the conversation', async ({ page }) => {
  await openChat(page, '/specimen')
  await press(page, 'Minimize')
  await page.locator('#toast-failed').tap()
  await expect(page.locator('.toast')).toBeVisible()
  await launcher(page).tap()
  await expect(page.locator('#chat .toast')).toBeVisible()
  await expect(async () => {
    const toast = (await page.locator('.toast').boundingBox())!
    expect(toast.y + toast.height).toBeLessThanOrEqual((await page.locator('.chat-head').boundingBox())!.y)
  }).toPass()
})

test.describe('on a very narrow one', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing is wider than the screen', async ({ page }) => {
    await openChat(page)
    await ask(page, 'What does an audit cost?')
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    const inside = () => chat(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect([await width(), await inside()]).toEqual([320, 0])
    await press(page, 'Minimize')
    expect([await width(), await inside()]).toEqual([320, 0])
  })
})
