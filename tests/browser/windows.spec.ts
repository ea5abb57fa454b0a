import { foundHeadless } from '../chromium.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate } from './watch.ts'

// With the scroll bars that Playwright hides: what they leave behind is looked at.
test.use({
  viewport: { width: 1024, height: 700 },
  launchOptions: {
    executablePath: foundHeadless(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const place = (page: Page) => page.evaluate(() => scrollY)
const left = (page: Page) => page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left)

const windows: [name: string, open: (page: Page) => Promise<void>][] = [
  ['the wallet', (page) => page.getByRole('button', { name: 'Connect Wallet' }).click()],
  ['the search', (page) => page.keyboard.press('Control+k')],
]

for (const [name, open] of windows)
  test(`the page behind ${name} stays where it is, by wheel and by key, and nothing moves`, async ({ page }) => {
    await page.goto('/pricing')
    await hydrate(page)
    const before = await left(page)
    await open(page)
    await expect(page.locator('dialog:modal')).toBeVisible()
    expect(await left(page)).toBe(before)

    await page.mouse.move(20, 600)
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => document.querySelector<HTMLElement>('dialog:modal')?.focus())
    for (const key of ['End', 'PageDown', 'ArrowDown']) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).toBeHidden()

    // What was turned before would have moved the page further than this.
    await page.mouse.wheel(0, 100)
    await expect.poll(() => place(page)).toBe(100)
    expect(await left(page)).toBe(before)
  })
