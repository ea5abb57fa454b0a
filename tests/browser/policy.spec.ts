import { readFileSync } from 'node:fs'
import { prerendered } from '#app/page/prerendered.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate, navigate, watch } from './watch.ts'

const shells = ['/404', '/blog/404', '/token-locking/404', '/claim/404', '/grants/404', '/frame']
const paths = Object.keys(prerendered).filter((path) => !shells.includes(path))
// It leads on to the page of the mint, which is drawn anew for the code it arrives with (mint.spec.ts).
const event = '/gitex-global-nft'
const { files } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
// The compiler is a worker with a policy of its own.
const isChunk = ({ path }: { path: string }) => path.endsWith('.js') && !/^\/assets\/(?:worker-|tokens\/)/.test(path)
const chunks = files.filter(isChunk).map(({ path }) => path)

test('a walk over every page loads no second document and breaks no policy', async ({ page, baseURL }) => {
  const watched = await watch(page, baseURL!)
  await page.goto('/')
  await hydrate(page)

  // Loaded anew: the event, which the server alone knows, and the blog, whose words the build writes.
  const within = paths.filter((path) => path !== event && !path.startsWith('/blog'))
  for (const path of within) {
    await navigate(page, path)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page).toHaveTitle(prerendered[path]!.title)
    await expect(page.locator('h1')).toHaveCount(1)
  }

  expect(watched.documents).toHaveLength(1)
  expect(watched.problems).toEqual([])
})

/** Changes one byte of a file on its way to the page. */
async function change(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  })
}

/** Runs in the page: which of these modules the browser is willing to run. */
async function runs(list: string[]): Promise<string[]> {
  const answers = await Promise.allSettled(list.map((path) => import(path)))
  return list.filter((_, at) => answers[at]!.status === 'fulfilled')
}

test.describe('one changed byte', () => {
  test('in any chunk makes the page refuse it', async ({ page }) => {
    for (const chunk of chunks) await change(page, chunk)
    await page.goto('/')
    await page.mouse.move(200, 200)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed')

    // Each is fetched and refused for its own bytes, before anything it imports is looked at.
    expect(chunks.length).toBeGreaterThan(10)
    expect(await page.evaluate(runs, chunks)).toEqual([])
  })

  test('in the import map leaves plain HTML', async ({ page }) => {
    await change(page, files.find(({ path }) => path.startsWith('/assets/map-'))!.path)
    await page.goto('/')
    await page.mouse.move(200, 200)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed')
  })

  test('in the stylesheet leaves plain HTML with the styles it came with', async ({ page }) => {
    await change(page, files.find(({ path }) => path.endsWith('.css'))!.path)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed')
    // Its typefaces, and what it needs at first.
    expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))).toEqual([null, null])
  })

  test('in a worker keeps it from starting', async ({ page }) => {
    const worker = files.find(({ path }) => path.startsWith('/assets/worker-solve-'))!.path
    const prepare = async () => {
      await page.goto('/contact-us')
      await hydrate(page)
      await page.locator('#contact-form textarea').fill('We would like an audit of our vault.')
    }
    const started = page.waitForEvent('worker')
    await prepare()
    expect(new URL((await started).url()).pathname).toBe(worker)

    let workers = 0
    page.on('worker', () => workers++)
    await change(page, worker)
    const asked = page.waitForResponse(`**${worker}`)
    await prepare()
    await (await asked).finished()
    await page.waitForTimeout(300)
    expect(workers).toBe(0)
  })

  test('in nothing: every chunk runs', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    expect(await page.evaluate(runs, chunks)).toEqual(chunks)
  })
})

test('a document that React cannot match is drawn anew without creating a script', async ({ page, baseURL }) => {
  const watched = await watch(page, baseURL!)
  await page.route('**/contact-us', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<footer[^]*<\/footer>/, '') })
  })

  await page.goto('/contact-us')
  await hydrate(page)

  await expect(page.locator('footer')).toBeVisible()
  expect(watched.problems.filter((line) => !line.includes('error #418'))).toEqual([])
})
