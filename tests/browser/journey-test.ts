import { test as base, type Browser, type Page } from '@playwright/test'
import { watch, type Watched } from './watch.ts'

export { expect, type Page } from '@playwright/test'

/** Runs in the page before its scripts: keeps the mouse that nobody moved from them. */
function ignoreIdleMouse() {
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const)
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
      },
      { capture: true },
    )
}

/** A page that is watched from its first document on. */
type WatchedPage = { page: Page; watched: Watched }

/**
 * A test of Playwright, in a browser whose pages wait for a visitor: the headless shell says by itself, some time after a page was
 * loaded, that the mouse is in its corner, and a page takes that for intent.
 *
 * `sharedPage` is one page for all tests of a worker, which has the files of the site in its memory. It is for tests that visit one
 * address after the other and leave nothing behind.
 */
export const test = base.extend<{ sharedPage: WatchedPage }, { browser: Browser; pageOfWorker: WatchedPage }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(ignoreIdleMouse)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  pageOfWorker: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, contextOptions } = project.use
      const context = await browser.newContext({ ...contextOptions, baseURL, locale })
      const page = await context.newPage()
      await use({ page, watched: await watch(page, baseURL!) })
      await context.close()
    },
    { scope: 'worker' },
  ],
  sharedPage: async ({ pageOfWorker, viewport }, use) => {
    const { page, watched } = pageOfWorker
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
    for (const noted of Object.values(watched)) noted.length = 0
    await use(pageOfWorker)
  },
})
