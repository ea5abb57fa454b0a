import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { holdScripts, hydrate } from './watch.ts'

const sumOf = (page: Page, id: string) => page.locator(`#${id} output`)

test('an audit is estimated while it is typed, and the estimate survives a reload', async ({ page }) => {
  await page.goto('/pricing')
  await hydrate(page)
  const before = await sumOf(page, 'audit').innerText()

  await page.getByLabel('Lines of code').fill('12,000')
  await expect(sumOf(page, 'audit')).not.toHaveText(before)
  const estimate = await sumOf(page, 'audit').innerText()
  expect(estimate).toMatch(/\d+ to \d+ working days\s+[\d,]+ to [\d,]+ USD/)

  await page.reload()
  await hydrate(page)
  await expect(page.getByLabel('Lines of code')).toHaveValue('12,000')
  await expect(sumOf(page, 'audit')).toHaveText(estimate.replaceAll('\n', ' '))
})

test('nonsense is refused with what to enter, and stays as it was typed', async ({ page }) => {
  await page.goto('/pricing')
  await hydrate(page)
  const lines = page.getByLabel('Lines of code')

  await lines.fill('a few')
  await expect(lines).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#audit-lines-error')).toContainText('enter a whole number from 1 to')
  await expect(sumOf(page, 'audit')).toContainText('enter a whole number')
  await expect(lines).toHaveValue('a few')
  await expectAccessible(page, '#audit')

  await lines.fill('800')
  await expect(lines).not.toHaveAttribute('aria-invalid')
  await expect(sumOf(page, 'audit')).toContainText('working days')
})

test('what was ticked before the page came to life counts, by keyboard too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/pricing')
  const before = await sumOf(page, 'token').innerText()
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('#token [value=bridge]')!.checked = true
  })
  release()
  await hydrate(page)
  await expect(sumOf(page, 'token')).not.toHaveText(before)

  const after = await sumOf(page, 'token').innerText()
  await page.locator('#token [value=votes]').focus()
  await page.keyboard.press('Space')
  await expect(sumOf(page, 'token')).not.toHaveText(after)
  expect(new URL(page.url()).searchParams.getAll('token.option').toSorted()).toEqual(['bridge', 'votes'])
})
