import { foundHeadless } from '../chromium.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate } from './watch.ts'

// A visitor whose text is twice as large, which the browser tells the page by its default size of fonts.
test.use({
  viewport: { width: 375, height: 800 },
  launchOptions: {
    executablePath: foundHeadless(),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--blink-settings=defaultFontSize=32',
    ],
  },
})

/** Left and right edges of what the bar holds, from left to right. */
const bar = (page: Page) =>
  page.evaluate(() =>
    ['.logo', '#connect-wallet', '#chat-open', '.hamburger']
      .map((selector) => document.querySelector(selector)!.getBoundingClientRect())
      .map(({ left, right }) => [Math.round(left), Math.round(right)] as const),
  )

test('the bar and the first words stay on the screen when text is twice as large', async ({ page }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await hydrate(page)
    const edges = await bar(page)
    expect(edges.flat(), `in order, at ${width} px`).toEqual(edges.flat().toSorted((a, b) => a - b))
    expect(edges.at(-1)![1]).toBeLessThanOrEqual(width)
    // The body clips what is too wide; the root is asked how wide it would be.
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
  }
  const title = page.locator('main h1')
  expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})

test('in a low window the button of a tool does not lie on its questions', async ({ page }) => {
  await page.goto('/meme-token')
  await hydrate(page)
  const place = () =>
    page
      .locator('.tool-act')
      .first()
      .evaluate((element) => getComputedStyle(element).position)
  expect(await place()).toBe('static')
  await page.setViewportSize({ width: 375, height: 1200 })
  expect(await place()).toBe('sticky')
})
