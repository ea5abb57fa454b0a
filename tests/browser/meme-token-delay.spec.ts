import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'

const id = 'erc20-mintable-pausable-permit-delayed-roles'
const other = `0x${'a1'.repeat(20)}` as const

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue in wallet' }).click()

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`on ${device} a power is announced, seen by everyone, cancelled, and carried out`, async ({ page, baseURL }) => {
    test.slow()
    await page.setViewportSize(viewport)
    const key = generatePrivateKey()
    const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys: [key] })
    const origin = { headers: { origin: baseURL! } }
    await page.request.post('/api/demo/fund', { data: { address: wallet.address }, ...origin })
    const token = await deployVariant(`${baseURL}/rpc`, { key, id, symbol: 'SLOW' })
    await announceTestWallet(page, wallet)

    await page.goto(`/meme-token/${token}`)
    await expect(page.getByRole('main')).toContainText('Every use of a power waits 2 seconds.')
    await expect(page.getByRole('main')).toContainText('Nothing is announced now.')
    await page.getByRole('link', { name: 'Yours? Announce, cancel or carry out' }).click()
    const given = page.getByRole('region', { name: 'Powers over a token' })
    await given.getByRole('button', { name: 'Connect a wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
    await page.getByRole('button', { name: 'Sign message' }).click()

    const powers = page.getByRole('region', { name: 'Powers behind a delay' })
    const announce = powers.getByRole('button', { name: 'Announce it' })
    await powers.getByLabel('What would you like to announce?').selectOption('Create tokens')
    await announce.click()
    await expect(powers.getByText('Name the account.')).toBeVisible()
    await powers.getByRole('textbox', { name: 'Account' }).fill(other)
    await powers.getByLabel('Amount of SLOW').fill('1,000.5')
    await expectAccessible(page, '.timelock')
    await announce.click()
    const sheet = page.getByRole('dialog', { name: 'Announce the use of a power' })
    await expect(sheet).toContainText('Create 1,000.5 SLOW for')
    await expect(sheet).toContainText('2 seconds from now')
    await goOn(page)
    const listed = powers.getByRole('listitem')
    await expect(listed).toContainText('Create 1,000.5 SLOW for')
    await expectAccessible(page, '.timelock')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    // Everyone sees it: the public page needs no wallet.
    const seen = await (await page.request.get(`/meme-token/${token}`)).text()
    expect(seen).toContain('Create 1,000.5 SLOW for')

    await listed.getByRole('button', { name: 'Cancel it' }).click()
    await expect(page.getByRole('dialog', { name: 'Cancel what was announced' })).toContainText('Create 1,000.5 SLOW')
    await goOn(page)
    await expect(powers).toContainText('Nothing is announced now.')

    await powers.getByLabel('What would you like to announce?').selectOption('Stop all transfers')
    await announce.click()
    await goOn(page)
    await expect(listed).toContainText('Stop all transfers.')
    const carryOut = listed.getByRole('button', { name: 'Carry it out' })
    await expect(carryOut).toBeVisible()
    // The local chain makes no block by itself: the newest is older than the time that has come.
    await carryOut.click()
    await expect(page.getByRole('dialog', { name: 'Carry out what was announced' })).toContainText(
      'Stop all transfers.',
    )
    await goOn(page)
    await expect(powers).toContainText('Nothing is announced now.')
    await expect(given).toContainText('It is paused.')
  })

test('pieces behind a delay are announced together, created for their maker, and sent by a list', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const key = generatePrivateKey()
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys: [key] })
  await page.request.post('/api/demo/fund', { data: { address: wallet.address }, headers: { origin: baseURL! } })
  const token = await deployVariant(`${baseURL}/rpc`, { key, id: 'erc721-delayed-ownable', symbol: 'LATE' })
  await announceTestWallet(page, wallet)
  await page.goto(`/meme-token/${token}`)
  await page.getByRole('link', { name: 'Yours? Announce, cancel or carry out' }).click()
  const given = page.getByRole('region', { name: 'A collection and its pieces' })
  await given.getByRole('button', { name: 'Connect a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
  await page.getByRole('button', { name: 'Sign message' }).click()

  await given.getByText('Send pieces by a list').click()
  const home = page.locator('.pieces-home > details').filter({ hasText: 'Send pieces by a list' })
  await home
    .getByLabel('Addresses, and how many pieces')
    .fill(`${other}\n0x70997970C51812dc3A010C7d01b50e0d17dc79C8, 2`)
  await expect(home).toContainText('for your own account: 3 pieces. Once it is carried out')
  await expect(home).toContainText('3 pieces for 2 accounts: 2 transactions')
  await home.getByRole('button', { name: 'Send 3 pieces' }).click()
  await expect(home).toContainText('The newest 3 pieces are not all in your account.')

  const powers = page.getByRole('region', { name: 'Powers behind a delay' })
  await powers.getByLabel('What would you like to announce?').selectOption('Create pieces')
  await powers.getByRole('textbox', { name: 'Account' }).fill(wallet.address)
  await powers.getByRole('textbox', { name: 'How many' }).fill('3')
  await powers.getByRole('button', { name: 'Announce it' }).click()
  await goOn(page)
  const carryOut = powers.getByRole('listitem').getByRole('button', { name: 'Carry it out' })
  await expect(carryOut).toBeVisible()
  await wallet.provider.request({ method: 'eth_sendTransaction', params: [{ to: wallet.address }] })
  await carryOut.click()
  await goOn(page)
  await expect(powers).toContainText('Nothing is announced now.')

  await home.getByRole('button', { name: 'Send 3 pieces' }).click()
  await goOn(page)
  await expect(page.getByRole('dialog', { name: 'Send 3 pieces to 2 accounts' })).toBeVisible()
  await goOn(page)
  await expect(home).toContainText('Every account on the list has its pieces.')
  await page.goto(`/meme-token/${token}`)
  await expect(page.getByRole('main')).toContainText(/Pieces\s*3/)
})

test('a stablecoin and a real-world asset begin with what they need, and the delay can be added', async ({ page }) => {
  await page.goto('/meme-token#create')
  const creator = page.locator('.creator')
  await creator.getByLabel('Stablecoin').check()
  for (const option of ['Mint', 'Burn', 'Pause', 'Block list', 'Freeze amounts', 'Permit'])
    await expect(creator.getByLabel(option, { exact: true })).toBeChecked()
  await expect(creator.getByLabel('Who may restrict accounts')).toBeVisible()
  await expect(creator.locator('.creator-powers')).toContainText('The controller')

  await creator.getByLabel('Real-world asset').check()
  await expect(creator.getByLabel('Allow list', { exact: true })).toBeChecked()
  await expect(creator.getByLabel('Block list', { exact: true })).not.toBeChecked()

  await creator.getByLabel('Delay', { exact: true }).check()
  await expect(creator.getByLabel('Roles')).toBeChecked()
  // The timelock has the roles: nobody is asked who gets them.
  await expect(creator.getByLabel('Who may restrict accounts')).toBeHidden()
  await expect(creator.getByLabel('Hours of delay')).toHaveValue('48')
  await expect(creator.locator('.creator-powers')).toContainText('each time after the delay')
  await expect(creator.getByLabel('Real-world asset')).not.toBeChecked()
  await expectAccessible(page, '.creator')
})
