import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSample } from '#tools/audit-estimate/count/zip-sample.ts'
import { expectAccessible, freshAddress } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

const path = '/smart-contract-audit'
const secret = 'contract SecretVault {\n    uint256 a;\n\n    function f() external {\n        a = 1;\n    }\n}\n'
const small = 'contract A {\n}\n'

const code = (page: Page) => page.getByLabel('Paste your Solidity')
const said = (page: Page) => page.locator('.count-progress output')
const days = (page: Page) => page.locator('.estimate-sum').innerText()
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const field = (page: Page, name: string) => page.locator(`#audit-request-${name}`)
const solidity = (name: string, text = small) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

async function open(page: Page) {
  await page.goto(path)
  await hydrate(page)
}

async function fillCode(page: Page) {
  await field(page, 'repository').fill('https://github.com/you/vault')
  await field(page, 'commit').fill('abcdef1')
}

async function fillPerson(page: Page) {
  await field(page, 'name').fill('Ada Lovelace')
  await field(page, 'email').fill(freshAddress())
}

test('pasted code is counted and estimated, the checklist shortens it, and nothing leaves the browser', async ({
  page,
  baseURL,
}) => {
  const watched = await watch(page, baseURL!)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(page)
  await expect(page.locator('.estimate-sum')).toHaveCount(0)

  await code(page).fill(secret)
  await page.locator('#audit-files').setInputFiles([solidity('large.sol', small.repeat(600))])
  await expect(said(page)).toHaveText('1,206 lines in 2 files.')
  const before = await days(page)
  await expect(page.locator('.checklist output')).toHaveText('11 items left')
  for (const box of await page.locator('.checklist input').all()) await box.check()
  await expect(page.locator('.checklist output')).toHaveText('Nothing left')
  expect(await days(page)).not.toBe(before)

  await page.reload()
  await hydrate(page)
  await expect(page.locator('.checklist input:checked')).toHaveCount(11)
  await expect(code(page)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('SecretVault')
  expect(sent.join('\n')).not.toContain('SecretVault')
  expect(watched.problems).toEqual([])
})

test('files, an archive and its surprises are taken in; what is left out is named, and can be counted too', async ({
  page,
}) => {
  await open(page)
  const zip = zipSample([
    { name: 'src/b.sol', text: small },
    { name: 'test/B.t.sol', text: small },
    { name: 'locked.sol', text: small, flags: 1 },
  ])
  await page
    .locator('#audit-files')
    .setInputFiles([
      solidity('a.sol'),
      solidity('words.sol', 'These are words.'),
      { name: 'all.zip', mimeType: 'application/zip', buffer: Buffer.from(await zip.arrayBuffer()) },
    ])

  await expect(said(page)).toHaveText('4 lines in 2 files.')
  await expect(page.getByRole('rowheader', { name: 'src/b.sol' })).toBeVisible()
  await page.getByText('3 files were left out').click()
  const list = page.getByRole('region', { name: 'Files that were left out' })
  await expect(list).toContainText('words.sol: nothing in it is Solidity')
  await expect(list).toContainText('locked.sol: it is encrypted')
  await expect(list).toContainText('test/B.t.sol: it is a test')

  await page.getByLabel('Count tests, mocks').check()
  await expect(said(page)).toHaveText('6 lines in 3 files.')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(code(page)).toBeFocused()
  await expect(said(page)).toHaveText('')
})

test('a chosen folder is counted, and a dropped one with all its folders', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'intaglio-drop-'))
  try {
    for (const name of ['src/deep', 'node_modules/x', 'test']) mkdirSync(join(folder, name), { recursive: true })
    for (const name of ['src/a.sol', 'src/deep/b.sol', 'node_modules/x/c.sol', 'test/d.t.sol', 'README.md'])
      writeFileSync(join(folder, name), small)
    await open(page)
    await page.locator('#audit-folder').setInputFiles(folder)
    await expect(said(page)).toHaveText('4 lines in 2 files.')
    await page.getByRole('button', { name: 'Clear' }).click()

    await code(page).scrollIntoViewIfNeeded()
    const box = (await code(page).boundingBox())!
    const session = await page.context().newCDPSession(page)
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 20, data })

    await expect(said(page)).toHaveText('4 lines in 2 files.')
    await page.getByText('3 files were left out').click()
    await expect(page.getByRole('region', { name: 'Files that were left out' })).toContainText(
      /node_modules\/: it is a folder of others/,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('counting can be ended', async ({ page }) => {
  await open(page)
  await page.route('**/worker-count-worker-*.js', () => undefined)
  await code(page).fill(small)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(said(page)).toHaveText('')
})

test('a counter that cannot be loaded has an error, and is tried again', async ({ page }) => {
  await open(page)
  await page.route('**/worker-count-worker-*.js', (route) => route.abort())
  await code(page).fill(small)
  await expect(said(page)).toHaveText('The counter could not be loaded. Check your connection and try again.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(said(page)).toHaveText('2 lines in 1 file.')
})

test('from the first page a visitor comes to an estimate, hands it to the request, goes through its steps, and follows and withdraws it', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const watched = await watch(page, baseURL!)
  await page.goto('/')
  await hydrate(page)
  await page.locator('.hero').getByRole('link', { name: 'Estimate an audit' }).click()
  await expect(page.locator('#estimate')).toBeInViewport()
  await code(page).fill(secret)
  await expect(said(page)).toHaveText('6 lines in 1 file.')
  await page.getByRole('link', { name: 'Request this audit' }).click()
  await expect(page.getByText('are filled in under “The scope”')).toBeVisible()
  await expect(field(page, 'repository')).toBeFocused()

  // Step 1: an error keeps the visitor here, and its link leads to the field.
  await next(page).click()
  await expect(page.locator('#audit-request-summary')).toBeFocused()
  await page.getByRole('link', { name: 'Name the commit we should read' }).click()
  await expect(field(page, 'commit')).toBeFocused()
  await fillCode(page)
  await page.keyboard.press('Enter')

  // Step 2: filled in by the estimate.
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(field(page, 'chains')).toBeFocused()
  await expect(field(page, 'files')).toHaveValue(/^[0-9a-f]{64} 6 pasted\.sol$/)
  await expect(field(page, 'lines')).toHaveValue('6')
  await expect(field(page, 'estimate')).toHaveValue(/working days, .* USD, indicative; 0 of 11 items ready/)
  await field(page, 'chains').fill('Ethereum')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field(page, 'commit')).toHaveValue('abcdef1')
  await next(page).click()
  await expect(field(page, 'chains')).toHaveValue('Ethereum')
  await next(page).click()

  // A reload goes on where it was left.
  await expect(field(page, 'name')).toBeFocused()
  await expect(page.getByText('Draft kept on this device.')).toBeVisible()
  await page.reload()
  await hydrate(page)
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await fillPerson(page)
  await page.getByRole('button', { name: 'Request this audit' }).click()

  await expect(page.locator('.form-thanks')).toContainText('Your request is stored')
  const reference = await page.locator('.form-thanks code').innerText()
  await page.getByRole('link', { name: 'Follow it' }).click()
  await expect(page).toHaveURL(/\/audit-request\/[\w-]{22}$/)
  await expect(page.locator('main')).toContainText(reference)
  await expect(page.getByRole('rowheader', { name: 'Received, now' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'pasted.sol' })).toBeVisible()
  await expectAccessible(page, 'main')
  const address = page.url()

  await page.getByRole('link', { name: 'Withdraw this request' }).click()
  await page.getByRole('button', { name: 'Withdraw and erase it' }).click()
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible()
  expect((await page.goto(address))!.status()).toBe(410)
  expect(watched.problems.filter((line) => !line.includes('410'))).toEqual([])
})

