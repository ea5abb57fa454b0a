import { foundHeadless } from '../chromium.ts'
import { expect, test, type Page } from './journey-test.ts'
import { chooseSample, openWithDemoWallet, permitTitle } from './lock-steps.ts'
import { goToQuestion } from './question-steps.ts'
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

/** Pixels of an element that one sees at once. */
const seen = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.clientHeight)

test('the chat has room for its answers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/pricing')
  await hydrate(page)
  await page.locator('#chat-open').click()
  await expect(page.getByLabel('Your message')).toBeInViewport({ ratio: 1 })
  expect(await seen(page, '.chat-head')).toBeLessThan(100)
  expect(await seen(page, '.chat-body')).toBeGreaterThan(200)
})

test('the windows of a wallet are read from their title to their buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openWithDemoWallet(page, '/token-locking')
  const { left, right } = await page.locator('#wallet-account-button').evaluate((element) => {
    const { right: edge } = element.getBoundingClientRect()
    return { right: edge, left: document.querySelector('#chat-open')!.getBoundingClientRect().left }
  })
  expect(right).toBeLessThanOrEqual(left + 1)
  await chooseSample(page)
  await goToQuestion(page, 'Amount')
  await page.getByLabel('Amount, in INK').fill('12')
  await goToQuestion(page, 'Form')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: permitTitle })
  await expect(sheet.getByRole('heading', { name: permitTitle })).toBeInViewport()
  const title = sheet.locator('.dialog-title')
  expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  // All of it scrolls together: no part is a slit.
  const body = sheet.locator('.sign-body')
  expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
  const go = sheet.getByRole('button', { name: 'Continue in wallet' })
  await expect(go).not.toBeInViewport()
  await go.scrollIntoViewIfNeeded()
  await expect(go).toBeInViewport()
})
