import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page, type Route } from '@playwright/test'
import { prerendered } from '#app/page/prerendered.ts'
import { hydrate, isLively, navigate } from '../browser/watch.ts'
import { headlessPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'

/** How a file can fail to arrive: the connection ends, the host has lost it, a byte of it is another, its answer never ends. */
export const failures = ['aborted', 'not found', 'changed', 'endless'] as const
export type Failure = (typeof failures)[number]

/** A visit by the address itself, or by a link from another page of the site. */
export const arrivals = ['direct', 'within'] as const
export type Arrival = (typeof arrivals)[number]

/** One visit to one page, while one file fails. */
export type Kill = { path: string; arrival: Arrival; file: string; failure: Failure }

/** What a visit found: the files it asked for, and what a visitor would have missed. */
type Visit = { files: string[]; missed: string[] }

// What stands behind other addresses, and one that only leads to another.
const shells = [
  '/404',
  '/blog/404',
  '/token-locking/404',
  '/claim/404',
  '/grants/404',
  '/frame',
  '/specimen',
  '/gitex-global-nft',
]

/** Every page with a script of its own kind, and one address each of those that only the server knows. */
export const killedPaths = [
  ...Object.keys(prerendered).filter((path) => !shells.includes(path)),
  '/token-locking/1',
  '/claim/1',
  '/nothing-here',
]

/** The scripts, styles, data and workers among what a page asks for. */
const isKilled = (path: string) => /^\/assets\/.*\.(?:js|css|json)$|\.data$/.test(path)

const killers: Record<Failure, (route: Route) => Promise<void>> = {
  aborted: (route) => route.abort('connectionreset'),
  'not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  async changed(route) {
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()} ` })
    } catch {
      // The visit may be over before the file is.
    }
  },
  endless: () => new Promise(() => {}),
}

/** Asks until it is so, for at most 20 seconds. Where a file never ends, the page's own clock is put forward beyond its patience. */
async function comesTrue(page: Page, condition: () => Promise<boolean>, endless: boolean): Promise<boolean> {
  const until = performance.now() + 20_000
  for (let asked = 1; performance.now() < until; asked++) {
    // A document that is being replaced answers nothing.
    if (await condition().catch(() => false)) return true
    if (endless && asked % 10 === 0) await page.clock.fastForward(11_000).catch(() => undefined)
    await sleep(100)
  }
  return false
}

const shown = (page: Page, selector: string) => page.locator(selector).first().isVisible()

/** What a page is known by: its heading, and the length of its words, on the whole and without those that a document alone brings. */
type Known = { heading: string; whole: number; outside: number }

/**
 * The lengths of the words of a page, without those that only a visitor without scripts reads. Which pages are nearest to one that is not
 * there, the server finds among the titles of all pages, and a page within the site among its menus.
 */
async function lengths(page: Page): Promise<Omit<Known, 'heading'>> {
  return page.locator('main').evaluate((main: HTMLElement) => {
    const lengthOf = (selector: string) =>
      [...main.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .reduce((sum, { innerText }) => sum + innerText.length, 0)
    const all = main.innerText.length
    return {
      whole: all - lengthOf('noscript'),
      outside: all - lengthOf('.tool-place, .nearest, noscript:not(.tool-place noscript)'),
    }
  })
}

/**
 * Whether the page itself is there: its heading, and nearly all its words. Within the site a tool has no words before its code: only a
 * document brings them along.
 */
async function pageStands(page: Page, { heading, ...words }: Known, arrival: Arrival): Promise<boolean> {
  if ((await page.locator('main h1').first().innerText()) !== heading) return false
  const measured = arrival === 'direct' ? 'whole' : 'outside'
  return (await lengths(page))[measured] >= words[measured] * 0.8
}

/** Presses what opens a window, and answers whether it opened, or a sentence with a button stands in its place. */
async function opensOrSays(page: Page, button: string, notice: string, endless: boolean): Promise<boolean> {
  const isThere = async () => (await shown(page, button)) || (await shown(page, notice))
  if (!(await comesTrue(page, isThere, endless))) return false
  if (await shown(page, notice)) return true
  await page.locator(button).click()
  const window = 'dialog[open], #chat:popover-open, #chat:not(dialog)'
  const answers = async () =>
    (await shown(page, window)) || (await shown(page, notice)) || page.url().endsWith('/search')
  const answered = await comesTrue(page, answers, endless)
  await page.keyboard.press('Escape')
  return answered
}

/** What a page says without any script, and once it is alive: a form of many pages then shows one. The shorter counts. */
async function wholePage(browser: Browser, address: string): Promise<Known> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const alive = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const [still, page] = [await context.newPage(), await alive.newPage()]
    await Promise.all([still.goto(address), page.goto(address)])
    if (await isLively(page)) await hydrate(page)
    const heading = await still.locator('main h1').first().innerText()
    const [one, other] = await Promise.all([lengths(still), lengths(page)])
    return {
      heading,
      whole: Math.min(one.whole, other.whole),
      outside: Math.min(one.outside, other.outside),
    }
  } finally {
    await Promise.all([context.close(), alive.close()])
  }
}

/** What opens a window on every page, and what stands in its place. The search has a page of its own, to which it leads: it comes last. */
const opened = [
  ['the wallet', '#connect-wallet', '.header-actions > .not-loaded'],
  ['the chat', '#chat-open', 'aside > .not-loaded'],
  ['the search', '#search-link', '#none'],
] as const

const whole = new Map<string, ReturnType<typeof wholePage>>()

/**
 * Visits one page, brings it to life, and uses what it offers, while `kill`, if given, fails. The page must stand, with its heading and its
 * words, in at most one document more than was asked for; each tool must come, and with `windows` the wallet, the chat and the search,
 * or a sentence with the button that loads the page again.
 */
export async function visit(
  browser: Browser,
  url: string,
  { path, arrival, windows = true, ...kill }: Pick<Kill, 'path' | 'arrival'> & Partial<Kill> & { windows?: boolean },
): Promise<Visit> {
  const known = whole.get(path) ?? wholePage(browser, url + path)
  whole.set(path, known)
  const expected = await known
  const endless = kill.failure === 'endless'
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(5_000)
  page.setDefaultNavigationTimeout(30_000)
  const files = new Set<string>()
  const missed: string[] = []
  let documents = 0
  let watched = arrival === 'direct'
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) documents++
    else if (watched && isKilled(pathname)) files.add(pathname)
  })
  const begin = async () => {
    watched = true
    if (kill.file && kill.failure) await page.route(`**${kill.file}*`, killers[kill.failure])
  }
  const stands = () => pageStands(page, expected, arrival)
  const check = async (what: string, holds: Promise<boolean>) => void ((await holds) || missed.push(what))

  try {
    if (endless) await page.clock.install()
    if (arrival === 'direct') {
      await begin()
      await page.goto(url + path)
    } else {
      await page.goto(url + (path === '/survey' ? '/pledge' : '/survey'))
      await hydrate(page)
      await begin()
      await navigate(page, path, { wait: false })
    }
    await check('the page', comesTrue(page, stands, endless))
    // Pages without a script have nothing to lose.
    if (await isLively(page)) {
      await page.mouse.move(310, 510)
      const settled = async () => /ready|failed/.test((await page.locator('html').getAttribute('data-script')) ?? '')
      await check('an answer of the page', comesTrue(page, settled, endless))
      for (const tool of await page.locator('.tool-place').all()) {
        await tool.scrollIntoViewIfNeeded()
        const comes = async () =>
          (await tool.getAttribute('data-waiting')) === null || tool.locator('> .not-loaded').isVisible()
        await check('a tool', comesTrue(page, comes, endless))
      }
      await check('the page, once it is alive', comesTrue(page, stands, endless))
      if (documents > (arrival === 'direct' ? 1 : 2)) missed.push(`peace: ${documents} documents were loaded`)
      for (const [what, button, notice] of windows ? opened : [])
        await check(what, opensOrSays(page, button, notice, endless))
    }
  } catch (error) {
    missed.push(`the visit: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await context.close()
  }
  return { files: [...files], missed }
}

