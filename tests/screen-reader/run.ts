import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { prerendered } from '#app/page/prerendered.ts'
import { hydrate, isLively } from '../browser/watch.ts'
import { headlessPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'
import { journeys } from './journeys.ts'
import { listen, type Heard } from './listen.ts'
import { reading } from './reading.ts'
import { windows } from './windows.ts'

/**
 * `npm run screen-reader`: writes what a screen reader says into docs/screen-reader: every page and window in the order in which it is
 * read, and for each journey what is announced and where the focus goes. With names behind it, only these.
 */
const folder = join(import.meta.dirname, '../../docs/screen-reader')
const only = process.argv.slice(2)
const wanted = (name: string) => only.length === 0 || only.includes(name)

const shells = ['/404', '/blog/404', '/token-locking/404', '/claim/404', '/grants/404', '/frame', '/gitex-global-nft']
// Those that the build writes, the one for an unknown address, and those that the server draws.
const paths = [
  ...Object.keys(prerendered).filter((path) => !shells.includes(path)),
  '/contcat-us',
  '/search?q=lock',
  '/status',
  '/outbox',
  '/privacy/your-data',
  '/survey/results',
]
const nameOf = (path: string) => (path === '/' ? 'first-page' : path.slice(1).replaceAll(/[^\w]+/g, '-'))

const write = (kind: string, name: string, text: string) =>
  writeFile(join(folder, kind, `${name}.txt`), `${text.trimEnd()}\n`)

/** Shows every part of a page once, so that what is loaded when it comes into view is there. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo(0, top)
      await new Promise((seen) => setTimeout(seen, 40))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

async function readPages(page: Page) {
  let bar: string | undefined
  for (const path of paths.filter((each) => wanted(nameOf(each)))) {
    await page.goto(path)
    if (await isLively(page)) await hydrate(page)
    await showAll(page)
    // Bar and foot are the same on every page.
    if (bar === undefined) await write('pages', 'bar-and-foot', (bar = await reading(page, { without: 'main' })))
    await write('pages', nameOf(path), `${path}\n\n${await reading(page, { of: 'main' })}`)
  }
}

const lineOf = ({ how, words, unsure }: Heard) => `${how}${unsure ? ` (${unsure})` : ''}: ${words}`

for (const kind of ['pages', 'windows', 'journeys']) {
  if (only.length === 0) await rm(join(folder, kind), { recursive: true, force: true })
  await mkdir(join(folder, kind), { recursive: true })
}
const site = await serveSite()
const browser = await chromium.launch({
  executablePath: headlessPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
const open = async (phone = false) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: phone ? { width: 375, height: 812 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  return context.newPage()
}
try {
  await readPages(await open())
  for (const { name, part, phone, go } of windows.filter((each) => wanted(each.name))) {
    const page = await open(phone)
    await go(page, site.url)
    await write('windows', name, await reading(page, { of: part }))
    await page.context().close()
  }
  for (const { name, title, go } of journeys.filter((each) => wanted(each.name))) {
    const page = await open()
    await page.addInitScript(listen)
    const lines = [title, '']
    await go(page, async (does) => {
      await page.waitForTimeout(600)
      const heard = await page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard.splice(0))
      lines.push(`# ${does}`, ...heard.map(lineOf), '')
    })
    await write('journeys', name, lines.join('\n'))
    await page.context().close()
  }
} finally {
  await browser.close()
  await site.stop()
}
