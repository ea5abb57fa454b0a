import type { Page } from '@playwright/test'

/** How many times slower the processor is made for what follows. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

declare global {
  interface Window {
    firstKey?: number
    effects?: number[]
  }
}

/**
 * Milliseconds from opening the page of a tool until a key is in its first field, and whether the key is still there once the page is
 * alive. The key is pressed as soon as there is a field.
 */
export async function firstKeyIn(page: Page, { url, field }: { url: string; field: string }) {
  await page.addInitScript(() => addEventListener('input', () => (window.firstKey ??= performance.now()), true))
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(field).first().press('7')
  const at = await page.evaluate(() => window.firstKey!)
  await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
  const kept = (await page.locator(field).first().inputValue()).includes('7')
  return { at, kept }
}

/** Milliseconds from each key of a text, typed into a field, until the screen shows what it did. */
export async function keysToEffect(page: Page, { field, text }: { field: string; text: string }): Promise<number[]> {
  await page.evaluate(() => {
    window.effects = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        // The frame after the one that the key changed: what it did is on the screen by then.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => window.effects!.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(0)
        }),
      true,
    )
  })
  await page.locator(field).first().pressSequentially(text, { delay: 60 })
  await page.waitForTimeout(300)
  return page.evaluate(() => window.effects!)
}
