import { expectAccessible, linksBelow44 } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

const post = '/blog/the-gas-of-a-lock'

test('an article is found by the list, by its category and by the search, and is read with its contents', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Contracts', exact: true }).click()
  await expect(page).toHaveURL('/blog/category/contracts')
  await page.getByRole('link', { name: 'The gas of a lock, measured' }).click()
  await expect(page).toHaveURL(post)

  await page.goto('/blog')
  await page.getByRole('searchbox').fill('gas of a lock')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=gas/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /gas of a lock/i })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${post}`))

  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'From three words to two' })
    .click()
  await expect(page).toHaveURL(`${post}#c-from-three-words-to-two`)
  await expect(page.getByRole('heading', { name: 'From three words to two' })).toBeInViewport()
  await expectAccessible(page, 'main')
  expect(problems).toEqual([])
})

test('a post comes to life as it was served, and one is reached from within the site, anchor included', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto(post)
  const before = await page.locator('#served').innerHTML()
  await hydrate(page)
  expect(await page.locator('#served').innerHTML()).toBe(before)
  await expect(page).toHaveTitle('The gas of a lock, measured')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)

  await page.goto('/pledge')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search this site' }).fill('the gas of a lock measured')
  await expect(page.locator('#search-hit-0')).toContainText('gas of a lock', { ignoreCase: true })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${post}(#|$)`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The gas of a lock, measured')
  await page.goBack()
  await expect(page).toHaveURL('/pledge')
  expect(problems).toEqual([])
})

test('a page of the blog leads programs to its feeds and its Markdown', async ({ page, request }) => {
  await page.goto('/blog/category/contracts')
  const feed = await page.locator('link[type="application/feed+json"]').last().getAttribute('href')
  const { pathname } = new URL(feed!)
  expect(pathname).toBe('/blog/category/contracts/feed.json')
  const { items } = (await (await request.get(pathname)).json()) as { items: { url: string; content_html: string }[] }
  expect(items.length).toBeGreaterThan(3)
  expect(items[0]!.content_html.length).toBeGreaterThan(4_000)
  expect(await (await request.get(`${post}.md`)).text()).toContain('## From three words to two')
})

test('an address no post has offers the nearest ones', async ({ page }) => {
  await page.goto('/blog/the-gas-of-a-clock')
  await expect(page.getByRole('heading', { name: 'The nearest pages' })).toBeVisible()
  await page.getByRole('link', { name: 'The gas of a lock, measured' }).click()
  await expect(page).toHaveURL(post)
})

test('links that stand by themselves are 44 pixels high, on a phone and on a desk', async ({ page }) => {
  for (const [path, list] of [
    [post, '.contents'],
    ['/privacy', '.legal-contents'],
  ] as const) {
    await page.goto(path)
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const part of ['.footer', list]) {
        await expect(page.locator(`${part} a`).first()).toBeVisible()
        expect(await linksBelow44(page, part), `${part} of ${path} at ${width} px`).toEqual([])
      }
    }
  }
})

/** Pixels that the page is wider than the screen. */
const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })

  test('a post and a paper keep to the screen: what is wider scrolls inside itself, and the contents and the PDF are in reach', async ({
    page,
  }) => {
    await page.goto('/blog/reading-a-vesting-schedule')
    expect(await wide(page)).toBe(0)
    for (const part of ['.code pre', '.plate'])
      expect(
        await page
          .locator(part)
          .first()
          .evaluate((box) => box.scrollWidth > box.clientWidth),
      ).toBe(true)
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'What rounding does' }).tap()
    await expect(page.getByRole('heading', { name: 'What rounding does' })).toBeInViewport()

    for (const path of ['/blog', '/blog/category/contracts', '/whitepaper', '/brochures', '/whitepaper/sample-audit']) {
      await page.goto(path)
      expect({ path, wide: await wide(page) }).toEqual({ path, wide: 0 })
    }
    const pdf = await page.getByRole('link', { name: /^PDF, \d+ pages/ }).boundingBox()
    expect(pdf!.height).toBeGreaterThanOrEqual(44)
    expect(pdf!.x + pdf!.width).toBeLessThanOrEqual(375)
  })
})
