import { expectAccessible, freshAddress, intercept } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

// A visitor whose clock is not ours.
test.use({ timezoneId: 'America/New_York' })

const zone = (page: Page) => page.getByLabel('Time zone')
const days = (page: Page) => page.locator('input[name=day]:enabled')
const times = (page: Page) => page.locator('.booking-times input')
const chosenTime = (page: Page) => page.locator('input[name=slot]:checked')
const booked = (page: Page) => page.locator('.booked')

async function openBook(page: Page) {
  await page.goto('/book')
  await hydrate(page)
  await expect(times(page).first()).toBeVisible()
}

async function fillIn(page: Page, address: string) {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.locator('#booking-email').fill(address)
  await page.getByLabel('What is it about?').selectOption('audit')
}

/** Waits until the outbox has a mail to an address whose subject begins like that, and opens it. */
async function openMail(page: Page, address: string, subject: string) {
  const mail = page.getByRole('row').filter({ hasText: address }).getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mail.click()
}

test('Talk to Us leads to a call that is booked by keyboard, found in the mail, moved and cancelled by its link', async ({
  page: home,
  context,
  baseURL,
}) => {
  test.slow()
  await home.goto('/')
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    home.locator('header').getByRole('link', { name: 'Talk to Us' }).first().click(),
  ])
  await expect(page).toHaveURL(/\/book$/)
  const watched = await watch(page, baseURL!)
  await openBook(page)
  await expect(zone(page)).toHaveValue('America/New_York')
  await expect(page.getByText('We are in London.')).toBeVisible()

  // The arrows choose a day, Tab leads to its times, the space bar takes one.
  // This week may have a single day left.
  while ((await days(page).count()) < 2) await page.getByRole('button', { name: 'Later week' }).press('Enter')
  const first = await days(page).first().getAttribute('value')
  await page.locator('input[name=day]:checked').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('input[name=day]:checked')).not.toHaveValue(first!)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const slot = (await chosenTime(page).getAttribute('value'))!
  const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(Date.parse(slot))
  await expect(page.locator('.choice:has(:checked)')).toHaveText(
    `${inZone('America/New_York')}${inZone('Europe/London')} London`,
  )
  await zone(page).selectOption('Asia/Tokyo')
  await expect(page.locator('.choice:has(:checked)')).toContainText(inZone('Asia/Tokyo'))
  await zone(page).selectOption('America/New_York')

  // What is missing is said beside its field, and a reload loses nothing.
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.locator('#booking-summary')).toContainText('Tell us your name')
  const address = freshAddress()
  await fillIn(page, address)
  await expect(page.getByText('Draft kept on this device.')).toBeVisible()
  await expectAccessible(page, '.booking')
  await page.reload()
  await hydrate(page)
  await expect(chosenTime(page)).toHaveValue(slot)
  await expect(page.locator('#booking-email')).toHaveValue(address)

  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(booked(page)).toBeFocused()
  await expect(booked(page)).toContainText(`${inZone('America/New_York')} to `)
  await expect(booked(page)).toContainText('(America/New York, UTC-')
  await expect(booked(page)).toContainText(`For us: `)
  await expectAccessible(page, '.booked')
  const file = await page.getByRole('link', { name: 'Save to calendar' }).getAttribute('href')
  const saved = await page.request.get(file!)
  expect(saved.headers()['content-type']).toContain('text/calendar')
  expect(await saved.text()).toContain(`DTSTART:${slot.replaceAll(/[-:]/g, '').replace('Z', '00Z')}`)
  expect(watched.problems).toEqual([])

  await openMail(page, address, 'Your call is booked')
  await expect(page.getByRole('link', { name: 'Calendar file' })).toBeVisible()
  await page.getByRole('link', { name: /\/book\/[\w-]{22}$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your call' })).toBeVisible()
  await expect(page.getByText(`${inZone('Europe/London')} to `)).toBeVisible()
  const link = page.url()

  await page.getByRole('link', { name: 'Change the time' }).click()
  const other = page.locator('input[name=slot]').nth(1)
  const moved = (await other.getAttribute('value'))!
  expect(moved).not.toBe(slot)
  // The first week is open, and may have a single time left.
  const week = page.locator('details').filter({ has: page.locator(`input[name=slot][value="${moved}"]`) })
  if ((await week.getAttribute('open')) === null) await week.locator('summary').click()
  await other.check()
  await expectAccessible(page, '.booking-plain')
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByText('Your call has a new time.')).toBeVisible()
  await openMail(page, address, 'Your call has a new time')

  await page.goto(link)
  await page.getByRole('link', { name: 'Cancel the call' }).click()
  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await expect(page.getByRole('heading', { name: 'Call cancelled' })).toBeVisible()
  await openMail(page, address, 'Your call is cancelled')
})

test('at 375 px a time that was taken meanwhile gives way to the nearest free one, and a failure to one more try', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 812 })
  let broken = true
  await page.route('**/api/booking/slots', (route) =>
    broken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.goto('/book')
  await hydrate(page)
  await expect(page.getByText('We cannot store anything at the moment.')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()

  const later = page.getByRole('button', { name: 'Later week' })
  while (await later.isEnabled()) await later.click()
  await expect(page.getByRole('button', { name: 'Earlier week' })).toBeEnabled()
  await times(page).first().check()
  const slot = (await chosenTime(page).getAttribute('value'))!
  const address = freshAddress()
  await fillIn(page, address)
  await page.getByLabel('What should we read before?').fill('Two sentences. They stay.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  const rival = { slot, zone: 'Europe/Paris', name: 'Grace Hopper', email: freshAddress(), topic: 'token' }
  expect((await page.request.post('/api/forms/booking', { form: rival, maxRedirects: 0 })).status()).toBe(303)
  const keys = await intercept(page, 'booking', (route) => route.continue())
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.locator('#booking-summary')).toBeFocused()
  await expect(page.locator('#booking-slot-error')).toContainText('This time has been taken. The nearest free ones are')
  const nearest = page.locator('.booking-lost button')
  await expect(nearest).toHaveCount(3)
  await expect(page.getByLabel('What should we read before?')).toHaveValue('Two sentences. They stay.')
  await expectAccessible(page, '.booking')

  const words = (await nearest.first().innerText()).split(', ').at(-1)!
  await nearest.first().click()
  await expect(chosenTime(page)).toBeFocused()
  await expect(chosenTime(page)).not.toHaveValue(slot)
  await expect(page.locator('.choice:has(:checked)')).toContainText(words)
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(booked(page)).toBeFocused()
  await expect(booked(page)).toContainText(`${words} to `)
  // Other words go out under another key.
  expect(new Set(keys).size).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
