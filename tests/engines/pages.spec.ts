import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import type { EnginePage } from './engine-page.ts'
import { serveHeld, serveTampered, test } from './engine-test.ts'

const { files } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest

/** The kind of page an address is of: `/blog/a` and `/blog/b` are of one. */
const kindOf = (path: string) => path.replace(/(?<=^\/[^/]+)\/.*/, (rest) => rest.replace(/[^/]+/g, '*'))

// Shells have no address of their own.
const pages = files.filter(({ type, path }) => type.startsWith('text/html') && !/^\/frame$|\/404$/.test(path))
const routes = [...Map.groupBy(pages, ({ path }) => kindOf(path)).values()].map(([page]) => page!.path)

// Everything the first page loads to come to life, as the page itself names it.
const loaded = [
  ...new Set(
    readFileSync('build/client/index.html', 'utf8').match(/\/assets\/[\w.-]+\.(?:js|css)\b|\/assets\/map-\w+\.json/g),
  ),
]

const script = (visit: EnginePage) => () => visit.run(() => document.documentElement.dataset.script)

/** The source on the page of the token creator. */
const sourceOf = () => document.querySelector('.creator-source pre')!.textContent

/** Whether a page has an application in it. */
const canLive = () => [...document.scripts].some(({ text }) => text.includes('__reactRouterContext'))

const screens = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]

// Each engine loads every second page on a wide screen and the others on a phone, the two engines the other way round; then the screen
// becomes the other one.
for (const [at, path] of routes.entries())
  test(`${path} comes to life without a complaint, and lies in both screens`, async ({ visit, engine, baseURL }) => {
    const wideFirst = (at % 2 === 0) === (engine === 'firefox')
    const [first, second] = wideFirst ? screens : screens.toReversed()
    await visit.size(first!.width, first!.height)
    await visit.open(baseURL + path)
    expect(await visit.run(() => innerWidth)).toBe(first!.width)
    await visit.hover('h1')
    if (await visit.run(canLive)) await expect.poll(script(visit)).toBe('ready')
    await visit.size(second!.width, second!.height)
    await expect.poll(() => visit.run(() => innerWidth)).toBe(second!.width)
    expect(await visit.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await visit.complaints()).toEqual([])
  })

test('what is typed before any code has come stays, and the tool takes it up', async ({ visit, baseURL }) => {
  const { url, come, stop } = await serveHeld(baseURL!)
  await visit.open(`${url}/meme-token`)
  // On a narrow window the name is not the first question.
  await visit.size(1440, 900)
  await visit.type('#token-name', 'Gold')
  expect(await script(visit)()).toBeFalsy()
  come()
  await expect.poll(() => visit.run(sourceOf)).toContain('contract Gold ')
  expect(await visit.run(() => document.querySelector<HTMLInputElement>('#token-name')!.value)).toBe('Gold')
  stop()
})

test.describe('one changed byte', () => {
  // The map, the stylesheet, and what the first page imports, be it by the page, by a module or by the code of a press.
  for (const file of loaded)
    test(`in ${file.replace(/-[\w-]{8}(?=\.)/, '')} leaves plain HTML`, async ({ visit, baseURL }) => {
      const { url, stop } = await serveTampered(baseURL!, file)
      await visit.open(url)
      await visit.hover('h1')
      await expect.poll(script(visit)).toBe('failed')
      stop()
    })

  test('in code that comes with a press keeps the press from running it', async ({ visit, baseURL }) => {
    const chat = files.find(({ path }) => path.startsWith('/assets/chat-window-'))!.path
    const { url, stop } = await serveTampered(baseURL!, chat)
    await visit.open(url)
    await visit.click('#chat-open')
    await expect
      .poll(() => visit.run(() => document.querySelectorAll('aside > .not-loaded[data-shown]').length))
      .toBe(1)
    expect(await visit.run(() => document.querySelector('.chat'))).toBeNull()
    stop()
  })

  test('in none, from such a host: the page comes to life', async ({ visit, baseURL }) => {
    const { url, stop } = await serveTampered(baseURL!, '/nothing')
    await visit.open(url)
    await visit.hover('h1')
    await expect.poll(script(visit)).toBe('ready')
    stop()
  })
})
