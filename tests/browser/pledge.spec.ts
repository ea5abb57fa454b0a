import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible, freshAddress } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
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
  }).toPass()
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
  await expect(page.locator('.form-thanks')).toContainText('Open the mail we have sent you')

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
  await expect(wall).toContainText('100 names, each confirmed by e-mail or signed with a wallet.')
  answer = { count: 100, names: fifty(51) }
  await wall.getByRole('button', { name: 'Older names' }).click()
  await expect(wall.getByRole('listitem')).toHaveCount(100)
  await expect(wall.getByRole('list').nth(1)).toBeFocused()
  expect(asked.at(-1)).toBe('?after=5.AAAA-0050')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

/** A page of the pledge, alive, with a test wallet that nobody has connected. */
async function openWithWallet(page: Page, baseURL: string) {
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys: [generatePrivateKey()] })
  await announceTestWallet(page, wallet)
  await page.goto('/pledge')
  await hydrate(page)
  return wallet
}

/** Fills in what a wallet needs, and no e-mail. */
async function fillForWallet(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('What you are').selectOption('holder')
}

const dialog = (page: Page) => page.getByRole('dialog')
const byWallet = (page: Page) => page.getByRole('button', { name: 'Sign with your wallet' })

test('with a wallet a name is signed without mail, stands on the wall, is replaced, and withdrawn', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { problems, scripts } = await watch(page, baseURL!)
  const wallet = await openWithWallet(page, baseURL!)
  const [first, second] = [freshName(), freshName()]
  const short = `${wallet.address.slice(0, 4)}…${wallet.address.slice(-4)}`
  await fillForWallet(page, first)
  expect(scripts.filter((path) => /wallet-window|page-wallet|pledge-wallet-act/.test(path))).toEqual([])

  await byWallet(page).click()
  await dialog(page).getByRole('button', { name: 'Test wallet' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Sign the pledge' })).toBeVisible()
  await expect(dialog(page)).toContainText(`Name: ${first}`)
  await dialog(page).getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(page.locator('h1')).toHaveText('Your name is on the wall')
  await expect(page.getByRole('article')).toContainText(wallet.address)
  await expect(page.getByRole('main')).toContainText(`Name: ${first}`)
  await expectAccessible(page, 'main')
  const certificate = page.url().replace('?signed=1', '')

  await page.goto('/pledge')
  await hydrate(page)
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText(`signed by ${short}`)
  await expectAccessible(page, '#wall')

  // The second signature: connected and signed in already.
  await fillForWallet(page, second)
  await byWallet(page).click()
  await dialog(page).getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(page.getByRole('article')).toContainText(second)
  expect((await page.request.get(certificate)).status()).toBe(404)

  await page.goto('/pledge')
  await page.getByRole('button', { name: 'Withdraw your name' }).click()
  await expect(dialog(page)).toContainText('withdraw your name from the pledge')
  await dialog(page).getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(page.getByText('Your name is off the wall, and deleted.')).toBeVisible()
  await expect(page.locator('#wall').getByText(second)).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw your name' }).click()
  await expect(page.getByText('No name of this account is under the pledge.')).toBeVisible()
  expect(problems.filter((line) => !/status of 40[14]/.test(line))).toEqual([])
})

test('a signer who goes back, declines or meets a failure sees a message, and keeps what was typed', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const wallet = await openWithWallet(page, baseURL!)
  const name = freshName()
  const failure = page.locator('#pledge-form .form-failure').filter({ hasText: /./ })
  await byWallet(page).click()
  await expect(page.locator('#pledge-name-error')).toHaveText('Enter your name')
  await expect(page.locator('#pledge-email-error')).toBeEmpty()
  await fillForWallet(page, name)

  await byWallet(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(failure).toContainText('No wallet was connected, so nothing was signed.')
  await expect(byWallet(page)).toBeFocused()

  await byWallet(page).click()
  await dialog(page).getByRole('button', { name: 'Test wallet' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  // The window of signing in has a button of that name too.
  await expect(dialog(page).getByRole('heading', { name: 'Sign the pledge' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(failure).toContainText('You went back, so nothing was signed.')

  wallet.gate = 'reject'
  await byWallet(page).click()
  await dialog(page).getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(failure).toContainText('You declined in your wallet')
  await expectAccessible(page, '#sign')

  wallet.gate = 'approve'
  wallet.fault('personal_sign', 4200)
  await byWallet(page).click()
  await dialog(page).getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(failure).toContainText('Error signing message')
  wallet.fault('personal_sign', undefined)

  // A signature that did not arrive is sent again, and the wallet is not asked twice.
  await page.route('**/api/pledge/wallet/sign', (route) => route.abort(), { times: 1 })
  await byWallet(page).click()
  await dialog(page).getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(failure).toContainText('Unable to reach the backend server.')
  await expect(page.getByLabel('Your name')).toHaveValue(name)
  const asked = wallet.requests.filter((method) => method === 'personal_sign').length
  await byWallet(page).click()
  await expect(page.getByRole('article')).toContainText(name)
  expect(wallet.requests.filter((method) => method === 'personal_sign')).toHaveLength(asked)

  // Signed in with the account, the certificate has a button that needs no wallet and no script.
  await page.getByRole('button', { name: 'Withdraw and delete my name' }).click()
  await expect(page.getByText('Your name is off the wall')).toBeVisible()
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
