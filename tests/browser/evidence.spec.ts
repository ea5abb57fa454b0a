import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { watch } from './watch.ts'

const checks = [
  ['Is this list the one that was signed?', 'Verify the signature', 'Both signatures fit.'],
  ['Does this server send you what was built?', 'Compare the files', 'have the hash on the list'],
  ['Does each proof of the sample claim list', 'Check the proofs', 'proofs lead to the root'],
  ['Is the published code on the chain?', 'Compare the contracts', 'have the published code on Local chain'],
  ['Does the assistant find its own answers?', 'Score the assistant', 'questions found their answer'],
] as const

test('a figure of the first page leads to its row, and every check of the evidence runs here', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto('/')
  await page.getByRole('link', { name: 'deliberate breaks were noticed' }).click()
  await expect(page).toHaveURL(/\/evidence#mutants$/)
  const mutants = page.getByRole('region', { name: 'A test notices when we break a contract on purpose' })
  await expect(mutants).toContainText('Not proven:')
  await mutants.getByText('Show the source').click()
  await expect(mutants).toContainText('docs/contracts/proof.md')
  await expect(page.locator('#assistant')).toContainText('Goal missed')

  for (const [title, button, words] of checks) {
    const check = page.getByRole('region', { name: title })
    await check.getByRole('button', { name: button }).click()
    await expect(check.getByRole('status')).toContainText(words, { timeout: 60_000 })
  }
  await expectAccessible(page, '#checks')
  await expectAccessible(page, '#rows')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])

  await page.locator('#rows').getByRole('link', { name: 'changelog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('2026')
})

test('the compiler makes the published code of the published sources, here', async ({ page, baseURL }) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto('/evidence')
  const check = page.getByRole('region', { name: 'Do the published sources make this code?' })
  await check.getByRole('button').click()
  await expect(check.getByRole('progressbar')).toHaveAttribute('max', '13')
  await expect(check.getByRole('status')).toHaveText(
    'Right. The sources of 13 contracts, compiled here, make the published code.',
    { timeout: 240_000 },
  )
  expect(problems).toEqual([])
})

test('sources that make other code, and a compiler that does not come, are said', async ({ page, request }) => {
  const small = await (await request.get('/contracts/PieceSender.input.json')).text()
  await page.route('**/contracts/*.input.json', (route) => route.fulfill({ body: small }))
  await page.goto('/evidence')
  const check = page.getByRole('region', { name: 'Do the published sources make this code?' })
  await check.getByRole('button').click()
  const told = check.getByRole('status')
  await expect(told).toContainText('Wrong. The published sources make other code: CodeMint721, ', { timeout: 120_000 })
  await expect(told).not.toContainText('PieceSender')

  await page.route('**/assets/tokens/solc-*.js', (route) => route.abort())
  await check.getByRole('button').click()
  await expect(told).toContainText('Not checked. The check could not run')
})

test('a changed list, a changed file and a server that is away are said', async ({ page, context }) => {
  await page.goto('/evidence')
  const signature = page.getByRole('region', { name: checks[0][0] })
  await page.route('**/evidence.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('2,596', '2,597') })
  })
  await signature.getByRole('button').click()
  await expect(signature.getByRole('status')).toContainText('A signature does not fit.')

  await page.route('**/pricing', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()} ` })
  })
  const served = page.getByRole('region', { name: checks[1][0] })
  await served.getByRole('button').click()
  await expect(served.getByRole('status')).toContainText('differ from the list: /pricing.', { timeout: 60_000 })

  await context.setOffline(true)
  await signature.getByRole('button').click()
  await expect(signature.getByRole('status')).toContainText('The check could not run')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the acceptance page has its pictures, and shows what was not measured', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/evidence')
    await page.getByRole('link', { name: 'acceptance page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceptance')
    const rows = page.locator('.measurements tbody tr')
    const all = await rows.count()
    expect(all).toBeGreaterThan(200)
    const picture = page.getByRole('img', { name: /^The first page in WebKit, .* 375 pixels/ })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth), 'the picture is there')
      .toBe(375)

    await page.getByRole('radio', { name: /^Not measured somewhere/ }).check()
    const shown = rows.filter({ visible: true })
    await expect(shown.filter({ hasText: 'Not measured' })).not.toHaveCount(0)
    await expect(shown.filter({ hasNotText: 'Not measured' })).toHaveCount(0)
    await page.getByRole('radio', { name: /^All/ }).check()
    await expect(shown).toHaveCount(all)
  })
})
