import { expect, test } from './journey-test.ts'
import { hydrate } from './watch.ts'

test('every file of the press page is there, and the zip is as large as the page says', async ({ page, request }) => {
  await page.goto('/media')
  const files = await page.$$eval('a[download]', (links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  expect(new Set(files).size).toBeGreaterThan(36)

  for (const file of new Set(files)) expect([file, (await request.head(file)).status()]).toEqual([file, 200])
  const zip = await request.get('/press-kit.zip')
  expect(zip.headers()['content-type']).toBe('application/zip')
  const bytes = (await zip.body()).length
  await expect(page.getByText(`${bytes.toLocaleString('en')} bytes`)).toBeVisible()
})

test('a colour and a paragraph are copied by one press', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/media')
  await hydrate(page)

  await page.getByRole('button', { name: 'Copy #2a45bb' }).click()
  await expect(page.getByRole('button', { name: 'Copied #2a45bb' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#2a45bb')

  await page.getByRole('button', { name: 'Copy the 25 words' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Intaglio audits/)
})
