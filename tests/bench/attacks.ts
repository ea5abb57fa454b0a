import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { levels } from '#content/attacks.ts'
import { headlessPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'

/**
 * `npm run bench:attacks`: from the press of a new visitor until both contracts of a level were attacked, on a page that was idle before.
 * Each level is attacked `RUNS` times in rounds, so that what else the machine does meets all of them. Prints the milliseconds, and those
 * of the processor for the page and its worker together, with all of their threads, which other work on the machine changes little. Four
 * times these are the most that it takes on a processor that is four times slower. Medians, with the range. Asserts nothing: times belong
 * to the machine.
 */
const runs = Number(process.env.RUNS ?? 3)
const slower = 4

/** A tick in which the kernel counts the time of a process, in milliseconds. */
const tickMs = 10

/** Milliseconds of the processor that the pages of a browser have used, with all of their threads. */
async function processorMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const used = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      // What follows the name of the program, which may hold spaces: the state is first, the times are 12th and 13th.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return (Number(fields[11]) + Number(fields[12])) * tickMs
    })
  return used.reduce((sum, each) => sum + each, 0)
}

/** Runs in the page: presses the button, and answers the milliseconds until both verdicts are there. */
async function attack(): Promise<number> {
  const button = document.querySelector<HTMLButtonElement>('.attack-order .form-foot button')!
  const began = performance.now()
  button.click()
  await new Promise<void>((shown) => {
    const look = () => {
      if (['falls', 'holds'].every((outcome) => document.querySelector(`.attack [data-outcome=${outcome}]`))) shown()
      else setTimeout(look, 10)
    }
    look()
  })
  return Math.round(performance.now() - began)
}

async function firstAttack(site: string, level: string): Promise<{ ms: number; processor: number }> {
  const browser = await chromium.launch({ executablePath: headlessPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
    await page.goto(`${site}/attack/${level}`)
    await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    // What was fetched ahead has been read by then.
    await sleep(2_000)
    const before = await processorMs(browser)
    const ms = await page.evaluate(attack)
    return { ms, processor: (await processorMs(browser)) - before }
  } finally {
    await browser.close()
  }
}

/** The median, with the lowest and the highest. */
function spread(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const figures = [sorted[Math.floor(sorted.length / 2)]!, sorted[0]!, sorted.at(-1)!]
  const [median, lowest, highest] = figures.map((each) => each.toLocaleString('en-GB'))
  return `${median} (${lowest} to ${highest})`
}

const site = await serveSite()
try {
  const attacks = new Map<string, { ms: number; processor: number }[]>(levels.map(({ id }) => [id, []]))
  for (let round = 0; round < runs; round += 1)
    for (const [id, done] of attacks) done.push(await firstAttack(site.url, id))
  const load = loadavg()[1]!.toFixed(1)
  console.log(`${runs} runs, load ${load} on ${availableParallelism()} processors\n`)
  console.log(`| level | ms | ms of the processor | ${slower} times these |\n|---|--:|--:|--:|`)
  for (const [id, done] of attacks) {
    const processor = done.map((each) => each.processor)
    const cells = [done.map(({ ms }) => ms), processor, processor.map((each) => slower * each)]
    console.log(`| ${id} | ${cells.map(spread).join(' | ')} |`)
  }
} finally {
  await site.stop()
}
