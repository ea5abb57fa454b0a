import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

const patient = { timeout: 120_000 }

test('findings are found by their address and by a press, an exploit runs beside one, and signatures are verified', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/findings?severity=medium&difficulty=low')
  await hydrate(page)
  const shown = page.locator('.findings-list > li').filter({ visible: true })
  await expect(shown).toHaveCount(2)
  await expect(page.locator('#found')).toContainText('2 of 25 findings are shown.')
  await expect(page.getByLabel('Severity', { exact: true })).toHaveValue('medium')

  await page.getByRole('link', { name: '1 critical, difficulty low' }).press('Enter')
  await expect(page).toHaveURL('/findings?severity=critical&difficulty=low')
  await expect(shown).toHaveCount(1)
  expect(asked.filter((url) => /open-level|attack-tool|attack-worker/.test(url))).toEqual([])

  const exploit = page.getByRole('button', { name: 'Run the exploit' }).filter({ visible: true })
  await exploit.press('Enter')
  const finding = page.locator('#F-01')
  await expect(finding.getByRole('region', { name: 'Broken contract' })).toContainText('The attack succeeded.', patient)
  await expect(exploit).toBeFocused()
  await expect(finding.getByRole('region', { name: 'Fixed contract' })).toHaveCount(0)
  await finding.getByRole('button', { name: 'Run it against the fix' }).press('Enter')
  await expect(finding.getByRole('region', { name: 'Fixed contract' })).toContainText('The contract held.', patient)
  await expect(finding.getByRole('region', { name: 'Broken contract' })).toContainText('The attack succeeded.')
  await expect(finding.getByText('Where it happened')).toBeVisible()
  await expectAccessible(page, '#all')
  await expectAccessible(page, '#summary')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Verify the signatures' }).click()
  const said = page.locator('#summary').getByRole('status')
  await expect(said).toContainText('summaries are signed by the demonstration account')
  await page.route('**/findings.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('(demonstration)', '(Demonstration)') })
  })
  await page.getByRole('button', { name: 'Verify the signatures' }).click()
  await expect(said).toContainText('Another account signed, or the summary was changed: TokenLocker.')
  await page.getByRole('link', { name: 'Show all findings' }).click()
  await expect(shown).toHaveCount(25)

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/smart-contract-audit')
  await hydrate(page)
  await page.getByRole('radio', { name: /F-02/ }).check()
  const gift = page.getByRole('region', { name: 'Exploit of F-02' })
  await gift.getByRole('button', { name: 'Run the exploit' }).click()
  await expect(gift.getByRole('region', { name: 'Broken contract' })).toContainText('The attack succeeded.', patient)
  await expectAccessible(page, '.chooser-bodies')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
})
