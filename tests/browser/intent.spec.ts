import { expect, test, type Page } from './journey-test.ts'
import { holdScripts, hydrate, navigate, watch } from './watch.ts'

const refuseScripts = (page: Page) => page.route('**/assets/entry.client-*.js', (route) => route.abort())

/** The chunk of one page is no longer there. */
const gone = (page: Page) => page.route('**/assets/pricing-*.js', (route) => route.fulfill({ status: 404, body: '' }))

/** Counts the clicks that reach an element, from now on: those that are held back do not. */
async function countClicks(page: Page, id: string) {
  await page.evaluate((name) => {
    document.getElementById(name)!.addEventListener('click', () => {
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1)
    })
  }, id)
}

const html = (page: Page) => page.locator('html')
const tapOrClick = (page: Page, selector: string, isMobile: boolean) =>
  isMobile ? page.locator(selector).tap() : page.locator(selector).click()

/** Nothing comes before a visitor wants something. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Runs in the page: how often each file of code has crossed the wire. */
function transfers() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const names = entries.filter(({ name, transferSize }) => /\.js(?:on)?$/.test(name) && transferSize > 0)
  return Object.values(Object.groupBy(names, ({ name }) => name)).map((each) => each!.length)
}

test('a page that nobody touches comes to life, and loads each file once', async ({ page, baseURL }) => {
  const watched = await watch(page, baseURL!)
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('data-script', 'ready')

  const times = await page.evaluate(transfers)
  expect(times.length).toBeGreaterThan(3)
  expect(times.filter((count) => count > 1)).toEqual([])
  expect(watched.problems).toEqual([])
})

test('a page comes to life in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (done, { timeout } = {}) => (timeout ? setTimeout(done, timeout) : 0)
  })
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
})

test('for a visitor who saves data it waits until something is wanted', async ({ page, baseURL }) => {
  await saveData(page)
  const watched = await watch(page, baseURL!)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })))
  expect(await page.evaluate(transfers)).toEqual([])
  expect(watched.scripts).toEqual([])
  await expect(html(page)).not.toHaveAttribute('data-script')
  await hydrate(page)
})

test('a pointer, a key or a finger brings the page to life', async ({ page, isMobile }) => {
  await saveData(page)
  await page.goto('/contact-us')
  if (isMobile) await page.touchscreen.tap(180, 300)
  else await page.mouse.move(400, 300)
  await expect(html(page)).toHaveAttribute('data-script', 'ready')

  await page.goto('/pricing')
  await page.keyboard.press('Tab')
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
})

test('the first press on a control that needs the application is kept and done once', async ({ page, isMobile }) => {
  const release = await holdScripts(page)
  await page.goto('/specimen')
  await countClicks(page, 'toast-confirmed')

  await tapOrClick(page, '#toast-confirmed', isMobile)
  await expect(page.locator('#toast-confirmed')).toHaveAttribute('aria-busy', 'true')
  expect(await page.locator('body').getAttribute('data-clicks')).toBeNull()
  release()

  await expect(html(page)).toHaveAttribute('data-script', 'ready')
  await expect(page.locator('.toast-list > li')).toHaveCount(1)
  await expect(page.locator('#toast-confirmed')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('body')).toHaveAttribute('data-clicks', '1')
})

test('what is done while React hydrates, and stops all events at the document, is done', async ({ page }) => {
  await page.addInitScript(() => {
    let isHydrating = true
    addEventListener('intaglio:hydrated', () => (isHydrating = false))
    for (const name of ['click', 'keydown', 'input'])
      document.addEventListener(name, (event) => isHydrating && event.stopPropagation(), true)
  })
  const release = await holdScripts(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/pricing')
  await page.locator('[data-theme-toggle]').filter({ visible: true }).first().click()
  await expect(html(page)).toHaveAttribute('data-theme', 'night')
  await page.locator('#newsletter-email').fill('ada@example.com')
  await expect(page.locator('#newsletter-send')).toBeEnabled()
  await page.keyboard.press('Control+k')
  release()
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused()
})

test('of several early presses the last one counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/specimen')
  await countClicks(page, 'toast-confirmed')
  await page.locator('#toast-confirmed').click()
  await page.locator('#toast-failed').click()
  await expect(page.locator('#toast-confirmed')).not.toHaveAttribute('aria-busy')
  release()
  await expect(page.locator('.toast-list > li')).toHaveCount(1)
  expect(await page.locator('body').getAttribute('data-clicks')).toBeNull()
})

