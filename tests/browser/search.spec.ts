import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

test('Ctrl K opens the search before anything else has been touched, and Enter follows the first result to its place', async ({
  page,
  baseURL,
}) => {
  const { problems, documents } = await watch(page, baseURL!)
  await page.goto('/pledge')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search this site' })
  await expect(field).toBeFocused()
  await field.fill('severities mean')
  await expect(page.getByRole('option').first()).toContainText('severities mean')
  await expect(field).toHaveAttribute('aria-activedescendant', 'search-hit-0')
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveText(/\d+ results\.|One result\./)
  await expectAccessible(page, 'dialog')

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/smart-contract-audit#severity')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#severity')).toBeInViewport()
  expect(documents).toHaveLength(1)
  expect(problems).toEqual([])
})

test('arrows go around, Home and End go to the ends, Escape gives the focus back', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const link = page.getByRole('link', { name: 'Search', exact: true })
  await link.click()
  const field = page.getByRole('combobox')
  await field.fill('contract')
  const chosen = page.locator('[role=option][aria-selected=true]')
  await expect(page.getByRole('option').nth(3)).toBeVisible()
  const count = await page.getByRole('option').count()
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await field.press(key)
    await expect(chosen).toHaveAttribute('id', `search-hit-${at}`)
    await expect(field).toHaveAttribute('aria-activedescendant', `search-hit-${at}`)
  }
  await field.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test('the last query is kept for the visit, and what nobody says leads to the nearest pages and to us', async ({
  page,
}) => {
  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('xyzzy qwrtk')
  await expect(page.getByRole('dialog')).toContainText('No results for “xyzzy qwrtk”')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toHaveValue('xyzzy qwrtk')
  await page.getByRole('dialog').getByRole('link', { name: 'ask us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('offline it says so, and finds as soon as there is a network', async ({ page, context }) => {
  await page.goto('/')
  await hydrate(page)
  await page.route('**/assets/search-*.json', (route) => route.abort('internetdisconnected'))
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('audit')
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await page.unroute('**/assets/search-*.json')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true })
    dispatchEvent(new Event('online'))
  })
  await expect(page.getByRole('option').first()).toBeVisible()
  await context.setOffline(false)
})

test('when the words cannot be fetched, it is tried again, and Enter asks the server', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await page.route('**/assets/search-*.json', (route) => route.fulfill({ status: 500 }))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('privacy')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL('/search?q=privacy')
  await expect(page.locator('.found').getByRole('link').first()).toHaveAttribute('href', /^\/privacy/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link, the field and the results are a page of the server', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search')
    const actions = page.getByRole('list', { name: 'Actions' })
    await expect(actions.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/book')
    await page.getByLabel('Search this site').fill('lockd tokens')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
    const first = page.locator('.found').getByRole('link').first()
    await expect(first).toHaveAttribute('href', /^\/token-locking/)
    await expect(page.locator('.found mark').first()).toHaveText(/lock|token/i)
    await first.click()
    await expect(page).toHaveURL(/\/token-locking/)
  })

  test('a lost visitor can search from where there is no page', async ({ page }) => {
    await page.goto('/no-such-page-anywhere')
    await page.getByLabel('Or search this site').fill('royalties')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=royalties')
    await expect(page.locator('.found').getByRole('link').first()).toHaveAttribute('href', /^\/nft-audit/)
  })
})

test('the page of the search writes what was asked for as text, and is listed nowhere', async ({ page, request }) => {
  const answer = await request.get('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(await answer.text()).not.toContain('<script>alert')
  await page.goto('/search?q=audit')
  await expectAccessible(page, 'html')
})

test('an empty search offers the pages of this visit and what can be done, and Enter does the first thing asked for', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto('/pledge')
  await page.locator('h1').click()
  await page.goto('/brochures')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Recent pages' })
  await expect(recent.getByRole('option')).toHaveCount(1)
  await expect(recent.getByRole('option')).toContainText('/pledge')
  await expect(
    page.getByRole('group', { name: 'Suggestions' }).getByRole('option', { name: 'Lock a token' }),
  ).toBeVisible()
  await expectAccessible(page, 'dialog')

  const field = page.getByRole('combobox')
  await field.fill('lock a token')
  await expect(page.getByRole('group', { name: 'Actions' }).getByRole('option').first()).toHaveText('Lock a token')
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL('/token-locking#lock')
  await expect(page.locator('#lock')).toBeInViewport()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('book a call')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL('/book')
  expect(problems).toEqual([])
})

test('a key of one character types and opens nothing', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrate(page)
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the window fills a phone and fits its width', async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('link', { name: 'Search', exact: true }).tap()
    const box = (await page.getByRole('dialog').boundingBox())!
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 375, 812])
    await page.getByRole('combobox').fill('contract')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
