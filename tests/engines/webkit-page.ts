import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../serve-site.ts'
import type { EnginePage } from './engine-page.ts'
import { miniBrowser } from './installed.ts'

/** Its bar makes the browser at least 447 pixels wide; without fonts and space it is as narrow as a phone. */
const narrow = '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }'

/** Milliseconds that every wait for a page may take. */
const timeoutMs = 60_000

/** What an element answers that is not there yet, no more, or not where a visitor can reach it. */
const passing = [
  error.NoSuchElementError,
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.MoveTargetOutOfBoundsError,
]

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, k: 'k' }

/** A page in WebKit, in a screen of its own. What it complains about is heard from the `load` event on. */
export async function openWebkit(): Promise<EnginePage> {
  const home = await mkdtemp(join(tmpdir(), 'intaglio-engine-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrow)
  const { screen, display } = await openScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_RUNTIME_DIR: home,
      // Its sandbox cannot be made by root, who runs the tests on Debian.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const browser = await openSession(`http://127.0.0.1:${port}`)
  /** Does something with an element as soon as it is there and lets it: a page may draw it anew in between, or something cover it. */
  const withElement = async (selector: string, work: (element: WebElement) => Promise<void>) => {
    let last: unknown
    const done = async () => {
      try {
        const element = await browser.findElement(By.css(selector))
        await browser.executeScript(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, element)
        await work(element)
        return true
      } catch (thrown) {
        last = thrown
        if (passing.some((kind) => thrown instanceof kind)) return false
        throw thrown
      }
    }
    await browser.wait(done, timeoutMs).catch(() => {
      throw new Error(`${selector} could not be used.`, { cause: last })
    })
  }
  return {
    async size(width, height) {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height })
      // The window is that wide at once; its page follows.
      await browser.wait(async () => (await browser.executeScript('return innerWidth')) === width, timeoutMs)
    },
    async open(url) {
      await browser.get(url)
      await browser.executeScript(listen)
    },
    run: async (work, ...args) => {
      const { answer, fault } = await browser.executeAsyncScript<{ answer: never; fault?: string }>(
        `const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1);
        (async () => (${work.toString()})(...args))().then(
          (answer) => done({ answer }), (error) => done({ fault: String(error) }))`,
        ...args,
      )
      if (fault !== undefined) throw new Error(fault)
      return answer
    },
    hover: (selector) =>
      withElement(selector, (origin) =>
        browser.actions().move({ x: 0, y: 0, duration: 0 }).move({ origin, duration: 50 }).perform(),
      ),
    click: (selector) => withElement(selector, (element) => element.click()),
    type: (selector, text) => withElement(selector, (element) => element.sendKeys(text)),
    async press(key, control) {
      const all = browser.actions()
      if (control) all.keyDown(Key.CONTROL)
      all.keyDown(keys[key]).keyUp(keys[key])
      if (control) all.keyUp(Key.CONTROL)
      await all.perform()
    },
    async complaints() {
      // A document that was reached by a link has not been listened to yet.
      await browser.executeScript(listen)
      return browser.executeScript('return heardComplaints.splice(0)')
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit()
      await end(driver)
      await end(screen)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Runs in the page: notes what the engine complains about; of what was before, the refusals of a policy and files that did not come. */
function listen() {
  const view = window as Window & { heardComplaints?: string[] }
  if (view.heardComplaints) return
  const heard: string[] = (view.heardComplaints = [])
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    console[level] = (...words: unknown[]) => void heard.push(`console: ${words.join(' ')}`)
  addEventListener('error', ({ message }) => heard.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`error: ${reason}`))
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { effectiveDirective, blockedURL } = body as unknown as Record<string, string>
        heard.push(`refused by ${effectiveDirective}: ${blockedURL}`)
      }
    },
    { types: ['csp-violation'], buffered: true },
  ).observe()
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (responseStatus >= 400) heard.push(`console: ${name} answered ${responseStatus}`)
  }).observe({ type: 'resource', buffered: true })
}

/** A screen nobody sees, under a number that was free. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]!.once('data', (text) => resolve(String(text).trim()))
    screen.once('exit', () => reject(new Error('Xvfb opened no screen.')))
  })
  return { screen, display: `:${number}` }
}

/** The session of a driver that has just been started. */
async function openSession(url: string): Promise<WebDriver> {
  for (let waited = 0; waited < timeoutMs; waited += 100) {
    if ((await fetch(`${url}/status`).catch(() => undefined))?.ok) break
    await sleep(100)
  }
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    .build()
  await browser.manage().setTimeouts({ script: timeoutMs, pageLoad: timeoutMs })
  return browser
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}
