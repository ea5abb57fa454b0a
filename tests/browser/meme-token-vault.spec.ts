import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { connectDemoWallet, sendWithDemoWallet } from './mint-steps.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`on ${device} a vault is made for a token of the chain`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await page.goto('/meme-token?kind=erc4626&with=permit,pausable&access=ownable&name=Shares&symbol=SHR#create')
    await page.getByRole('link', { name: 'Make your token' }).click()
    const creator = page.locator('.creator')
    await expect(creator.getByLabel('Vault')).toBeChecked()
    await creator.getByRole('button', { name: 'Launch SHR' }).click()
    await expect(creator.getByText('Enter the address of the token that is deposited.').first()).toBeVisible()

    const asset = creator.getByLabel('Token that is deposited')
    await asset.fill(`0x${'a1'.repeat(20)}`)
    await expect(creator.getByText('There is no contract at the address of the token')).toBeVisible()
    await asset.fill(sampleWorld.paper)
    await expect(creator.getByText('Deposits are in Sample Paper')).toContainText('Shares have 12')
    await expect(creator.locator('.creator-powers')).toContainText('can stop deposits for any time')
    await expectAccessible(page, '.creator')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await creator.getByRole('button', { name: 'Launch SHR' }).click()
    await connectDemoWallet(page)
    await sendWithDemoWallet(page)
    const launched = page.locator('.creator-launched')
    await expect(launched).toContainText('byte for byte')
    await launched.getByRole('link', { name: 'Open its public page' }).click()
    await expect(page.getByRole('main')).toContainText('one of the tokens this site makes and tests')
    await expect(page.getByRole('main')).toContainText('Shares of')
  })
