import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { chromiumPath } from '../chromium.ts'

/**
 * `node tests/bench/first-press.ts <address…>`: milliseconds from the first press on a page that has stood for three seconds to the frame
 * that answers it, with the processor 4 times slower and the files in the cache. Several addresses take turns, so that two builds can be
 * compared in one run. `ONLY` names one press. Figures are reported and never asserted.
 */
const runs = Number(process.env.RUNS ?? 7)
const slowdown = 4
const stood = 3000

type Press = { title: string; path: string; button: string; answer: string; words?: string }

/** What visitors press first, and what they see then. */
const presses: readonly Press[] = [
  { title: 'Connect', path: '/pricing', button: '#connect-wallet', answer: 'dialog[open]', words: 'MetaMask' },
  { title: 'Chat', path: '/pricing', button: '#chat-open', answer: '#chat-input' },
  { title: 'Search', path: '/pricing', button: '#search-link', answer: 'dialog[open] input' },
  { title: 'a menu', path: '/pricing', button: '[popovertarget=menu-services]', answer: '#menu-services' },
  { title: 'a button with a toast', path: '/specimen', button: '#toast-confirmed', answer: '.toast-list > li' },
]

/** Runs in the page: from the next press to the frame after the one in which the answer is there. */
function timeAnswer({ answer, words = '' }: Press): Promise<number> {
  return new Promise((resolve) => {
    const look = (pressed: number) => {
      const shown = document.querySelector(answer)
      if (shown?.textContent.includes(words) && shown.getBoundingClientRect().height > 0)
        resolve(performance.now() - pressed)
      else requestAnimationFrame(() => look(pressed))
    }
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
  })
}

async function timePress(context: BrowserContext, url: string, press: Press): Promise<number> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url + press.path)
  await page.waitForTimeout(stood)
  // A link that is pressed too early is followed, and answers nothing here.
  const time = page.evaluate(timeAnswer, press).catch(() => Number.POSITIVE_INFINITY)
  await page.locator(press.button).first().click()
  const answered = await time
  await page.close()
  return answered
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

async function measure(browser: Browser, urls: string[]) {
  const contexts = await Promise.all(
    urls.map(() => browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })),
  )
  console.log(`| press | ${urls.join(' | ')} |\n|---|${'---:|'.repeat(urls.length)}`)
  for (const press of presses.filter(({ title }) => !process.env.ONLY || title === process.env.ONLY)) {
    const times = urls.map((): number[] => [])
    // The first run fills the cache and does not count.
    for (let run = 0; run <= runs; run++)
      for (const [at, url] of urls.entries()) {
        const time = await timePress(contexts[at]!, url, press)
        if (run > 0) times[at]!.push(time)
      }
    console.log(
      `| ${press.title} | ${times.map((each) => `${Math.round(median(each))} (${each.map(Math.round).join(' ')})`).join(' | ')} |`,
    )
  }
}

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  await measure(browser, process.argv.slice(2))
} finally {
  await browser.close()
}
