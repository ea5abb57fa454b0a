import { createPublicClient, erc20Abi, http, parseAbi, parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { given, usePower } from './power-steps.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { watch } from './watch.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Opens the page of a token, and from there, connected, where its powers are used. */
async function openPowers(page: Page, token: string) {
  await page.goto(`/meme-token/${token}`)
  await page.getByRole('link', { name: 'Yours? Use them, hand them over or give them up' }).click()
  await given(page).getByRole('button', { name: 'Connect a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(given(page)).toContainText('The owner is the connected account')
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`on ${device} an owner creates tokens, stops all transfers and resumes them`, async ({ page, baseURL }) => {
    test.slow()
    await page.setViewportSize(viewport)
    const { problems } = await watch(page, baseURL!)
    const [key, url] = [generatePrivateKey(), `${baseURL}/rpc`]
    const wallet = createTestWallet({ url, keys: [key] })
    await page.request.post('/api/demo/fund', { data: { address: wallet.address }, headers: { origin: baseURL! } })
    const token = await deployVariant(url, { key, id: 'erc20-mintable-pausable-permit-ownable', symbol: 'PWR' })
    const chain = createPublicClient({ transport: http(url) })
    await announceTestWallet(page, wallet)
    await openPowers(page, token)

    // What is missing is said under its field, and nothing is asked of the wallet.
    await given(page).getByRole('button', { name: 'Create tokens', exact: true }).click()
    await expect(given(page).getByText('Name the account.')).toBeVisible()
    await expectAccessible(page, '.creator-given')
    await usePower(page, 'Create tokens', {
      fields: { Account: other, 'Amount of PWR': '1,000.5' },
      says: 'Create 1,000.5 PWR for',
    })
    const balance = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [other] } as const
    expect(await chain.readContract(balance)).toBe(parseEther('1000.5'))

    await usePower(page, 'Stop all transfers', { says: 'Stop all transfers.' })
    await expect(given(page)).toContainText('It is paused.')
    await given(page).getByLabel('What would you like to do?').selectOption('Create tokens')
    await given(page).getByRole('textbox', { name: 'Account', exact: true }).fill(other)
    await given(page).getByRole('textbox', { name: 'Amount of PWR', exact: true }).fill('1')
    await given(page).getByRole('button', { name: 'Create tokens', exact: true }).click()
    await expect(given(page).getByText('It is paused. Resume it first.')).toBeVisible()
    // What was typed is still there.
    await expect(given(page).getByRole('textbox', { name: 'Amount of PWR', exact: true })).toHaveValue('1')
    await usePower(page, 'Resume transfers', { says: 'Resume transfers.' })
    await expect(given(page)).not.toContainText('It is paused.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  })

test('the owner of a collection creates its pieces up to the last, and adds a token to several', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const [key, url] = [generatePrivateKey(), `${baseURL}/rpc`]
  const wallet = createTestWallet({ url, keys: [key] })
  await page.request.post('/api/demo/fund', { data: { address: wallet.address }, headers: { origin: baseURL! } })
  const pieces = await deployVariant(url, { key, id: 'erc721-capped-ownable', symbol: 'PCS' })
  const several = await deployVariant(url, { key, id: 'erc6909-ownable', symbol: 'SVR' })
  const chain = createPublicClient({ transport: http(url) })
  await announceTestWallet(page, wallet)
  await openPowers(page, pieces)
  await usePower(page, 'Create pieces', { fields: { Account: other, 'How many': '7' }, says: 'Create 7 pieces for' })
  await given(page).getByRole('textbox', { name: 'Account', exact: true }).fill(other)
  await given(page).getByRole('textbox', { name: 'How many', exact: true }).fill('3')
  await given(page).getByRole('button', { name: 'Create pieces', exact: true }).click()
  await expect(given(page).getByText('Only 2 pieces can still be created. Enter a smaller number.')).toBeVisible()
  await page.goto(`/meme-token/${pieces}`)
  await expect(page.getByRole('main')).toContainText('7 of at most 9')

  await page.getByRole('link', { name: 'Yours? Use them, hand them over or give them up' }).waitFor()
  await page.goto(`/meme-token/${several}`)
  await page.getByRole('link', { name: 'Yours? Use them, hand them over or give them up' }).click()
  await expect(given(page)).toContainText('The owner is the connected account')
  await usePower(page, 'Add a token', {
    fields: {
      Name: 'Silver',
      Symbol: 'SLV',
      Decimals: '2',
      Amount: '25.5',
      Account: other,
      'Address of the metadata': 'ipfs://silver',
    },
    says: 'Add the token Silver (SLV, 2 decimals, metadata at ipfs://silver), and create 2550 of it',
  })
  const abi = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])
  const args = [other, 2n] as const
  expect(await chain.readContract({ address: several, abi, functionName: 'balanceOf', args })).toBe(2550n)
})
