import { labCases } from '#wallet/lab/lab-cases.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { hydrate } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the lab runs every wallet that misbehaves against the window, and each case passes', async ({ page }) => {
  // One of the wallets is silent until the window says so, after twenty seconds.
  test.setTimeout(240_000)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/wallet-lab')
  await hydrate(page)
  await expectAccessible(page, 'main')
  const told = page.locator('[data-lab]')
  await expect(told).toHaveCount(0)

  await page.getByRole('button', { name: 'Run: A request is open already' }).click()
  await expect(told).toHaveCount(1)
  await expect(told).toHaveText(/^Passed, .+ already has a request open/)

  await page.locator('#lab-run-all').click()
  await expect(page.locator('.lab-sum')).toHaveText(/^\d+ of \d+ passed, in [\d.]+ s\.$/, { timeout: 200_000 })
  await expect(told).toHaveCount(labCases.length)
  const failed = await told.evaluateAll((cells) =>
    cells.filter((cell) => cell.getAttribute('data-passed') !== 'true').map((cell) => cell.textContent),
  )
  expect(failed).toEqual([])
  expect(faults).toEqual([])

  // The wallet of the visitor is as it was: none is connected, and none is remembered.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join(' '))).not.toContain('lab-wallet')
})
