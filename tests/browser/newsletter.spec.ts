import { expectAccessible, freshAddress, intercept } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { holdScripts, hydrate } from './watch.ts'

const field = (page: Page) => page.locator('#newsletter-email')
const send = (page: Page) => page.locator('#newsletter-send')
const toast = (page: Page) => page.locator('.toast')

test('Send is disabled until the address is one, before and after React arrives, and no error is shown', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdScripts(page)
  await page.goto('/')
  await expect(send(page)).toBeDisabled()

  for (const round of ['before', 'after']) {
    if (round === 'after') {
      release()
      await hydrate(page)
    }
    for (const [text, enabled] of [
      ['', false],
      ['ada', false],
      ['ada@example', false],
      ['ada@example.c', false],
      ['ada@example.c0m', false],
      ['ada@[127.0.0.1]', true],
      ['ada@[127.0.0.256]', false],
      ['ada lovelace@example.com', false],
      [' ada@example.com ', true],
      ['ada@mail.example.museum', true],
    ] as const) {
      await field(page).fill(text)
      await expect(send(page), `${round}: ${text}`).toBeEnabled({ enabled })
    }
  }

  await field(page).fill('ada@')
  await field(page).press('Enter')
  await expect(page.locator('.newsletter').getByText(/enter|address/i)).toHaveCount(0)
  await expect(toast(page)).toHaveCount(0)
  expect(asked).not.toContain('/api/forms/newsletter')
})

test('a toast tells of success, and the field is empty again', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await field(page).fill(freshAddress())
  await field(page).press('Enter')

  await expect(toast(page)).toContainText('Confirmed')
  await expect(toast(page)).toContainText('confirm your address')
  await expect(page.locator('output').filter({ hasText: 'Confirmed: Almost done' })).toBeAttached()
  await expect(field(page)).toHaveValue('')
  await expect(send(page)).toBeDisabled()
  await page.reload()
  await hydrate(page)
  await expect(field(page)).toHaveValue('')
})

test('two addresses can be sent one after the other', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const keys = await intercept(page, 'newsletter', (route) =>
    route.fulfill({ status: 202, json: { id: 'x', reference: 'IN-AAAA-AAAA' } }),
  )
  for (const count of [1, 2]) {
    await field(page).fill(freshAddress())
    await send(page).click()
    await expect.poll(() => keys.length).toBe(count)
    await expect(field(page)).toHaveValue('')
  }
  expect(new Set(keys).size).toBe(2)
})

/** Waits until a chunk that comes on its own time has come. */
const loaded = (page: Page, chunk: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    chunk,
  )

test('a toast tells of a failure; the address stays, across a reload, and goes out by itself', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await hydrate(page)
  const address = freshAddress()
  await field(page).fill(address)
  for (const chunk of ['live-toasts', 'newsletter-sender']) await loaded(page, chunk)
  await context.setOffline(true)
  await send(page).click()

  await expect(toast(page)).toContainText('Failed')
  await expect(toast(page)).toContainText('Unable to reach the backend server. Please check your internet connection.')
  await expect(field(page)).toHaveValue(address)

  await context.setOffline(false)
  await expect(toast(page)).toContainText('Confirmed')
})

test('a toast tells of a refusal, and the address stays', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const address = freshAddress()
  const refusal = {
    code: 'form.invalid',
    message: 'Check: email.',
    fields: { email: 'Enter an e-mail address' },
  }
  await intercept(page, 'newsletter', (route) => route.fulfill({ status: 422, json: refusal }))
  await field(page).fill(address)
  await send(page).click()

  await expect(toast(page)).toContainText('Check: email.')
  await expect(field(page)).toHaveValue(address)
  await page.reload()
  await hydrate(page)
  await expect(field(page)).toHaveValue(address)
  await expect(send(page)).toBeEnabled()
})

test('pressed before React arrives, it is sent once React is there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await field(page).fill(freshAddress())
  await field(page).press('Enter')
  release()

  await expect(toast(page)).toContainText('Confirmed')
  await expect(page).toHaveURL('/')
})

test('axe finds nothing while the toast stands', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await intercept(page, 'newsletter', (route) =>
    route.fulfill({ status: 422, json: { code: 'form.invalid', message: 'No.' } }),
  )
  await field(page).fill(freshAddress())
  await send(page).click()
  await expect(toast(page)).toContainText('Failed')
  await expectAccessible(page, '.toaster')
})
