import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { connectDemoWallet, sendWithDemoWallet } from './mint-steps.ts'
import { goToQuestion, launchInVain } from './question-steps.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`on ${device} a contract with several tokens is made, and its page lists them`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await page.goto('/meme-token?kind=erc6909&with=burnable,pausable&access=ownable&name=Ore&symbol=ORE#create')
    const creator = page.locator('.creator')
    await expect(creator.getByLabel('Several tokens')).toBeChecked()
    await goToQuestion(page, 'Its values')
    await creator.getByLabel('Decimals').fill('19')
    await creator.getByLabel('Supply at the launch').fill('5,000')
    await launchInVain(page)
    await expect(creator.getByText('Enter a whole number from 0 to 18').first()).toBeVisible()
    await creator.getByLabel('Decimals').fill('6')
    await creator.getByLabel('Address of the metadata').fill('ipfs://bafy/ore.json')
    await goToQuestion(page, 'Launch')
    await expect(creator.locator('.creator-powers')).toContainText('can add new tokens')
    await expectAccessible(page, '.creator')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await creator.locator('#token-launch').click()
    await connectDemoWallet(page)
    await sendWithDemoWallet(page)
    const launched = page.locator('.creator-launched')
    await expect(launched).toContainText('byte for byte')
    await launched.getByRole('link', { name: 'Open its public page' }).click()
    await expect(page.getByRole('main')).toContainText('one of the tokens this site makes and tests')
    await expect(page.getByRole('main')).toContainText('Ore: 5,000 ORE exist, 6 decimals')
    await expectAccessible(page, 'main')
  })