test('when the application cannot come, the held form is sent as plain HTML', async ({ page }) => {
  await refuseScripts(page)
  await page.route('**/api/forms/newsletter', (route) => route.fulfill({ body: 'received' }))
  await page.goto('/')
  await page.locator('#newsletter-email').fill('ada@example.com')
  const sent = page.waitForRequest('**/api/forms/newsletter')
  await page.locator('#newsletter-send').click()

  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded')
  expect(request.postData()).toContain('email=ada%40example.com')
})

test('when the application cannot come, the page says so and its links and menus work', async ({ page, isMobile }) => {
  await refuseScripts(page)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(html(page)).toHaveAttribute('data-script', 'failed')
  if (isMobile) await page.locator('[popovertarget=flat-menu]').tap()
  else await page.locator('[popovertarget=menu-services]').click()
  await page.locator('a[href="/nft-audit"]:visible').first().click()
  await expect(page).toHaveURL(/\/nft-audit$/)
})

test('a remembered wallet hydrates at once', async ({ page }) => {
  await saveData(page)
  await page.addInitScript(() => localStorage.setItem('intaglio.wallet.remembered', 'demo'))
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
})

test('Send of the newsletter waits for an address, before and after hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const send = page.locator('#newsletter-send')
  const email = page.locator('#newsletter-email')
  await expect(send).toBeDisabled()
  await email.fill('ada@example')
  await expect(send).toBeDisabled()
  await email.fill('ada@example.com')
  await expect(send).toBeEnabled()
  release()
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
  await expect(email).toHaveValue('ada@example.com')
  await expect(send).toBeEnabled()
  await email.fill('ada')
  await expect(send).toBeDisabled()
})

test('the theme is switched before hydration, kept, and shown from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const release = await holdScripts(page)
  await page.goto('/')
  await page.locator('[data-theme-toggle]').first().click()
  await expect(html(page)).toHaveAttribute('data-theme', 'night')
  release()
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
  await page.locator('[data-theme-toggle]').first().click()
  await expect(html(page)).toHaveAttribute('data-theme', 'day')
  await page.locator('[data-theme-toggle]').first().click()

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.atBody = document.documentElement.dataset.theme
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/privacy')
  await expect(html(page)).toHaveAttribute('data-at-body', 'night')
  const shown = page.locator('meta[name=theme-color][media=all]')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('data-scheme', 'night')
})

test('dialogs open and close where the browser does not know invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>).commandForElement
    addEventListener(
      'click',
      (event) => (event.target as Element).closest('[commandfor]') && event.preventDefault(),
      true,
    )
  })
  const release = await holdScripts(page)
  await page.goto('/specimen')
  await page.locator('[commandfor=specimen-dialog][command=show-modal]').first().click()
  await expect(page.locator('#specimen-dialog')).toBeVisible()
  await page.locator('#specimen-dialog [commandfor=specimen-dialog]').first().click()
  await expect(page.locator('#specimen-dialog')).toBeHidden()
  release()
})

/** Offline, where no document could be had. */
async function reachErrorScreen(page: Page) {
  await page.goto('/')
  await hydrate(page)
  await page.context().setOffline(true)
  await navigate(page, '/pricing')
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!')
  await page.context().setOffline(false)
}

