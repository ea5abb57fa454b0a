import type { Browser } from '@playwright/test'
import { matchPath } from 'react-router'
import routes from '#app/routes.ts'
import { arrivals, failures, killedPaths, visit } from '../ordeal/killed-files.ts'
import { expect, test } from './journey-test.ts'
import { hydrate } from './watch.ts'

// What is held here: each file of the first page, which the others share, fails in one of four ways, and the windows are opened. Of one page
// of each other route its own code fails on one kind of arrival, and one more of the files that the first page lacks on the other. All files
// of all pages, in all ways, on both arrivals, are in `npm run ordeal`.

const wayOf = (at: number) => failures[at % failures.length]!

let shared: Promise<string[]> | undefined

/** The files of the first page with its windows; asked once by each worker. */
function filesOfAll(browser: Browser, url: string): Promise<string[]> {
  shared ??= visit(browser, url, { path: '/', arrival: 'direct' }).then(({ files }) => files)
  return shared
}

for (const part of failures.keys())
  test(`the first page stands, and says what is missing, when a file that pages share fails: part ${part + 1}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const files = await filesOfAll(browser, baseURL!)
    expect(files.length).toBeGreaterThan(12)
    for (const [at, file] of files.entries()) {
      if (at % failures.length !== part) continue
      const failure = wayOf(part + Math.floor(at / failures.length))
      const { missed } = await visit(browser, baseURL!, { path: '/', arrival: 'direct', file, failure })
      expect(missed, `${file} ${failure}`).toEqual([])
    }
  })

test('three notices in a row are dismissed by the keyboard, and one comes back when its part fails again', async ({
  page,
}) => {
  await page.route(/assets\/(?:wallet-window|chat-window)-/, (route) => route.abort())
  await page.goto('/contact-us')
  await hydrate(page)
  await page.locator('#connect-wallet').click()
  await page.locator('#chat-open').click()
  await page.evaluate(() => void import('/assets/none.js' as string))
  const notices = page.locator('.not-loaded[data-shown]').filter({ visible: true })
  await expect(notices).toHaveCount(3)

  const dismiss = page.getByRole('button', { name: /^Dismiss: / })
  for (const left of [2, 1, 0]) {
    await dismiss.first().focus()
    await page.keyboard.press('Enter')
    await expect(notices).toHaveCount(left)
  }
  await page.locator('#connect-wallet').focus()
  await page.keyboard.press('Enter')
  await expect(notices).toHaveText(/^The wallet could not be loaded/)
  await dismiss.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#connect-wallet')).toBeFocused()
})

/** Pages of one route have one code. */
const onePerRoute = killedPaths.filter(
  (path, at) => killedPaths.findIndex((other) => routeOf(other) === routeOf(path)) === at,
)

function routeOf(path: string) {
  return routes.find(({ path: pattern = '' }: { path?: string }) => matchPath(`/${pattern}`, path))
}

for (const [at, path] of onePerRoute.entries())
  test(`${path} stands, and says what is missing, when its code or one more file of its own fails`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const others = await filesOfAll(browser, baseURL!)
    const whole = await visit(browser, baseURL!, { path, arrival: 'direct', windows: false })
    expect(whole.missed, 'with every file').toEqual([])
    // The code of the page is the first that only it asks for.
    const [code, ...more] = whole.files.filter((file) => !others.includes(file))
    const another = more[at % (more.length || 1)]
    const kills = [
      code && { file: code, arrival: arrivals[at % 2]!, failure: wayOf(at) },
      another && { file: another, arrival: arrivals[(at + 1) % 2]!, failure: wayOf(at + 2) },
    ]
    for (const kill of kills) {
      if (!kill) continue
      const { missed } = await visit(browser, baseURL!, { path, windows: false, ...kill })
      expect(missed, `${kill.file} ${kill.failure}, ${kill.arrival}`).toEqual([])
    }
  })
