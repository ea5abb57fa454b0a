import { readFileSync } from 'node:fs'
import { expect, test } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a paper is found, read by its contents, and fetched as a PDF', async ({ page, request }) => {
    await page.goto('/whitepaper')
    await page.getByRole('link', { name: 'How a lock holds', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a lock holds')
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Two words of storage' }).click()
    await expect(page).toHaveURL(/#two-words-of-storage$/)
    await expect(page.getByRole('heading', { name: 'Two words of storage' })).toBeInViewport()

    const address = await page.getByRole('link', { name: /^PDF, \d+ pages/ }).getAttribute('href')
    const pdf = await request.get(address!)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('a finding has an address of its own, and the hash of the findings is computed in the browser', async ({
  page,
}) => {
  await page.goto('/whitepaper/sample-audit#tl-01')
  await expect(page.getByRole('heading', { name: /^TL-01/ })).toBeInViewport()
  await page.getByRole('button', { name: 'Compute it in this browser' }).click()
  await expect(page.getByText('Equal: the file you were sent has this hash.')).toBeVisible()
})

test('findings that were changed on the way are noticed', async ({ page }) => {
  const sent = readFileSync('build/client/library/sample-audit.json', 'utf8')
  await page.route('**/library/sample-audit.json', (route) => route.fulfill({ body: sent.replace('Medium', 'Low') }))
  await page.goto('/whitepaper/sample-audit')
  await page.getByRole('button', { name: 'Compute it in this browser' }).click()
  await expect(page.getByText(/^Not equal/)).toBeVisible()
})

// Trusted Types refuse HTML that a script writes: a page that is drawn in the browser shows whether it has any.
for (const [slug, title] of [
  ['tokens-and-locks', 'Tokens and locks'],
  ['security-services', 'Security: audits'],
  ['claims-and-events', 'Claims and event mints'],
] as const)
  test(`a reader walks to the brochure “${title}” within the site, begins at its top, and sees its drawing`, async ({
    page,
    baseURL,
  }) => {
    const { problems, documents } = await watch(page, baseURL!)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/brochures')
    await hydrate(page)
    await page.locator(`#main a[href="/brochures/${slug}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#main figure svg').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(documents).toHaveLength(1)
    expect(problems).toEqual([])
  })
