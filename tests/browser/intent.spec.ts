import { expect, test, type Page } from './journey-test.ts'
import { hydrate, navigate, watch } from './watch.ts'

/** Keeps the application from arriving until the answer is called: a slow network, at the moment somebody wants something. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await gate
    await route.continue()
  })
  return resolve
}

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

/** The files of code a page asks for without running them, as it does. */
function codeAhead(page: Page): string[] {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && /\/assets\/.*\.js$/.test(request.url())) ahead.push(request.url())
  })
  return ahead
}

/** Runs in the page: each script that has arrived by now, and the bytes of it that crossed the wire. */
function scriptsLoaded() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.filter(({ name }) => name.endsWith('.js')).map(({ name, transferSize }) => ({ name, transferSize }))
}

test('what was fetched ahead is not fetched again', async ({ page }) => {
  const ahead = codeAhead(page)
  await page.goto('/')
  await expect.poll(() => ahead.length).toBeGreaterThan(3)
  await expect.poll(async () => (await page.evaluate(scriptsLoaded)).length - ahead.length).toBe(0)
  await hydrate(page)
  const after = (await page.evaluate(scriptsLoaded)).slice(ahead.length)
  expect(after.filter(({ name, transferSize }) => ahead.includes(name) && transferSize > 0)).toEqual([])
})

test('a page that nobody touches loads no code and runs none', async ({ page, baseURL }) => {
  const watched = await watch(page, baseURL!)
  const ahead = codeAhead(page)
  await page.goto('/', { waitUntil: 'networkidle' })

  await expect.poll(() => ahead.length).toBeGreaterThan(3)
  expect(watched.scripts).toEqual([])
  expect(watched.problems).toEqual([])
  await expect(html(page)).not.toHaveAttribute('data-script')
})

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const ahead = codeAhead(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(ahead).toEqual([])
  await hydrate(page)
})

test('a pointer, a key or a finger brings the page to life', async ({ page, isMobile }) => {
  await page.goto('/contact-us')
  if (isMobile) await page.touchscreen.tap(180, 300)
  else await page.mouse.move(400, 300)
  await expect(html(page)).toHaveAttribute('data-script', 'ready')

  await page.goto('/pricing')
  await page.keyboard.press('Tab')
  await expect(html(page)).toHaveAttribute('data-script', 'ready')
})

/** Runs in the page: milliseconds from the first sign of intent until React answers. */
async function timeIntent(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  new MutationObserver(() => resolve()).observe(document.documentElement, { attributeFilter: ['data-script'] })
  const started = performance.now()
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await promise
  return Math.round(performance.now() - started)
}

test('how long a page takes from intent to life is told, not asserted', async ({ page }, { project }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const warm = await page.evaluate(timeIntent)
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  const throttled = await page.evaluate(timeIntent)
  console.log(
    `    ${project.name}: intent to hydrated ${warm} ms with code fetched ahead, ${throttled} ms on a CPU 4 times slower`,
  )
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

  test('offline, where no document could be had, the error screen stands with its link', async ({ page, context }) => {
    await page.goto('/')
    await hydrate(page)
    await context.setOffline(true)
    await navigate(page, '/pricing')
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Load the page again' }).click()
    await expect(page.locator('h1')).toHaveText('Pricing')
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
  await expect(html(page)).not.toHaveAttribute('data-script')
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
