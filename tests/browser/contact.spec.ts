import {
  arrived,
  expectAccessible,
  linksBelow44,
  fillContact,
  freshAddress,
  freshMessage,
  intercept,
  openContact,
  sendButton,
} from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { holdScripts, hydrate, navigate, watch } from './watch.ts'

const message = 'What are you building?'

test('a visitor sends a message and receives a reference', async ({ page, baseURL }) => {
  const watched = await watch(page, baseURL!)
  await openContact(page)
  await fillContact(page)
  await sendButton(page).click()

  const reference = await arrived(page)

  await expect(page.locator('.form-thanks')).toBeFocused()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the reference' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
  expect(watched.problems).toEqual([])

  await page.getByRole('button', { name: 'Send another' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel(message)).toHaveValue('')
  await page.reload()
  await hydrate(page)
  await expect(page.getByLabel(message)).toHaveValue('')
})

test('a visitor who loses the connection keeps the message, and it is sent when the connection is back', async ({
  page,
  context,
}) => {
  await openContact(page)
  const words = await fillContact(page)
  await context.setOffline(true)
  await sendButton(page).click()

  const alert = page.getByRole('alert').filter({
    hasText: 'Unable to reach the backend server. Please check your internet connection.',
  })
  await expect(alert).toBeVisible()
  await expect(page.getByText(/Trying again in \d+ seconds?/)).toBeVisible()
  await expect(page.getByLabel(message)).toHaveValue(words)

  await context.setOffline(false)
  await arrived(page)
})

test('an answer that is lost on its way is asked for again under the same key, and stored once', async ({ page }) => {
  await openContact(page)
  await fillContact(page)
  let reference = ''
  const keys = await intercept(page, 'contact', async (route, count) => {
    if (count > 1) return route.continue()
    reference = ((await (await route.fetch()).json()) as { reference: string }).reference
    await route.abort('connectionreset')
  })

  await sendButton(page).click()

  expect(await arrived(page)).toBe(reference)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a double click stores once', async ({ page }) => {
  await openContact(page)
  await fillContact(page)
  const keys = await intercept(page, 'contact', (route) => route.continue())

  await sendButton(page).dblclick()
  await arrived(page)

  expect(keys).toHaveLength(1)
})

test('a server that is down is tried again by itself, sooner when the visitor says so', async ({ page }) => {
  await openContact(page)
  await fillContact(page)
  const refusal = { code: 'server.unavailable', message: 'We cannot store anything at the moment.', seconds: 30 }
  const seen = Promise.withResolvers<void>()
  const keys = await intercept(page, 'contact', (route, count) =>
    count < 2 ? route.fulfill({ status: 503, json: refusal }) : seen.promise.then(() => route.continue()),
  )

  await sendButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: refusal.message })).toBeVisible()
  await expect(page.getByText(/Trying again in (?:30|29) seconds/)).toBeVisible()
  await page.getByRole('button', { name: 'Send now' }).press('Enter')
  await expect(sendButton(page)).toBeFocused()
  seen.resolve()
  await arrived(page)

  expect(new Set(keys).size).toBe(1)
})

test('an edit while it waits stops the sending, and the new words get a new key', async ({ page }) => {
  await openContact(page)
  await fillContact(page)
  const keys = await intercept(page, 'contact', (route, count) =>
    count < 2 ? route.fulfill({ status: 503, json: {}, headers: { 'retry-after': '60' } }) : route.continue(),
  )
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Stop trying' })).toBeVisible()

  await page.getByLabel(message).fill(freshMessage())
  await expect(page.getByText('sending has stopped')).toBeVisible()
  await sendButton(page).click()
  await arrived(page)

  expect(new Set(keys).size).toBe(2)
})

test('a message under way when the page is left goes on after a reload with the same key', async ({ page }) => {
  await openContact(page)
  const words = await fillContact(page)
  const keys = await intercept(page, 'contact', (route, count) => (count > 1 ? route.continue() : Promise.resolve()))
  await sendButton(page).click()
  await expect.poll(() => keys.length).toBe(1)

  await page.reload()
  await hydrate(page)
  await expect(page.getByText('This was being sent when you left the page.')).toBeVisible()
  await expect(page.getByLabel(message)).toHaveValue(words)
  await arrived(page)

  expect(keys).toEqual([keys[0], keys[0]])
})

test('what the server refuses stands beside its field and in the summary', async ({ page }) => {
  await openContact(page)
  await fillContact(page)
  const fields = { email: 'This address cannot receive mail' }
  await intercept(page, 'contact', (route) =>
    route.fulfill({ status: 422, json: { code: 'form.invalid', message: 'Check: email.', fields } }),
  )
  await sendButton(page).click()

  await expect(page.locator('#contact-summary')).toBeFocused()
  await expect(page.locator('#contact-email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#contact-email')).toHaveAccessibleDescription(fields.email)
  await page.getByRole('link', { name: fields.email }).click()
  await expect(page.locator('#contact-email')).toBeFocused()
  await page.keyboard.type('x')
  await expect(page.locator('#contact-summary')).toBeEmpty()
  await expect(page.locator('#contact-email')).toBeFocused()
})

test('words already sent under this key get a new one, and it is explained', async ({ page }) => {
  await openContact(page)
  await fillContact(page)
  const keys = await intercept(page, 'contact', (route, count) =>
    count < 2 ? route.fulfill({ status: 409, json: { code: 'form.conflict', message: 'x' } }) : route.continue(),
  )

  await sendButton(page).click()
  await expect(page.getByText('An earlier version of this was sent.')).toBeVisible()
  await sendButton(page).click()
  await arrived(page)

  expect(new Set(keys).size).toBe(2)
})

