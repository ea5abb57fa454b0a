import { chromium, type Page } from '@playwright/test'
import { foundHeadless } from '../chromium.ts'
import type { EnginePage } from './engine-page.ts'

/** A page in Chromium, spoken to by Playwright. */
export async function openChromium(): Promise<EnginePage> {
  const browser = await chromium.launch({ executablePath: foundHeadless(), args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] })
  return drivenPage(page, () => browser.close())
}

/** A page of Playwright, driven as the pages of the other engines are. `close` ends it. */
export function drivenPage(page: Page, close: () => Promise<void>): EnginePage {
  let heard: string[] = []
  page.on('console', (message) => heard.push(`console: ${message.text()}`))
  page.on('pageerror', ({ message }) => heard.push(`error: ${message}`))
  return {
    size: (width, height) => page.setViewportSize({ width, height }),
    async open(url) {
      await page.goto('about:blank')
      heard = []
      await page.goto(url, { timeout: 60_000 })
    },
    // A function with several arguments is given as text: Playwright passes one.
    run: (work, ...args) =>
      page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`) as ReturnType<typeof work> as never,
    async hover(selector) {
      await page.mouse.move(0, 0)
      await page.locator(selector).first().hover()
    },
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    press: (key, control) => page.keyboard.press(control ? `Control+${key}` : key),
    async complaints() {
      await page.evaluate(() => undefined)
      const all = heard
      heard = []
      return all
    },
    picture: () => page.screenshot(),
    close,
  }
}
