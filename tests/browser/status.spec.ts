import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'

test.use({ javaScriptEnabled: false })

test('the status says how each part is, by keyboard and without script, and as JSON', async ({ page, request }) => {
  await page.goto('/status')
  await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible()
  for (const name of ['Server', 'Database', 'Chain', 'Index of the chain', 'Background jobs', 'Mail'])
    await expect(page.getByRole('heading', { name, exact: true, level: 3 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Database, last 90 days: \d+ measured/ })).toBeVisible()
  // On a busy machine it may well be slow, and the page says so.
  const database = page.getByText(/^The database answers(?:\. Forms can be sent| slowly)\.$/)
  await expect(database).toBeVisible({ timeout: 1_000 })

  await page.getByText('Show the days as a table').focus()
  await page.keyboard.press('Enter')
  const today = new Date().toISOString().slice(0, 10)
  await expect(page.getByRole('rowheader', { name: today })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const report = (await (await request.get('/status.json')).json()) as { parts: { id: string }[] }
  expect(report.parts.map(({ id }) => id)).toEqual(['server', 'database', 'chain', 'index', 'jobs', 'mail'])
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })
  test('the page of the status has no fault of accessibility', async ({ page }) => {
    await page.goto('/status')
    await expectAccessible(page, 'main')
  })
})