test('an empty form says what is missing, and nothing is sent', async ({ page }) => {
  await openContact(page)
  const keys = await intercept(page, 'contact', (route) => route.continue())
  await sendButton(page).click()

  const summary = page.locator('#contact-summary')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Check 3 answers')
  await expect(page.locator('#contact-name-error')).toHaveText('Tell us your name')
  await sendButton(page).click()
  await expect(summary).toBeFocused()
  expect(keys).toEqual([])
})

test('a long message is kept whole, and its writer is told how long it is', async ({ page }) => {
  await openContact(page)
  await fillContact(page)
  const long = 'Seven words that are said once more. '.repeat(150)
  await page.getByLabel(message).fill(long)
  await sendButton(page).click()
  await expect(page.locator('#contact-message-error')).toHaveText('Use at most 4,000 characters: it has 5,549')
  await expect(page.getByLabel(message)).toHaveValue(long)
})

test('a reload keeps the draft; it can be discarded and brought back', async ({ page }) => {
  await openContact(page)
  const words = await fillContact(page)
  await page.getByLabel('Budget').selectOption('10k-50k')
  await expect(page.getByText('Draft kept on this device.')).toBeVisible()

  await page.reload()
  await hydrate(page)
  await expect(page.getByLabel(message)).toHaveValue(words)
  await expect(page.getByLabel('Budget')).toHaveValue('10k-50k')

  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.locator('.draft-line')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(message)).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('intaglio.form.contact'))).toBeNull()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(message)).toHaveValue(words)
  await expect(page.getByText('Draft kept on this device.')).toBeVisible()
})

test('without storage the form works, and says that the draft lives as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await openContact(page)
  await fillContact(page)
  await expect(page.getByText('Draft kept while this page stays open.')).toBeVisible()
  await sendButton(page).click()
  await arrived(page)
})

test('what is typed and pressed before React arrives is neither lost nor forgotten', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact-us')
  const words = await fillContact(page)
  await page.getByLabel('What is it about?').selectOption('audit')
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')

  const sent = page.waitForRequest('**/api/forms/contact')
  release()

  expect((await sent).postDataJSON()).toMatchObject({
    message: words,
    topic: 'audit',
    website: '',
    page: '/contact-us',
  })
  await arrived(page)
})

test('what is typed before React arrives wins over the draft, which can be brought back', async ({ page }) => {
  await openContact(page)
  const draft = await fillContact(page)
  await expect(page.getByText('Draft kept on this device.')).toBeVisible()

  const release = await holdScripts(page)
  await page.reload()
  await page.getByLabel(message).fill('Something newer')
  release()
  await hydrate(page)

  await expect(page.getByLabel(message)).toHaveValue('Something newer')
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByLabel(message)).toHaveValue(draft)
})

test.describe('?service=', () => {
  for (const [search, service] of [
    ['nft-audit', 'nft-audit'],
    ['no-such-thing', ''],
  ] as const)
    test(`${search} chooses ${service || 'nothing'}`, async ({ page }) => {
      await openContact(page, `/contact-us?service=${search}`)
      await expect(page.locator('#contact-service')).toHaveValue(service)
    })

  test('of a link on the way chooses again, and leaves the rest as it was typed', async ({ page }) => {
    await openContact(page, '/contact-us?service=nft-audit')
    const words = await fillContact(page)
    await expect(page.getByText('Draft kept on this device.')).toBeVisible()
    await navigate(page, '/contact-us?service=meme-token')
    await expect(page.locator('#contact-service')).toHaveValue('meme-token')
    await expect(page.getByLabel(message)).toHaveValue(words)
  })

  test('gives way to what the visitor chooses, also after a reload', async ({ page }) => {
    await openContact(page, '/contact-us?service=nft-audit')
    await page.locator('#contact-service').selectOption('meme-token')
    await expect(page.getByText('Draft kept on this device.')).toBeVisible()
    await page.reload()
    await hydrate(page)
    await expect(page.locator('#contact-service')).toHaveValue('meme-token')
  })
})

test('the keyboard alone is enough', async ({ page }) => {
  await openContact(page)
  await page.getByLabel('Your name').focus()
  await page.keyboard.type('Ada Lovelace')
  await page.keyboard.press('Tab')
  await page.keyboard.type(freshAddress())
  for (const next of ['topic', 'service', 'budget', 'timeline', 'message']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(`#contact-${next}`)).toBeFocused()
  }
  await page.keyboard.type('Short')
  await page.keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.locator('#contact-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(message)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' no more: a vault for a bridge.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await arrived(page)
})

test('on a phone nothing runs over the edge, and every control is 44 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openContact(page)
  await fillContact(page)
  await expect(page.getByText('Draft kept on this device.')).toBeVisible()

  const { overflow, low } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    low: [...document.querySelectorAll<HTMLElement>('#contact-form :is(input, select, textarea, button)')]
      .filter((control) => control.offsetParent && !control.closest('.form-more') && control.offsetHeight < 44)
      .map((control) => control.id || control.textContent),
  }))
  expect(overflow).toBeLessThanOrEqual(0)
  expect(low).toEqual([])
})

test('axe finds nothing in any state', async ({ page }) => {
  test.slow()
  await openContact(page)
  await expectAccessible(page, '.contact')
  await sendButton(page).click()
  await expect(page.locator('#contact-summary')).toBeFocused()
  expect(await linksBelow44(page, '.form-summary')).toEqual([])
  await expectAccessible(page, '.contact')

  await fillContact(page)
  await intercept(page, 'contact', (route, count) =>
    count < 2 ? route.fulfill({ status: 503, json: {}, headers: { 'retry-after': '300' } }) : route.continue(),
  )
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible()
  await expectAccessible(page, '.contact')
  await page.getByRole('button', { name: 'Send now' }).click()
  await arrived(page)
  await expectAccessible(page, '.contact')
})
