import { readFileSync } from 'node:fs'
import { demoAddress } from './claim-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { confirmSheet, openWithDemoWallet, sendInDemoWallet } from './lock-steps.ts'
import { goToQuestion } from './question-steps.ts'
import { watch } from './watch.ts'

/** Launches the draft of the page, and opens the public page of the collection and then its sale. */
async function launchAndOpen(page: Page, symbol: string) {
  await goToQuestion(page, 'Launch')
  await page.getByRole('button', { name: `Launch ${symbol}` }).click()
  await confirmSheet(page, `Create the token ${symbol}`)
  await sendInDemoWallet(page)
  const launched = page.locator('.creator-launched')
  await expect(launched).toContainText('byte for byte')
  await launched.getByRole('link', { name: 'Open its public page' }).click()
  await expect(page.getByRole('heading', { name: 'Its sale and terms' })).toBeVisible()
}

/** Confirms what the page has asked for. */
async function confirm(page: Page, title: string | RegExp) {
  await confirmSheet(page, title)
  await sendInDemoWallet(page)
}

test('a collection with a sale and a reveal is launched, sold from and revealed', async ({ page, baseURL }) => {
  test.slow()
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/meme-token?kind=erc721&with=capped&access=ownable#create')
  const creator = page.locator('.creator')
  await creator.getByLabel('Sale with a later reveal').check()
  await expect(creator.locator('.creator-powers')).toContainText('know before the reveal which numbers are rare')
  await creator.locator('#token-name').fill('Veiled plates')
  await creator.locator('#token-symbol').fill('VEIL')
  await creator.locator('#token-maxSupply').fill('9')
  await creator.locator('#token-uri').fill('ipfs://veil/hidden.json')
  await creator.locator('#token-price').fill('0.002')
  await creator.locator('#token-perAccount').fill('3')
  await creator.getByText('Make the hash of the hidden metadata').click()
  await creator.getByLabel('Address of the metadata after the reveal').fill('ipfs://veil/')
  const saving = page.waitForEvent('download')
  await creator.getByRole('button', { name: 'Make the hash and save the file' }).click()
  const hidden = readFileSync(await (await saving).path())
  await expect(creator.locator('#token-commitment')).toHaveValue(/^0x[\da-f]{64}$/)
  await expectAccessible(page, '.creator')
  await launchAndOpen(page, 'VEIL')

  const main = page.getByRole('main')
  await expect(main).toContainText('Everyone buys from the launch on, for 0.002 ETH each, 3 for an account at most.')
  await expect(main).toContainText('5 %, which markets may pay to')
  await expect(main).toContainText('hidden; its hash is fixed')
  await expect(main).toContainText('0 of at most 9')
  await page.getByRole('link', { name: 'Buy a piece' }).click()
  const sale = page.locator('.creator-sale')
  await sale.getByLabel('Pieces', { exact: true }).fill('4')
  await sale.getByRole('button', { name: 'Buy 4 pieces: 0.008 ETH' }).click()
  await expect(sale).toContainText('You can buy 3 at most now.')
  await sale.getByLabel('Pieces', { exact: true }).fill('2')
  await expectAccessible(page, '.creator-sale')
  await sale.getByRole('button', { name: 'Buy 2 pieces: 0.004 ETH' }).click()
  const sheet = page.getByRole('dialog', { name: 'Buy 2 pieces' })
  await expect(sheet).toContainText('0.004 ETH')
  await expect(sheet).toContainText('It does not come back')
  await confirm(page, 'Buy 2 pieces')
  await expect(sale).toContainText('You can buy 1 more.')
  await expect(sale).toContainText('2 of 9 pieces are created.')

  await expect(sale).toContainText('0.004 ETH wait for the receiver of the proceeds')
  await sale.getByRole('button', { name: 'Send the proceeds to their receiver' }).click()
  await confirm(page, 'Send the proceeds to their receiver')
  await expect(sale.getByRole('button', { name: 'Send the proceeds to their receiver' })).toBeHidden()

  const file = sale.getByLabel('Reveal the metadata')
  const other = Buffer.from(JSON.stringify({ uri: 'ipfs://other/', salt: `0x${'12'.repeat(32)}` }))
  await file.setInputFiles({ name: 'reveal.json', mimeType: 'application/json', buffer: other })
  await expect(sale).toContainText('This file belongs to another hash.')
  await file.setInputFiles({ name: 'reveal.json', mimeType: 'application/json', buffer: hidden })
  await confirm(page, 'Reveal the metadata of all pieces')
  await expect(file).toBeHidden()
  await page.locator('.creator-given').getByRole('link').first().click()
  await expect(page.getByRole('row', { name: 'Metadata revealed' })).toBeVisible()
  await expect(main).toContainText('2 of at most 9')
  expect(problems).toEqual([])
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('only accounts on the list buy before the sale begins, within the width of the screen', async ({ page }) => {
    test.slow()
    await openWithDemoWallet(
      page,
      '/meme-token?kind=erc721&with=capped,sale&access=ownable&name=Listed&symbol=LSTD&uri=ipfs://listed/&price=0.003&listPrice=0.001&saleStart=2127-03-31+18:00#create',
    )
    const creator = page.locator('.creator')
    const own = await demoAddress(page)
    const someone = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await goToQuestion(page, 'Its values')
    await creator.getByText('Make an allow list').click()
    await creator.getByLabel('Accounts that may buy first').fill(`${someone}\n${own}\n0x12`)
    await creator.getByRole('button', { name: 'Make the root and save the list' }).click()
    await expect(creator).toContainText('Entry 3, “0x12”, is not an account.')
    await creator.getByLabel('Accounts that may buy first').fill(`${someone}\n${own}`)
    const saving = page.waitForEvent('download')
    await creator.getByRole('button', { name: 'Make the root and save the list' }).click()
    const list = await (await saving).path()
    await expect(creator).toContainText('The root of 2 accounts is in its field.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await launchAndOpen(page, 'LSTD')
    await expect(page.getByRole('main')).toContainText(
      'Accounts on the list buy from the launch until 2127-03-31 18:00',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

    await page.getByRole('link', { name: 'Buy a piece' }).click()
    const sale = page.locator('.creator-sale')
    await sale.getByLabel('The allow list').fill(someone)
    await sale.getByRole('button', { name: 'Buy 1 piece: 0.001 ETH' }).click()
    await expect(sale).toContainText('This is not the list of this phase')
    await sale.getByLabel('Open the file of the list').setInputFiles(list)
    await expect(sale.getByLabel('The allow list')).toHaveValue(`${someone}\n${own}\n`)
    await sale.getByRole('button', { name: 'Buy 1 piece: 0.001 ETH' }).click()
    await confirm(page, 'Buy 1 piece')
    await expect(sale).toContainText('1 of 1000 pieces are created.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})
