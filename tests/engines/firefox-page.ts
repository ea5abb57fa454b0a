import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import type { EnginePage } from './engine-page.ts'
import { firefox } from './installed.ts'

/** The hash of no bytes: what Firefox has of a module whose document was left while it loaded, and may say when the next document is there. */
const brokenOff = `The computed hash is “${createHash('sha256').digest('base64')}”`

/** A page in Firefox, spoken to by WebDriver BiDi. */
export async function openFirefox(): Promise<EnginePage> {
  const home = await mkdtemp(join(tmpdir(), 'intaglio-engine-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    env: { ...process.env, HOME: home },
  })
  const page = await browser.newPage()
  let heard: string[] = []
  page.on('console', (message) => heard.push(`console: ${message.text()}`))
  // Refusals of the policy come this way too.
  page.on('pageerror', (error) => {
    const { message } = error as Error
    if (!message.includes(brokenOff)) heard.push(`error: ${message}`)
  })
  return {
    size: (width, height) => page.setViewport({ width, height }),
    async open(url) {
      // A document that is left while it loads says that what it loaded was not whole: no complaint of the next one.
      await page.goto('about:blank')
      heard = []
      await page.goto(url, { timeout: 60_000 })
    },
    run: (work, ...args) => page.evaluate(work as (...all: unknown[]) => never, ...args),
    async hover(selector) {
      await page.mouse.move(0, 0)
      await page.locator(selector).hover()
    },
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    async press(key, control) {
      if (control) await page.keyboard.down('Control')
      await page.keyboard.press(key)
      if (control) await page.keyboard.up('Control')
    },
    async complaints() {
      // What the engine says arrives in order with what it answers.
      await page.evaluate(() => undefined)
      const all = heard
      heard = []
      return all
    },
    picture: async () => Buffer.from(await page.screenshot()),
    async close() {
      await browser.close()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
