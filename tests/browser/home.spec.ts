import type { Locator } from '@playwright/test'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

const start = (page: Page) => page.locator('#token-start')
const plate = (page: Page) => page.locator('.hero-plate')
/** Goes on from the sheet that shows what is signed. The demo wallet does not ask a second time. */
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue in wallet' }).click()

/** All lines of the seal: two seals share the outermost one more often than once in a hundred. */
const linesOf = (certificate: Locator) =>
  certificate
    .locator('.certificate-seal path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '))

test('a name is engraved as it is typed, launched, locked and proven on the first page', async ({ page, baseURL }) => {
  test.slow()
  const { problems } = await watch(page, baseURL!)
  await page.goto('/')
  await hydrate(page)
  await expect(plate(page).locator('.hero-rosette path').first()).toBeAttached()
  await expect(plate(page).locator('.certificate')).toHaveCount(0)

  await start(page).getByLabel('Or try it: name a token').fill('Gold of Zürich')
  const certificate = plate(page).getByRole('article', { name: 'Token certificate: Gold of Zürich' })
  await expect(certificate).toContainText('The chain gives it at the launch.')
  const named = await linesOf(certificate)
  await expectAccessible(page, '.hero')

  await start(page).getByRole('button', { name: 'Launch GOLD' }).click()
  const sheet = page.getByRole('dialog', { name: 'Create the token GOLD' })
  await expect(sheet).toContainText('Demo wallet')
  await goOn(page)
  const lock = plate(page).getByRole('button', { name: 'Lock 500,000 GOLD for a year' })
  await expect(lock).toBeVisible()
  await expect(certificate.locator('.address')).toHaveText(/^0x[\da-fA-F]{40}$/)
  expect(await linesOf(certificate)).not.toBe(named)

  await lock.click()
  await goOn(page)
  await expect(page.getByRole('dialog', { name: /Lock/ })).toBeVisible()
  await goOn(page)
  const proof = plate(page).getByRole('link', { name: 'See the public proof' })
  await expect(proof).toBeVisible()
  await expect(proof).toBeInViewport()
  await expectAccessible(page, '.hero')
  await proof.click()
  await expect(page).toHaveURL(/\/token-locking\/0x[\da-fA-F]{40}-1$/)
  await expect(page.getByRole('main')).toContainText('500,000 GOLD')
  expect(problems).toEqual([])
})

test('a wallet that says no leaves the name and the way back', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await start(page).getByLabel('Or try it: name a token').fill('Silver')
  await start(page).getByRole('button', { name: 'Launch SILVE' }).click()
  await page.getByRole('dialog', { name: 'Create the token SILVE' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(plate(page).getByRole('alert')).toContainText('nothing was sent')
  await plate(page).getByRole('button', { name: 'Change the name' }).click()
  await expect(start(page).getByLabel('Or try it: name a token')).toHaveValue('Silver')
  await expect(start(page).getByRole('button', { name: 'Launch SILVE' })).toBeEnabled()
})

test('where the product brings no chain, the name goes on to the creator', async ({ page }) => {
  await page.route('**/api/config', (route) => route.fulfill({ json: { chainId: 1, demoWallet: false } }))
  await page.goto('/')
  await hydrate(page)
  await start(page).getByLabel('Or try it: name a token').fill('Gold of Zürich')
  await start(page).getByRole('button', { name: 'Launch GOLD' }).click()
  await expect(page).toHaveURL(/\/meme-token\?.*name=Gold/)
  await expect(page.locator('.creator').getByLabel('Name')).toHaveValue('Gold of Zürich')
})

test('each proof leads to its record', async ({ page }) => {
  await page.goto('/')
  for (const name of ['lines of our contracts', 'gas to lock', 'deliberate breaks']) {
    const link = page.locator('#proofs').getByRole('link', { name })
    const value = await link.locator('.proof-value').innerText()
    const [, anchor] = (await link.getAttribute('href'))!.split('#')
    await page.goto(`/evidence#${anchor}`)
    const said = page.locator(`#${anchor}`)
    await expect(said).toContainText('Measured')
    if (!value.includes('%')) await expect(said).toContainText(value)
    await page.goto('/')
  }
})

test('every page ends with a way on, but the legal ones, contact and booking', async ({ page }) => {
  for (const path of ['/', '/nft-audit', '/pricing', '/blog', '/media']) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: /Know the price/ }), path).toBeVisible()
  }
  for (const path of ['/privacy', '/termsAndCondition', '/contact-us', '/book']) {
    await page.goto(path)
    await expect(page.locator('.closing'), path).toHaveCount(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no plate is empty, and the name goes on to the creator', async ({ page }) => {
    await page.goto('/')
    for (const place of ['.hero-rosette', '.look-alike figure >> nth=0', '.people li >> nth=0'])
      expect(await page.locator(place).locator('path').count(), place).toBeGreaterThan(3)
    await start(page).getByLabel('Or try it: name a token').fill('Gold')
    await start(page).getByRole('button').click()
    await expect(page).toHaveURL(/\/meme-token\?name=Gold&supply=1%2C000%2C000&kind=erc20#create$/)
  })
})
