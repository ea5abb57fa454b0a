import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { levels } from '#content/attacks.ts'
import { headlessPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'

/**
 * `npm run bench:attacks`: milliseconds from the press of a new visitor until both contracts of a level were attacked, on a page that
 * was idle before, at the speed of this machine and at a quarter of it. Prints a table and asserts nothing: times belong to the machine.
 */
const slow = 4

/** Milliseconds that the processes of a page run and rest by turns, so that its worker is as slow as the page. Chromium slows the page alone. */
const runMs = 5

/** Lets the pages of a browser run for a part of the time, until it is stopped. */
async function slowDown(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) process.kill(pid, name)
  }
  const stopped = new AbortController()
  const turns = (async () => {
    while (!stopped.signal.aborted) {
      signal('SIGSTOP')
      await sleep(runMs * (slow - 1))
      signal('SIGCONT')
      await sleep(runMs)
    }
  })()
  return async () => {
    stopped.abort()
    await turns
  }
}

/** Runs in the page: presses the button, and answers the milliseconds until both verdicts are there. */
async function attack(): Promise<number> {
  const button = document.querySelector<HTMLButtonElement>('.attack-order .form-foot button')!
  const began = performance.now()
  button.click()
  await new Promise<void>((shown) => {
    const look = () => {
      const { innerText } = document.querySelector<HTMLElement>('.attack')!
      if (innerText.includes('The attack succeeded.') && innerText.includes('The contract held.')) shown()
      else setTimeout(look, 10)
    }
    look()
  })
  return Math.round(performance.now() - began)
}

async function firstAttack(site: string, { level, isSlow }: { level: string; isSlow: boolean }): Promise<number> {
  const browser = await chromium.launch({ executablePath: headlessPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
    await page.goto(`${site}/attack/${level}`)
    await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    // What was fetched ahead has been read by then.
    await sleep(2_000)
    const goOn = isSlow ? await slowDown(browser) : undefined
    const took = await page.evaluate(attack)
    await goOn?.()
    return took
  } finally {
    await browser.close()
  }
}

const site = await serveSite()
try {
  console.log(`| level | first attack, ms | at ${slow}x slower CPU |\n|---|--:|--:|`)
  for (const { id } of levels) {
    const [usual, slowed] = [
      await firstAttack(site.url, { level: id, isSlow: false }),
      await firstAttack(site.url, { level: id, isSlow: true }),
    ]
    console.log(`| ${id} | ${usual} | ${slowed} |`)
  }
} finally {
  await site.stop()
}
