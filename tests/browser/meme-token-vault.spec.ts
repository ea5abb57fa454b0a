import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { connectDemoWallet, sendWithDemoWallet } from './mint-steps.ts'
import { goToQuestion, launchInVain } from './question-steps.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`on ${device} a vault is made for a token of the chain`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await page.goto('/meme-token?kind=erc4626&with=permit,pausable&access=ownable&name=Shares&symbol=SHR#create')
    const creator = page.locator('.creator')
    await expect(creator.getByLabel('Vault')).toBeChecked()
    await launchInVain(page)
    await expect(creator.getByText('Enter the address of the token that is deposited.').first()).toBeVisible()

    const asset = creator.getByLabel('Token that is deposited')
    await asset.fill(`0x${'a1'.repeat(20)}`)
    await expect(creator.getByText('There is no contract at the address of the token')).toBeVisible()
    await asset.fill(sampleWorld.paper)
    await expect(creator.getByText('Deposits are in Sample Paper')).toContainText('Shares have 12')
    await goToQuestion(page, 'Launch')
    await expect(creator.locator('.creator-powers')).toContainText('can stop deposits for any time')
    await expectAccessible(page, '.creator')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await creator.locator('#token-launch').click()
    await connectDemoWallet(page)
    await sendWithDemoWallet(page)
    const launched = page.locator('.creator-launched')
    await expect(launched).toContainText('byte for byte')
    await launched.getByRole('link', { name: 'Open its public page' }).click()
    await expect(page.getByRole('main')).toContainText('one of the tokens this site makes and tests')
    await expect(page.getByRole('main')).toContainText('Shares of')
  })

test('a holder deposits in a vault and withdraws from it', async ({ page, baseURL }) => {
  test.slow()
  const key = generatePrivateKey()
  const url = `${baseURL}/rpc`
  const wallet = createTestWallet({ url, keys: [key] })
  await page.request.post('/api/demo/fund', { data: { address: wallet.address }, headers: { origin: baseURL! } })
  const asset = await deployVariant(url, { key, id: 'erc20', symbol: 'AST' })
  const vault = await deployVariant(url, { key, id: 'erc4626', symbol: 'SHR', values: { asset } })
  await announceTestWallet(page, wallet)
  await page.goto(`/meme-token/${vault}`)
  await page.getByRole('link', { name: 'Deposit or withdraw' }).click()
  const given = page.getByRole('region', { name: 'A vault' })
  await given.getByRole('button', { name: 'Connect a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  const deposits = page.getByRole('region', { name: 'Your deposits' })
  await expect(deposits).toContainText('Your shares are worth 0 AST. The account has 1,000,000 AST beside them.')

  const amount = deposits.getByLabel('Amount of AST')
  const press = (name: string) => deposits.getByRole('button', { name, exact: true }).click()
  const goOn = () => page.getByRole('button', { name: 'Continue in wallet' }).click()
  await amount.fill('1,000,001')
  await press('Deposit')
  await expect(deposits.getByText('The account has 1,000,000 AST.', { exact: true })).toBeVisible()
  await amount.fill('1,000')
  await press('Deposit')
  await goOn()
  // Once the chain has the approval, the wallet asks for the deposit by itself.
  await expect(page.getByRole('dialog', { name: 'Deposit in a vault' })).toContainText('1,000 AST')
  await goOn()
  await expect(deposits).toContainText('Your shares are worth 1,000 AST. The account has 999,000 AST beside them.')

  await deposits.getByLabel('What would you like to do?').selectOption('Withdraw everything')
  await press('Withdraw everything')
  await expect(page.getByRole('dialog', { name: 'Withdraw everything from a vault' })).toBeVisible()
  await goOn()
  await expect(deposits).toContainText('Your shares are worth 0 AST. The account has 1,000,000 AST beside them.')
})
