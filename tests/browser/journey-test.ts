import { test as base, type Browser } from '@playwright/test'

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

/**
 * A test of Playwright, in a browser whose pages wait for a visitor: the headless shell says by itself, some time after a page was
 * loaded, that the mouse is in its corner, and a page takes that for intent.
 */
export const test = base.extend<object, { browser: Browser }>({
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
})
