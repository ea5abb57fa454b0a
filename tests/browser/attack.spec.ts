import { readFileSync } from 'node:fs'
import { expect, test } from './journey-test.ts'
import { expectAccessible } from './form-steps.ts'
import { hydrate, watch } from './watch.ts'

const patient = { timeout: 120_000 }

test('without a network, an attack takes the broken contract, the fix holds, and one steps through it by keyboard', async ({
  page,
  context,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto('/attack')
  await hydrate(page)
  const started = page.waitForEvent('worker')
  await page.getByRole('link', { name: 'The bank that pays first' }).click()
  await expect(page).toHaveURL('/attack/reentrancy')
  // The page fetches what an attack needs when it is idle; from then on there is no network.
  const worker = await started
  await worker.evaluate(() => undefined)
  const fetched = () =>
    page.evaluate(
      (parts) =>
        parts.every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))),
      ['/assets/attack-tool-', '/assets/reentrancy-'],
    )
  await expect.poll(fetched).toBe(true)
  await context.setOffline(true)
  await expect(page.getByText('Why it works')).toHaveCount(0)

  const pressed = performance.now()
  await page.getByRole('button', { name: 'Attack both contracts' }).press('Enter')
  const [broken, fixed] = ['Broken contract', 'Fixed contract'].map((name) => page.getByRole('region', { name }))
  await expect(fixed!).toContainText('The contract held.', patient)
  console.log(`First attack on both contracts: ${Math.round(performance.now() - pressed)} ms`)
  await expect(broken!).toContainText('The attack succeeded.')
  const held = broken!.getByRole('row', { name: 'Ether the attacker holds' })
  await expect(held).toContainText('100')
  await expect(page.getByText('Why it works')).toBeVisible()

  const calls = page.getByRole('list', { name: 'Calls', exact: true })
  await calls.getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(calls.getByRole('button').nth(1)).toBeFocused()
  await expect(calls.locator('[aria-current=step]')).toContainText('withdraw()')
  await page.keyboard.press('Tab')
  const lines = page.getByRole('list', { name: 'Lines of call 2' })
  await expect(lines.locator('[aria-current=step]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const said = await lines.locator('[aria-current=step] .attack-number').textContent()
  await expect(page.locator('.attack-code .code-line.lit .code-number')).toHaveText(said!)
  await expectAccessible(page, '.attack')

  await page.getByRole('spinbutton', { name: 'Withdrawals inside a withdrawal' }).fill('4')
  await page.getByRole('button', { name: 'Attack again' }).click()
  await expect(held).toContainText('50', patient)
  // The worker that was started ahead, with its code compiled, serves both attacks.
  expect(page.workers()).toEqual([worker])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // Data of other levels is asked for in vain.
  expect(problems.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('the visitor writes the fix: a fault is said at its line, and what compiles is attacked in its place', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto('/attack/reentrancy')
  await page.getByRole('button', { name: 'Attack both contracts' }).click()
  await expect(page.getByRole('region', { name: 'Fixed contract' })).toContainText('The contract held.', patient)

  const editor = page.getByRole('region', { name: 'Write the fix yourself' })
  const field = editor.getByRole('textbox')
  const broken = await field.inputValue()
  const press = editor.getByRole('button', { name: 'Compile and attack' })
  await field.fill(broken.replace('contract Target', 'contract Target is Nothing'))
  await press.click()
  await expect(editor.getByRole('alert')).toContainText(/Line \d+ .*not found/, patient)

  await field.fill(readFileSync('contracts/attacks/reentrancy/Fixed.sol', 'utf8'))
  await press.click()
  await expect(page.getByRole('region', { name: 'Your fix' })).toContainText('The contract held.', patient)
  expect(problems).toEqual([])
})