test.describe('a release took the chunk of the next page away', () => {
  test('the page is loaded as a document, each time it is wanted', async ({ page, baseURL }) => {
    const watched = await watch(page, baseURL!)
    await gone(page)
    for (const documents of [2, 4]) {
      await page.goto('/')
      await hydrate(page)
      await navigate(page, '/pricing', { wait: false })
      await expect(page.locator('h1')).toHaveText('Pricing')
      await expect(page).toHaveTitle(/Pricing/)
      // There it cannot come to life, and stays as it was built.
      await page.mouse.move(300, 300)
      await expect(html(page)).toHaveAttribute('data-script', 'failed')
      await expect(page.locator('h1')).toHaveText('Pricing')
      expect(watched.documents).toHaveLength(documents)
    }
  })

  test('what was typed into the form of every page is there again', async ({ page }) => {
    await gone(page)
    await page.goto('/')
    await hydrate(page)
    const sender = page.waitForResponse('**/assets/newsletter-sender-*.js')
    await page.locator('#newsletter-email').focus()
    await (await sender).finished()
    await page.locator('#newsletter-email').fill('ada@exam')
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain('ada@exam')
    await navigate(page, '/pricing', { wait: false })
    await expect(page.locator('h1')).toHaveText('Pricing')
    await page.unroute('**/assets/pricing-*.js')
    await page.reload()
    await hydrate(page)
    await expect(page.locator('#newsletter-email')).toHaveValue('ada@exam')
  })

  test('offline, where no document could be had, the error screen stands with its link', async ({ page }) => {
    await reachErrorScreen(page)
    await page.getByRole('link', { name: 'Load the page again' }).click()
    await expect(page.locator('h1')).toHaveText('Pricing')
  })

  test('Back from the error screen leads to a page that answers', async ({ page }) => {
    await reachErrorScreen(page)
    await page.goBack()
    await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error!')
    const connect = page.locator('#connect-wallet')
    await connect.click()
    // Read once: what is held is let go when the page's timeout ends.
    expect(await connect.getAttribute('aria-busy')).toBeNull()
    await expect(page.locator('dialog[open]')).toBeVisible()
  })
})

test('a page that cannot come to life says so where its controls were, and its button loads it again', async ({
  page,
}) => {
  await refuseScripts(page)
  await page.goto('/meme-token')
  await page.keyboard.press('Tab')
  for (const what of ['The wallet', 'The chat', 'The tool'])
    await expect(page.getByText(`${what} could not be loaded.`)).toBeVisible()
  await expect(page.locator('#connect-wallet')).toBeHidden()
  await page.unroute('**/assets/entry.client-*.js')
  await page.getByRole('button', { name: 'Load the page again' }).first().click()
  await hydrate(page)
  await expect(page.locator('#connect-wallet')).toBeVisible()
  await expect(page.getByText('could not be loaded.').and(page.locator(':visible'))).toHaveCount(0)
})

test('what is only late is taken when it comes: the sentence goes, and the page is alive', async ({ page }) => {
  await page.clock.install()
  const release = await holdScripts(page)
  await page.goto('/meme-token')
  await page.keyboard.press('Tab')
  await expect(html(page)).not.toHaveAttribute('data-script')
  await page.clock.fastForward(10_500)
  await expect(html(page)).toHaveAttribute('data-script', 'failed')
  await expect(page.getByText('The wallet could not be loaded.')).toBeVisible()
  release()
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
  await expect(page.locator('#connect-wallet')).toBeVisible()
  await expect(page.getByText('could not be loaded.').and(page.locator(':visible'))).toHaveCount(0)
})

test('the windows of the bar and the chat bring no typeface, which would lay out the page once more', async ({
  page,
}) => {
  const typefaces: string[] = []
  await page.goto('/pricing')
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
  await page.evaluate(() => document.fonts.ready)
  page.on('request', (request) => request.resourceType() === 'font' && typefaces.push(request.url()))

  await page.locator('#connect-wallet').click()
  await expect(page.getByRole('dialog').getByLabel('Language')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('#search-link').click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('#chat-open').click()
  await expect(page.locator('#chat')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(typefaces).toEqual([])
})

for (const [what, id, code] of [
  ['the wallet', 'connect-wallet', 'wallet-window'],
  ['the search', 'search-link', 'search-window'],
  ['the chat', 'chat-open', 'chat-window'],
])
  test(`the code of ${what} is asked for by a pointer or the focus, before the press`, async ({ page, isMobile }) => {
    await page.goto('/pricing')
    await expect(html(page)).toHaveAttribute('data-script', 'ready')
    const asked = page.waitForRequest(`**/assets/${code}-*.js`)
    if (isMobile) await page.locator(`#${id}`).focus()
    else await page.locator(`#${id}`).hover()
    await asked
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

test('what could not be had before the press says nothing, and is asked for again by it', async ({ page }) => {
  const code = '**/assets/chat-window-*.js'
  await page.goto('/pricing')
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
  await page.route(code, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.locator('#chat-open').focus()
  await refused
  await expect(page.getByText('The chat could not be loaded.')).toBeHidden()
  await page.unroute(code)
  await page.keyboard.press('Enter')
  await expect(page.locator('#chat')).toBeVisible()
})

test('what the wallet needs of the server is asked for with the press, while its code is on its way', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/config')
  await page.locator('#connect-wallet').focus()
  await asked
  held.resolve()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Language')).toBeVisible()
})
