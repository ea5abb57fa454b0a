import type { Page } from '@playwright/test'

/** How many times slower the processor is made for what the page itself does; its workers run as fast as ever. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Milliseconds from opening a page until each of these was so; `typed` says it of the first key. */
export type FirstKey = Record<'html' | 'field' | 'typed' | 'scripts' | 'alive' | 'tool', number>

declare global {
  interface Window {
    firstKey: Partial<FirstKey>
    typeNow: (nothing: string) => void
    effects: { letter: number; last: number }[]
    tasks: number[]
  }
}

const seven = { key: '7', code: 'Digit7', windowsVirtualKeyCode: 55 }

/**
 * Opens the page of a tool and presses a key as soon as its first field has been drawn. Answers when that was, what came before and
 * after, and whether the key is still there when the tool answers and another one is pressed. Nothing but one small script runs in the
 * page for it, since what drives a page otherwise would take a good part of the time.
 */
export async function firstKeyIn(page: Page, { url, field }: { url: string; field: string }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'typeNow' })
  session.on('Runtime.bindingCalled', () => {
    void session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '7', ...seven })
    void session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...seven })
  })
  await page.addInitScript((selector) => {
    const times: Partial<FirstKey> = (window.firstKey = {})
    let frames = 0
    const look = () => {
      const control = document.querySelector<HTMLElement>(selector)
      // In the second frame that has it, the first one is on the screen.
      if (control && control.offsetHeight > 0 && ++frames === 2) {
        times.field = performance.now()
        control.focus()
        window.typeNow('')
      }
      if (document.documentElement?.dataset.script === 'ready') times.alive ??= performance.now()
      if (times.alive && times.typed && !control?.closest('[data-waiting]')) times.tool = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    addEventListener('input', () => (times.typed ??= performance.now()), true)
  }, field)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.firstKey.tool, undefined, { polling: 250 })
  await page.keyboard.press('8')
  return page.evaluate((selector) => {
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const control = document.querySelector<HTMLInputElement>(selector)!
    const loaded = scripts.filter(({ startTime }) => startTime < window.firstKey.tool!) as PerformanceResourceTiming[]
    return {
      html: document_!.responseEnd,
      scripts: Math.max(...loaded.map(({ responseEnd }) => responseEnd)),
      ...(window.firstKey as Pick<FirstKey, 'field' | 'typed' | 'alive' | 'tool'>),
      files: loaded.length,
      kept: control.value.includes('78'),
    }
  }, field)
}

/**
 * Milliseconds from each key of a text until the screen shows it, and until the last of what it changed on the page before the next
 * key. Where a key changes nothing else the two are the same.
 */
export async function keysToEffect(page: Page, { field, text }: { field: string; text: string }) {
  await page.evaluate(() => {
    window.effects = []
    let pressed = 0
    /** Says when the frame that follows is drawn. */
    const drawn = (told: (ms: number) => void) => {
      const of = pressed
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => of === pressed && told(performance.now() - of))
        port1.start()
        port2.postMessage(0)
      })
    }
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp
        const effect = { letter: 0, last: 0 }
        window.effects.push(effect)
        drawn((ms) => (effect.letter = effect.last = ms))
      },
      true,
    )
    const main = document.querySelector('main')!
    new MutationObserver(() => {
      const effect = window.effects.at(-1)
      if (effect) drawn((ms) => (effect.last = ms))
    }).observe(main, { childList: true, characterData: true, attributes: true, subtree: true })
  })
  await page.locator(field).first().pressSequentially(text, { delay: 250 })
  await page.waitForTimeout(300)
  // The next key may have come before the last frame of one: that one is left out.
  return (await page.evaluate(() => window.effects)).filter(({ letter }) => letter > 0)
}

/** The longest task of the page while `work` is done, in milliseconds; 0 where none took 50. Throws when the page would not have told. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.tasks = []
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await work()
  // A task that is known to be long: once it is told, so is all that was before it.
  const known = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const before = window.tasks.length
    setTimeout(() => {
      const end = performance.now() + 120
      while (performance.now() < end);
    })
    for (let tries = 0; tries < 50 && window.tasks.length === before; tries++)
      await new Promise((resolve) => setTimeout(resolve, 100))
    return window.tasks.splice(before).length > 0
  })
  if (!known) throw new Error('The page does not tell of long tasks.')
  return Math.max(0, ...(await page.evaluate(() => window.tasks)))
}