test('the browser goes back to the page before, not to the step before', async ({ page }) => {
  await page.goto('/pricing')
  await open(page)
  await fillCode(page)
  await next(page).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('an error the server finds in an earlier step leads there', async ({ page }) => {
  await open(page)
  await fillCode(page)
  await next(page).click()
  await field(page, 'chains').fill('Base')
  await next(page).click()
  await fillPerson(page)
  await page.route('**/api/forms/audit-request', (route) =>
    route.fulfill({ status: 422, json: { code: 'form.invalid', message: 'x', fields: { commit: 'No such commit' } } }),
  )
  await page.getByRole('button', { name: 'Request this audit' }).click()

  await expect(page.locator('#audit-request-summary')).toBeFocused()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.locator('#audit-request-commit-error')).toHaveText('No such commit')
})

test('on a phone nothing runs over the edge, and axe finds nothing', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await page.locator('#audit-files').setInputFiles([solidity('src/a-rather-long-name-of-a-file-in-a-folder.sol')])
  await code(page).fill(secret)
  await expect(said(page)).toHaveText('8 lines in 2 files.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page, '.audit-estimate')
  await expectAccessible(page, '.audit-request')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole request is one form, which keeps what was typed when it is refused', async ({ page }) => {
    await page.goto('/audit-request')
    await page.locator('#repository').fill('https://github.com/you')
    await page.locator('#commit').fill('abcdef1')
    await page.locator('#chains').fill('Base')
    await page.locator('#name').fill('Ada Lovelace')
    await page.locator('#email').fill(freshAddress())
    await page.getByRole('button', { name: 'Request this audit' }).click()

    await expect(page.locator('#repository-error')).toContainText('Name the repository too')
    await expect(page.locator('#chains')).toHaveValue('Base')
    await page.locator('#repository').fill('https://github.com/you/vault')
    await page.getByRole('button', { name: 'Request this audit' }).click()

    await expect(page).toHaveURL(/\/audit-request\/[\w-]{22}\?sent=1$/)
    await expect(page.getByText('Your request is stored.')).toBeVisible()
  })
})
