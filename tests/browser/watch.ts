import type { Page } from '@playwright/test'

declare global {
  interface Window {
    __reactRouterDataRouter?: { navigate(path: string): Promise<void>; state: { location: { pathname: string } } }
  }
}

/** What a page did wrong while it was watched: policy violations, errors, requests to other places. */
export type Watched = { problems: string[]; documents: string[]; scripts: string[] }

/** The browser's own line for a document with status 404: the only error a page may log. */
const expected = /^Failed to load resource: the server responded with a status of 404/

/** Notes everything a page must not do, from its first document on, and which documents and scripts it asks for. */
export async function watch(page: Page, origin: string): Promise<Watched> {
  const watched: Watched = { problems: [], documents: [], scripts: [] }
  await page.exposeFunction('reportViolation', (line: string) => void watched.problems.push(line))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { reportViolation(line: string): void }).reportViolation(
        `refused by ${violatedDirective}: ${blockedURI} ${sample}`,
      ),
    )
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text()))
      watched.problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => watched.problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url))
      watched.problems.push(`asked another place: ${url}`)
    if (request.isNavigationRequest()) watched.documents.push(url)
    if (request.resourceType() === 'script') watched.scripts.push(new URL(url).pathname)
  })
  return watched
}

/** Whether a page has a script with which it can come to life. */
export const isLively = (page: Page) =>
  page.evaluate(() => [...document.scripts].some(({ text }) => text.includes('__reactRouterContext')))

/** Shows intent as a visitor would, and waits until React answers. */
export async function hydrate(page: Page) {
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
}

/** Keeps the scripts of the site from arriving, as on a slow line. Answers what lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Goes to another page of the site as a link does, without loading a document. Waits until it is there, unless the option says not to. */
export async function navigate(page: Page, path: string, { wait = true } = {}) {
  await page.evaluate(
    ([to, until]) => {
      // oxlint-disable-next-line no-underscore-dangle -- React Router's name
      const there = window.__reactRouterDataRouter!.navigate(to)
      return until ? there : undefined
    },
    [path, wait] as const,
  )
}
