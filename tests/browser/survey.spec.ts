import { expectAccessible, intercept } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

const line = (page: Page) => page.locator('.step-line output')
const question = (page: Page, name: string) => page.locator(`#survey-${name}`)
const outcome = (page: Page) => page.locator('.survey-outcome')

/** Sends answers as a browser without script would, so that there is something to count. */
async function othersAnswer(page: Page, count: number) {
  for (let n = 0; n < count; n++)
    await page.request.post('/api/forms/survey', {
      // Their own words make each an answer of its own.
      form: {
        role: 'auditor',
        checks: 'source',
        loss: 'no',
        proof: '5',
        guarantee: 'same',
        shown: 'source',
        trust: crypto.randomUUID(),
      },
      maxRedirects: 0,
    })
}

const results = async (page: Page) =>
  (await (await page.request.get('/api/survey/results')).json()) as { answers: number }

test('the keyboard alone leads through the survey to its results', async ({ page, baseURL }) => {
  test.slow()
  const watched = await watch(page, baseURL!)
  await othersAnswer(page, 5)
  await page.goto('/survey')
  await hydrate(page)
  await expect(line(page)).toHaveText('1 of 7')

  await question(page, 'role').focus()
  await page.keyboard.press('2')
  await expect(page.getByLabel('I review them')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('I pay for them')).toBeChecked()
  await page.keyboard.press('Enter')

  await expect(line(page)).toHaveText('2 of 7')
  await expect(question(page, 'checks')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#survey-checks-error')).toHaveText('Choose at least one answer')
  await question(page, 'checks').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('3')
  await page.keyboard.press('1')
  await page.keyboard.press('1')
  await expect(question(page, 'checks').getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.keyboard.press('Enter')

  await expect(question(page, 'loss')).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(line(page)).toHaveText('4 of 7')
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(line(page)).toHaveText('3 of 7')
  await expect(page.getByLabel('No', { exact: true })).toBeChecked()
  await page.keyboard.press('Enter')
  for (const key of ['4', '2', '1']) {
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await expect(line(page)).toHaveText('7 of 7')
  await expect(page.locator('#survey-trust')).toBeFocused()
  await page.keyboard.type('1 clear page, and Enter')
  const sent = page.waitForRequest('**/api/forms/survey')
  await page.keyboard.press('Enter')

  expect((await sent).postDataJSON()).toMatchObject({
    role: 'company',
    checks: 'source,audit',
    loss: 'no',
    proof: '4',
    guarantee: 'freeze',
    shown: 'supply',
    trust: '1 clear page, and Enter',
  })
  await expect(outcome(page)).toBeFocused()
  await expect(outcome(page)).toContainText('Thank you. Your answers are stored, without your name.')
  await expect(outcome(page)).toContainText(/\d+ people have answered since \d/)
  await expect(outcome(page).getByRole('table')).toHaveCount(6)
  await expect(outcome(page)).not.toContainText('1 clear page')
  await expectAccessible(page, '.survey-outcome')
  expect(watched.problems).toEqual([])

  await page.goto('/survey/results')
  await expect(page.getByRole('table')).toHaveCount(6)
  await expectAccessible(page, 'main')
  await page.goto('/survey')
  await hydrate(page)
  await expect(outcome(page)).toContainText('This survey was answered on this device.')
})

test('answers and place are kept over a reload, and the right thing has the focus', async ({ page }) => {
  await page.goto('/survey')
  await hydrate(page)
  await page.getByLabel('I hold what they issue').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Who made it').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(line(page)).toHaveText('3 of 7')
  await expect(page.getByText('Draft kept on this device.')).toBeVisible()

  await page.reload()
  await hydrate(page)
  await expect(line(page)).toHaveText('3 of 7')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Who made it')).toBeChecked()
})

test('the results can be seen first, and that closes the survey on the device', async ({ page }) => {
  await page.goto('/survey')
  await hydrate(page)
  await page.getByRole('link', { name: 'See the results without answering' }).click()
  await expect(outcome(page)).toBeFocused()
  await expect(outcome(page)).toContainText('The results were opened before answering')
  await page.reload()
  await hydrate(page)
  await expect(outcome(page)).toContainText('closed on this device')
  await expect(page.locator('#survey-form')).toHaveCount(0)
})

test('few answers show no share, a failure offers another try, and the connection brings it by itself', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let count = 0
  await page.route('**/api/survey/results', async (route) => {
    count++
    if (count === 1) {
      await held
      return route.fulfill({ status: 503, json: { code: 'server.unavailable', message: 'Not now.' } })
    }
    if (count === 2) return route.abort()
    return route.fulfill({ json: { answers: 3, since: '2026-11-20T09:00:00Z', needed: 5, questions: [] } })
  })
  await page.goto('/survey')
  await hydrate(page)
  await page.getByRole('link', { name: 'See the results without answering' }).click()
  await expect(outcome(page)).toContainText('Counting the answers.')
  release()
  await expect(outcome(page).getByRole('alert')).toHaveText('Not now.')
  await expectAccessible(page, '.survey-outcome')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(outcome(page).getByRole('alert')).toContainText('Unable to reach the backend server.')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(outcome(page)).toContainText(
    '3 people have answered since 20 November 2026. Shares are shown from 5 answers on: 2 are missing.',
  )
  await expect(outcome(page).getByRole('table')).toHaveCount(0)
})

test('offline the answers wait on the device and go out by themselves', async ({ page, context }) => {
  await page.goto('/survey')
  await hydrate(page)
  for (const choice of ['I write them', 'Nothing', 'No', '5', 'Nobody can replace it', 'Audit reports']) {
    await page.getByLabel(choice, { exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await page.locator('#survey-trust').fill(crypto.randomUUID())
  await page.waitForTimeout(2_500)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByText('Unable to reach the backend server.')).toBeVisible()
  await context.setOffline(false)
  await expect(outcome(page)).toContainText('Thank you.')
})

test('a refusal of the server leads back to its question', async ({ page }) => {
  await page.goto('/survey')
  await hydrate(page)
  for (const choice of ['I write them', 'Nothing', 'No', '5', 'Nobody can replace it', 'Audit reports']) {
    await page.getByLabel(choice, { exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await intercept(page, 'survey', (route) =>
    route.fulfill({ status: 422, json: { code: 'form.invalid', message: 'x', fields: { loss: 'Choose an answer' } } }),
  )
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(line(page)).toHaveText('3 of 7')
  await expect(page.locator('#survey-loss-error')).toHaveText('Choose an answer')
  await expectAccessible(page, '.survey')
})

test('each question passes axe, by day and by night, and fits a small screen', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/survey')
  await hydrate(page)
  for (const choice of ['I write them', 'Nothing', 'No', '5', 'Nobody can replace it', 'Audit reports']) {
    await page.getByLabel(choice, { exact: true }).check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expectAccessible(page, '.survey')
  const low = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.survey :is(.choice, button)')].filter(
        (control) => control.offsetParent && control.offsetHeight < 44 && !control.closest('.draft-line'),
      ).length,
  )
  expect(low).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all questions stand below each other, a refusal keeps what was chosen, and the results follow', async ({
    page,
  }) => {
    await page.goto('/survey')
    await expect(page.locator('.form-step:visible')).toHaveCount(7)
    await expect(line(page)).toBeHidden()
    for (const choice of ['I write them', 'No', '5', 'Nobody can replace it', 'Audit reports'])
      await page.getByLabel(choice, { exact: true }).check()
    await page.getByRole('button', { name: 'Send answers' }).click()

    await expect(page.locator('.form-summary')).toContainText('Check one answer')
    await expect(page.getByLabel('Audit reports')).toBeChecked()
    await page.getByRole('link', { name: 'Choose at least one answer' }).click()
    await page.getByLabel('Nothing').check()
    await page.getByLabel('Whether there is an audit').check()
    await page.locator('#survey-trust').fill(crypto.randomUUID())
    const before = await results(page)
    await page.getByRole('button', { name: 'Send answers' }).click()

    await expect(page).toHaveURL(/\/sent\/survey/)
    await expect(page.locator('h1')).toHaveText('Thank you')
    expect((await results(page)).answers).toBeGreaterThan(before.answers)
  })
})
