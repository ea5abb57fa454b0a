import { fillContact, freshAddress, sendButton } from './form-steps.ts'
import { expect, test } from './journey-test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a message arrives, and the reference can be read', async ({ page }) => {
  await page.goto('/contact-us')
  await fillContact(page)
  await sendButton(page).click()

  await expect(page).toHaveURL(/\/sent\/contact\?reference=IN-/)
  await expect(page.getByText(/IN-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible()
})

test('without JavaScript a refusal keeps what was typed and says what to do beside the field', async ({ page }) => {
  await page.goto('/contact-us')
  await fillContact(page, 'Hi there')
  await page.getByLabel('Budget').selectOption('10k-50k')
  await sendButton(page).click()

  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('What are you building?')).toHaveValue('Hi there')
  await expect(page.getByLabel('Budget')).toHaveValue('10k-50k')
  await expect(page.locator('#contact-message-error')).toHaveText('Tell us a little more: at least 10 characters')
  await expect(page.locator('.form-summary')).toContainText('Tell us a little more')

  await page.getByLabel('What are you building?').fill('We would like an audit of our vault.')
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/sent\/contact\?reference=IN-/)
})

test('without JavaScript the browser names the field that is missing, and nothing is sent', async ({ page }) => {
  await page.goto('/contact-us')
  await sendButton(page).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.locator('#contact-name:invalid')).toHaveCount(1)
})

test('without JavaScript the newsletter can be sent from the footer', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#newsletter-send')).toBeEnabled()
  await page.locator('#newsletter-email').fill(freshAddress())
  await page.locator('#newsletter-send').click()
  await expect(page).toHaveURL(/\/sent\/newsletter/)
})
