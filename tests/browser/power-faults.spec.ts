import { createPublicClient, http } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { expect, test } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { given } from './power-steps.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { connectInWindow, expectWithdrawn, sends, signInAgain } from './wallet-steps.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('a power that a wallet declines, on another network, with another account and without a connection: what was typed stays', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const keys = [generatePrivateKey(), generatePrivateKey()] as const
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys })
  await page.request.post('/api/demo/fund', { data: { address: wallet.address }, headers: { origin: baseURL! } })
  const chain = createPublicClient({ transport: http(`${baseURL}/rpc`) })
  const [key] = keys
  const token = await deployVariant(`${baseURL}/rpc`, { key, id: 'erc20-mintable-permit-ownable', symbol: 'FLT' })
  await announceTestWallet(page, wallet)
  await page.goto(`/meme-token/${token}`)
  await page.getByRole('link', { name: 'Yours? Use them, hand them over or give them up' }).click()
  await given(page).getByRole('button', { name: 'Connect a wallet' }).click()
  await connectInWindow(page)

  const [account, amount] = ['Account', 'Amount of FLT'].map((name) =>
    given(page).getByRole('textbox', { name, exact: true }),
  )
  const create = given(page).getByRole('button', { name: 'Create tokens', exact: true })
  const goOn = page.getByRole('button', { name: 'Continue in wallet' })
  const isKept = async () => {
    await expect(account!).toHaveValue(other)
    await expect(amount!).toHaveValue('12.5')
  }
  await account!.fill(other)
  await amount!.fill('12.5')

  // By keyboard: the sheet has the focus, and Escape leads back.
  await amount!.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create tokens' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(given(page)).toContainText('You went back, so nothing was sent.')
  await isKept()

  wallet.gate = 'reject'
  await create.click()
  await goOn.click()
  await expect(given(page)).toContainText('You went back, so nothing was sent.')
  await isKept()
  wallet.gate = 'approve'

  // Another network in the middle: the sheet goes by itself, and says why.
  await create.click()
  await expect(goOn).toBeVisible()
  wallet.selectChain(1)
  await expectWithdrawn(page, 'Test wallet is on another network now.')
  await expect(given(page)).toContainText('Your wallet changed, so nothing was sent. What you chose is still here.')
  await isKept()
  // A request that would be in vain is not shown first.
  await create.click()
  await expect(given(page)).toContainText('Test wallet is on another network now. Nothing was sent.')
  await expect(goOn).toBeHidden()
  wallet.selectChain(31_337)
  await isKept()

  await page.route('**/rpc', (route) => route.abort())
  await create.click()
  await expect(page.getByRole('dialog', { name: 'Create tokens' })).toContainText(
    'No node answered, so we could not check what this does.',
  )
  await page.keyboard.press('Escape')
  await expect(given(page)).toContainText('You went back, so nothing was sent.')
  await expect(given(page)).toContainText('The chain does not answer.')
  await page.unroute('**/rpc')
  await isKept()

  // Another account in the middle: the sheet goes, and what the account could not do is not offered.
  await create.click()
  await expect(goOn).toBeVisible()
  wallet.selectAccount(1)
  await expectWithdrawn(page, 'Test wallet is on another account now.')
  await signInAgain(page)
  await expect(given(page)).toContainText('The owner is')
  await expect(given(page)).not.toContainText('The owner is the connected account')
  await expect(create).toBeHidden()
  wallet.selectAccount(0)
  await signInAgain(page)
  await expect(given(page)).toContainText('The owner is the connected account')
  await isKept()

  // The wallet goes away in the middle, and comes back.
  await create.click()
  await expect(goOn).toBeVisible()
  wallet.disconnect()
  await expectWithdrawn(page, 'Test wallet is not connected any more.')
  await given(page).getByRole('button', { name: 'Connect a wallet' }).click()
  await connectInWindow(page)
  await isKept()
  expect(sends(wallet)).toBe(1)
  await create.click()
  await goOn.click()
  await expect(given(page)).toContainText('Done: Create tokens.')
  // One that was declined, and one that was sent.
  expect(sends(wallet)).toBe(2)
  expect(await Promise.all(wallet.addresses.map((address) => chain.getTransactionCount({ address })))).toEqual([2, 0])
})
