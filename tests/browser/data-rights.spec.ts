import { readFile } from 'node:fs/promises'
import { arrived, expectAccessible, fillContact, freshAddress, openContact, sendButton } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'

/** Sends a contact message from `email`. Answers its words and its reference. */
async function write(page: Page, email: string) {
  await openContact(page)
  const words = await fillContact(page)
  await page.locator('#contact-email').fill(email)
  await sendButton(page).click()
  return { words, reference: await arrived(page) }
}

/** Asks for the data of an address on its page. */
async function ask(page: Page, email: string) {
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'see, download and erase' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me the links' }).click()
  await expect(page.getByText('If we hold anything about this address, a mail is on its way.')).toBeVisible()
}

/** Finds the mail to an address in the outbox, and answers where its links lead. */
async function linksFor(page: Page, email: string): Promise<string[]> {
  await expect(async () => {
    await page.goto('/outbox')
    const row = page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'Your data at' })
    await row.getByRole('link').first().click({ timeout: 1_000 })
  }).toPass()
  const links = page.locator('main a[href*="/privacy/your-data/"]')
  return links.evaluateAll((found) => [...new Set(found.map((link) => (link as HTMLAnchorElement).pathname))])
}

test('a visitor sees, downloads and erases what was stored, and it is gone', async ({ page }) => {
  test.slow()
  const email = freshAddress()
  const { words, reference } = await write(page, email)
  await ask(page, email)
  const [see, erase] = await linksFor(page, email)

  await page.goto(see!)
  await expect(page.getByText(`What we store about ${email}`)).toBeVisible()
  await expect(page.getByRole('cell', { name: reference })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything as JSON' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('your-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.submissions).toMatchObject([{ reference, answers: { 'What are you building?': words } }])

  await page.getByRole('link', { name: 'Erase all of this' }).click()
  await expect(page).toHaveURL(erase!)
  await page.getByRole('link', { name: 'Keep it' }).click()
  await expect(page).toHaveURL(see!)
  await page.goto(erase!)
  await page.getByRole('button', { name: 'Erase all of it' }).click()
  await expect(page.getByRole('heading', { name: 'Erased', level: 1 })).toBeVisible()

  expect((await page.goto(see!))!.status()).toBe(410)
  await page.goto('/outbox')
  await expect(page.getByText(email)).toHaveCount(0)
  await ask(page, email)
  await page.waitForTimeout(3_000)
  await page.goto('/outbox')
  await expect(page.getByText(email)).toHaveCount(0)
})

test('every page of it can be used by everybody, at every width', async ({ page }) => {
  test.slow()
  const email = freshAddress()
  await write(page, email)
  await ask(page, email)
  const links = await linksFor(page, email)

  for (const path of ['/privacy/your-data', '/privacy/your-data?asked=1', '/privacy/your-data?erased=1', ...links]) {
    await page.goto(path)
    await expectAccessible(page, 'html')
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what is no address comes back with the reason, and an address is taken', async ({ page }) => {
    await page.goto('/privacy/your-data')
    await page.getByLabel('E-mail address').fill('ada@example')
    await page.getByRole('button', { name: 'Send me the links' }).click()
    await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
      'Enter an e-mail address, such as ada@mail.example',
    )

    await page.getByLabel('E-mail address').fill(freshAddress())
    await page.getByRole('button', { name: 'Send me the links' }).click()
    await expect(page).toHaveURL('/privacy/your-data?asked=1')
  })
})
