import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { goToQuestion } from './question-steps.ts'
import { watch } from './watch.ts'

/** Connects the demo wallet and signs in, on its own sheet each time. */
async function connectDemo(page: Page) {
  const sheet = page.locator('#demo-wallet')
  await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).first().click()
  await sheet.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
}

test('an idea becomes a token with a public page, and a reload loses nothing', async ({ page, baseURL }) => {
  // It compiles, too.
  test.slow()
  const { problems } = await watch(page, baseURL!)
  await page.goto('/meme-token#create')
  const creator = page.locator('.creator')
  await creator.getByLabel('Name').fill('Gold of Zürich')
  await creator.getByLabel('Symbol').fill('GLD')
  await creator.getByLabel('Supply at the launch').fill('1,000,000')
  await expect(creator.getByText('No account has power over this token.')).toBeVisible()

  // The compiler is a worker with a policy of its own; the page’s stays as strict as it is.
  const check = creator.locator('.creator-result .creator-verify')
  await check.getByText('Check the bytes yourself').click()
  await check.getByRole('button', { name: 'Compile it here' }).click()
  await expect(check).toContainText(/The same \d+ bytes, compiled here/, { timeout: 120_000 })

  await creator.getByLabel('Mint', { exact: true }).check()
  await expect(creator.getByText('These powers need an account that may use them.')).toBeVisible()
  await expect(creator.locator('ins').filter({ hasText: 'function mint(' })).toBeVisible()
  await expect(creator.getByText(/^\d+ tests passed for these bytes$/)).toBeVisible()
  await creator.getByLabel('Cap', { exact: true }).first().check()
  await creator.locator('#token-cap').fill('5')
  await creator.getByRole('button', { name: 'Launch GLD' }).or(creator.locator('#token-launch')).first().click()
  await expect(creator.getByText('The cap is below the supply.').first()).toBeVisible()
  await expect(creator.locator('#token-cap')).toBeFocused()
  await creator.locator('#token-cap').fill('2,000,000,000')
  await expect(creator.locator('.creator-cost')).toContainText('Local chain')
  await expectAccessible(page, '.creator')

  // The draft is in the address: others can read what was designed before it is launched.
  await expect(page).toHaveURL(/kind=erc20&with=mintable,capped,permit&access=ownable&name=Gold/)
  await page.reload()
  await expect(creator.getByLabel('Symbol')).toHaveValue('GLD')
  await expect(creator.getByText('This draft came with the link.')).toBeHidden()

  await creator.getByRole('button', { name: 'Launch GLD' }).click()
  await connectDemo(page)
  const sheet = page.getByRole('dialog', { name: 'Create the token GLD' })
  await expect(sheet).toContainText('can create tokens up to the cap')
  await expect(sheet).toContainText('Its address, if you send nothing else first')
  const arrives = sheet.getByRole('heading', { name: 'What arrives' }).locator('..')
  await expect(arrives).toContainText(/^What arrives\+ [\d,.]+ GLD/)
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await page.locator('#demo-wallet').getByRole('button', { name: 'Send' }).click()

  const launched = page.locator('.creator-launched')
  await expect(launched).toContainText('its code is the one you read, byte for byte')
  await expect(launched).toBeFocused()
  await expect(launched.getByText('Code compared')).toBeInViewport()
  await page.reload()
  await expect(launched).toContainText('Token certificate')
  await expectAccessible(page, '.creator-launches')

  // The very same token is not sent twice by a second press.
  await creator.getByRole('button', { name: 'Launch GLD' }).click()
  await expect(creator.locator('.creator-stop')).toContainText('begun the very same launch before')

  await launched.getByText('Check the bytes yourself').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    launched.getByRole('button', { name: 'Save the standard JSON' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('token.json')
  expect(await readFile(await file.path(), 'utf8')).toContain('contract GoldOfZurich is ')
  const [project] = await Promise.all([
    page.waitForEvent('download'),
    creator.getByRole('button', { name: 'Save as a Foundry project' }).click(),
  ])
  expect(project.suggestedFilename()).toBe('gld.zip')
  const inside = Object.keys(unzipSync(await readFile(await project.path())))
  expect(inside).toEqual(
    expect.arrayContaining([
      'gld/src/GoldOfZurich.sol',
      'gld/test/GoldOfZurich.t.sol',
      'gld/constructor-arguments.txt',
    ]),
  )

  await launched.getByRole('link', { name: 'Open its public page' }).click()
  await expect(page).toHaveURL(/\/meme-token\/0x[\da-fA-F]{40}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold of Zürich')
  await expect(page.getByRole('main')).toContainText('one of the tokens this site makes and tests')
  await expect(page.getByRole('main')).toContainText('can create tokens up to the cap')
  await expect(page.getByRole('main')).toContainText('contract GoldOfZurich is ')
  const sought = page.getByRole('group', { name: 'What buyers look for' })
  await expect(sought).toContainText('Nothing of it is locked here. Lock a share')
  await expect(sought).toContainText('None is locked here. Lock liquidity of it')
  await expectAccessible(page, 'main')

  // The holder of the powers comes from there to where they are given up, and the page says so afterwards.
  await page.getByRole('link', { name: 'Yours? Use them, hand them over or give them up' }).click()
  const powers = page.getByRole('region', { name: 'Powers over a token' })
  await powers.getByLabel('What would you like to do?').selectOption('Give up the ownership')
  await expect(powers.getByRole('listitem').first()).toContainText('create tokens up to the cap')
  const giveUp = powers.getByRole('button', { name: 'Give up the ownership' })
  await giveUp.click()
  await expect(powers.getByText('to say that you mean it')).toBeVisible()
  await powers.getByLabel('Type “give up” to confirm').fill('give up')
  await expectAccessible(page, '.creator-given')
  await giveUp.click()
  const last = page.getByRole('dialog', { name: 'Give up the ownership' })
  await expect(last).toContainText('Nobody can ever again create tokens up to the cap')
  await last.getByRole('button', { name: 'Continue in wallet' }).click()
  await page.locator('#demo-wallet').getByRole('button', { name: 'Send' }).click()
  await expect(powers).toContainText('The ownership was given up')
  await powers.getByRole('link', { name: /^0x/ }).click()
  await expect(page.getByRole('main')).toContainText('The ownership was renounced by')
  await expect(page.getByRole('main')).toContainText('No account has power over it.')
  expect(problems).toEqual([])
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('a collection is launched from a link, within the width of the screen', async ({ page }) => {
    await page.goto(
      '/meme-token?kind=erc721&with=capped&access=ownable&name=Plates&symbol=PLT&uri=ipfs://plates/#create',
    )
    await goToQuestion(page, 'Launch')
    await page.getByRole('button', { name: 'Launch PLT' }).tap()
    await connectDemo(page)
    await page.getByRole('button', { name: 'Continue in wallet' }).tap()
    await page.locator('#demo-wallet').getByRole('button', { name: 'Send' }).tap()
    const launched = page.locator('.creator-launched')
    await expect(launched).toContainText('byte for byte')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await launched.getByRole('link', { name: 'Open its public page' }).tap()
    await expect(page.getByRole('main')).toContainText('0 of at most 1000')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})
