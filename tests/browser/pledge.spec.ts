import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, freshAddress, patient } from './form-steps.ts'
import { hydrate, watch } from './watch.ts'

/** A name no other test has signed with. */
const freshName = () => `Ada ${crypto.randomUUID().slice(0, 8)}`

async function fill(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('What you are').selectOption('auditor')
  await page.getByLabel('Your page').fill('https://example.com/ada')
  await page.locator('#pledge-email').fill(email)
}

/** Waits until the outbox shows `count` mails to an address, and follows the link of the newest that leads to `what`. */
async function followMail(page: Page, email: string, { count, what }: { count: number; what: 'confirm' | 'withdraw' }) {
  await expect(async () => {
    await page.goto('/outbox')
    await expect(page.getByText(email)).toHaveCount(count, { timeout: 500 })
  }).toPass(patient)
  await page.locator('tr', { hasText: email }).first().getByRole('link').click()
  await page.locator(`a[href*="/pledge/${what}?token="]`).click()
}

/** Fifty names of the wall, as the server would tell them. */
const fifty = (from: number) =>
  Array.from({ length: 50 }, (_, n) => ({
    id: `AAAA-${String(from + n).padStart(4, '0')}`,
    name: `Name ${from + n}`,
    signer: 'Holder',
    signed: '2026-11-20T09:00:00.000Z',
    text: '',
  }))

test('a name is signed, confirmed by mail, stands on the wall, and goes when it is withdrawn', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const watched = await watch(page, baseURL!)
  const [name, email] = [freshName(), freshAddress()]
  await page.goto('/pledge')
  await hydrate(page)
  await fill(page, { name, email })
  await page.getByRole('button', { name: 'Sign the pledge' }).click()
  await expect(page.locator('.form-thanks')).toContainText('Open the mail we have sent you', patient)

  await followMail(page, email, { count: 1, what: 'confirm' })
  await expect(page.getByText(name)).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Confirm and show my name' }).click()
  await expect(page.locator('h1')).toHaveText('Your name is on the wall')
  await expect(page.getByRole('article')).toContainText(name)
  await expectAccessible(page, 'main')
  const certificate = page.url().replace('?signed=1', '')

  await page.goto('/pledge')
  await hydrate(page)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Auditor')
  await expect(
    page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'example.com' }),
  ).toHaveAttribute('rel', 'nofollow ugc noopener')
  await expectAccessible(page, '#wall')
  await page.goto('/pledge/wall')
  await expectAccessible(page, 'main')

  await followMail(page, email, { count: 2, what: 'withdraw' })
  await page.getByRole('button', { name: 'Withdraw and delete my name' }).click()
  await expect(page.getByText('Your name is off the wall')).toBeVisible()
  expect((await page.goto(certificate))!.status()).toBe(404)
  await page.goto('/pledge')
  await hydrate(page)
  await expect(page.locator('#wall .fetch-state:not([data-open])')).toBeAttached()
  await expect(page.getByText(name)).toHaveCount(0)
  expect(watched.problems).toEqual([])
})

test('a name in disguise is refused beside its field, with what to do', async ({ page }) => {
  await page.goto('/pledge')
  await hydrate(page)
  await fill(page, { name: 'P\u0430ypal', email: freshAddress() })
  await page.getByRole('button', { name: 'Sign the pledge' }).click()

  await expect(page.locator('#pledge-summary')).toBeFocused()
  await expect(page.locator('#pledge-name-error')).toHaveText('Write each word in the letters of one alphabet')
  await expectAccessible(page, '#sign')
})

test('the wall says when it is empty, when it cannot be read, and reads on where it ended', async ({ page }) => {
  let answer: object | undefined
  const asked: string[] = []
  await page.route('**/api/pledge/wall*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return answer ? route.fulfill({ json: answer }) : route.abort()
  })
  await page.goto('/pledge')
  await hydrate(page)
  const wall = page.locator('#wall')
  await expect(wall.getByRole('alert')).toContainText('Unable to reach the backend server.')
  answer = { count: 0, names: [] }
  await wall.getByRole('button', { name: 'Try again' }).click()
  await expect(wall).toContainText('Nobody has signed yet.')

  answer = { count: 100, names: fifty(1), next: '5.AAAA-0050' }
  await page.reload()
  await hydrate(page)
  await expect(wall).toContainText('100 names, each confirmed by e-mail.')
  answer = { count: 100, names: fifty(51) }
  await wall.getByRole('button', { name: 'Older names' }).click()
  await expect(wall.getByRole('listitem')).toHaveCount(100)
  await expect(wall.getByRole('list').nth(1)).toBeFocused()
  expect(asked.at(-1)).toBe('?after=5.AAAA-0050')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a name is signed, confirmed and withdrawn, and the wall is a page', async ({ page }) => {
    test.slow()
    const [name, email] = [freshName(), freshAddress()]
    await page.goto('/pledge')
    await fill(page, { name: `${name}\u202E`, email })
    await page.getByRole('button', { name: 'Sign the pledge' }).click()
    await expect(page.locator('#pledge-name-error')).toContainText('Remove the characters that cannot be seen')
    await expect(page.locator('#pledge-email')).toHaveValue(email)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Sign the pledge' }).click()
    await expect(page).toHaveURL(/\/sent\/pledge/)

    await followMail(page, email, { count: 1, what: 'confirm' })
    const withdraw = page.url().replace('confirm', 'withdraw')
    await page.getByRole('button', { name: 'Confirm and show my name' }).click()
    await expect(page.getByRole('article')).toContainText(name)
    await page.getByRole('link', { name: 'See the wall' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()

    expect((await page.goto(withdraw))!.status()).toBe(410)
    await followMail(page, email, { count: 2, what: 'withdraw' })
    await page.getByRole('button', { name: 'Withdraw and delete my name' }).click()
    await page.goto('/pledge')
    await page.getByRole('link', { name: 'See the names' }).click()
    await expect(page.locator('h1')).toHaveText('The wall of the pledge')
    await expect(page.getByText(name)).toHaveCount(0)
  })
})