/** The same in another order each time. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** What the ordeal tells: how many visits were made, by failure, and each that missed something. */
export type KilledFigures = { pages: number; files: number; visits: Record<Failure, number>; faults: string[] }

/**
 * Kills each file of each page, in each way, on each kind of arrival: some thousand visits. `upTo` ends it early, in milliseconds; the
 * figures say how far it came. `tell` hears each fault as it is found.
 */
export async function killFiles(
  url: string,
  { upTo = Infinity, at = 2, tell = () => {} }: { upTo?: number; at?: number; tell?: (fault: string) => void } = {},
): Promise<KilledFigures> {
  const until = performance.now() + upTo
  const figures: KilledFigures = {
    pages: 0,
    files: 0,
    visits: { aborted: 0, 'not found': 0, changed: 0, endless: 0 },
    faults: [],
  }
  const browser = await chromium.launch({
    executablePath: headlessPath(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  const go = async (next: Pick<Kill, 'path' | 'arrival'> & Partial<Kill>) => {
    const { files, missed } = await visit(browser, url, next)
    for (const each of missed) {
      const fault = `${next.path} ${next.arrival}, ${next.file ?? 'nothing'} ${next.failure ?? 'killed'}: ${each} is missing`
      figures.faults.push(fault)
      tell(fault)
    }
    return files
  }
  /** Takes what is to be done, `at` at a time, until the time is over. */
  const all = async <Item>(items: Item[], work: (item: Item) => Promise<void>) => {
    const left = [...items]
    const next = async () => {
      for (let item = left.shift(); item && performance.now() < until; item = left.shift()) await work(item)
    }
    await Promise.all(Array.from({ length: at }, next))
  }
  const kills: Kill[] = []
  try {
    await all(
      killedPaths.flatMap((path) => arrivals.map((arrival) => ({ path, arrival }))),
      async (arriving) => {
        const files = await go(arriving)
        figures.pages++
        figures.files += files.length
        kills.push(...files.flatMap((file) => failures.map((failure) => ({ ...arriving, file, failure }))))
      },
    )
    // In no order: what has too little time for all comes to others each time.
    await all(shuffled(kills), async (kill) => {
      await go(kill)
      figures.visits[kill.failure]++
    })
  } finally {
    await browser.close()
  }
  return figures
}

if (import.meta.main) {
  const minutes = Number(process.argv[2] ?? 60)
  const site = await serveSite({ variables: { LIMIT_FACTOR: '1000' } })
  try {
    const figures = await killFiles(site.url, { upTo: minutes * 60_000, tell: (fault) => console.log(fault) })
    console.log(JSON.stringify({ ...figures, faults: figures.faults.length }, undefined, 2))
    process.exitCode = figures.faults.length ? 1 : 0
  } finally {
    await site.stop()
  }
}
