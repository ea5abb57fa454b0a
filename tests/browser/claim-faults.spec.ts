import { getAddress } from 'viem'
import { makeCampaign } from './claim-campaign.ts'
import { chooseToken, demoAddress, lookUp } from './claim-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import {
  confirmSheet,
  connectTestWallet,
  openWithDemoWallet,
  sendInDemoWallet,
  signInDemoWallet,
} from './lock-steps.ts'
import { expectWithdrawn } from './wallet-steps.ts'
import { hydrate } from './watch.ts'

const friend = getAddress(`0x${'5a'.repeat(20)}`)

test('an entry is paid to another address by signature; a bent list, an empty purse and the end are told apart', async ({
  page,
}) => {
  await openWithDemoWallet(page, '/claim')
  const own = await demoAddress(page)
  const short = await makeCampaign(page, { rows: [`${own},50`, `${friend},1`], pays: 20n * 10n ** 18n, lasts: 20 })
  const over = Date.now() + 21_000

  // A host that gives another list: nothing can be claimed with it, and the page gives the reason.
  await page.route('**/claims/lists/*/s0.bin', async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    body[35] = body[35]! ^ 1
    await route.fulfill({ response, body })
  })
  await page.goto(short)
  await hydrate(page)
  await expect(page.getByText('s0.bin does not lead to the root')).toBeVisible()
  await page.getByRole('button', { name: 'Recompute the whole list' }).click()
  await expect(page.getByText('lead to another root than the campaign has')).toBeVisible()
  await page.unroute('**/claims/lists/*/s0.bin')
  const promised = page.getByText('The list promises, as its file says').locator('..')
  await expect(promised).toContainText('51 INK')
  await expect(page.getByText('The list promises more than was paid in')).toBeVisible()

  await lookUp(page, own)
  await expect(page.getByText('The campaign has less left than this entry')).toBeVisible()
  await lookUp(page, 'not an address')
  await expect(page.getByText('Type an address, 0x and forty digits')).toBeVisible()
  await lookUp(page, friend)
  await page.getByText('Claim to another address').click()
  await page.getByLabel('Paid to').fill(own)
  await page.getByRole('button', { name: 'Sign and claim there' }).click()
  await expect(page.getByText('Only the account on the list can sign that.')).toBeVisible()

  const path = await makeCampaign(page, { rows: [`${own},50`] })
  await page.goto(path)
  await hydrate(page)
  await expect(page.getByText('50 INK', { exact: true }).first()).toBeVisible()
  await page.getByText('Claim to another address').click()
  await page.getByLabel('Paid to').fill(friend)
  await page.getByRole('button', { name: 'Sign and claim there' }).click()
  await expect(page.getByRole('dialog', { name: 'Let entry 0 be paid to another address' })).toContainText(
    'only to the address you sign for',
  )
  await confirmSheet(page, 'Let entry 0 be paid to another address')
  await page.getByRole('dialog', { name: /^Sign/ }).getByRole('button', { name: 'Sign', exact: true }).click()
  await confirmSheet(page, 'Claim tokens to another address')
  await sendInDemoWallet(page)
  await expect(page.getByText('This entry was paid.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `paid to ${friend}` })).toBeVisible()

  // Once the first campaign is over, and a block has been made since, its creator takes the rest back, and claimants can see it.
  await page.waitForTimeout(Math.max(0, over - Date.now()))
  await makeCampaign(page, { rows: [`${friend},1`] })
  // The chain decides what is over, also where the device is a day behind.
  await page.clock.setSystemTime(Date.now() - 86_400_000)
  await page.goto(short)
  await hydrate(page)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await confirmSheet(page, 'Take back what nobody claimed')
  await sendInDemoWallet(page)
  await expect(page.getByText('and the rest went back to the creator')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.goto('/claim/999999')
  await hydrate(page)
  await expect(page.getByText('There is no campaign with this number on this chain.')).toBeVisible()
})

test('a signed claim is handed on as a link, and a wallet that declines, moves to another network and then pays sends it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await openWithDemoWallet(page, '/claim')
  const path = await makeCampaign(page, { rows: [`${await demoAddress(page)},50`] })
  await page.goto(path)
  await hydrate(page)
  await page.getByText('Claim to another address').click()
  await page.getByLabel('Paid to').fill(friend)
  await page.getByRole('button', { name: 'Sign a link for another wallet' }).click()
  await confirmSheet(page, 'Let entry 0 be paid to another address')
  await signInDemoWallet(page)
  const link = (await page.locator('.claims-link').getAttribute('href'))!

  const payer = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  const wallet = await connectTestWallet(payer, { baseURL: baseURL!, path: '/claim', batches: 'supported' })
  // A wallet that sends calls together makes a campaign by one press.
  await chooseToken(payer)
  await payer.getByLabel('Addresses and amounts in INK, one pair in a line').fill(`${friend},2`)
  await expect(payer.getByText('The list has no contract. We checked all entries.')).toBeVisible()
  await payer.getByRole('button', { name: 'Publish the list and continue' }).click()
  await payer.getByRole('button', { name: 'Approve, create and fund it' }).click()
  await confirmSheet(payer, 'Send 2 calls together')
  await expect(payer.getByText('The campaign is created and funded.')).toBeVisible()
  expect(wallet.requests.filter((method) => /sendCalls|sendTransaction|signTypedData/.test(method))).toEqual([
    'wallet_sendCalls',
  ])
  await payer.goto(link)
  const send = payer.getByRole('button', { name: 'Send the signed claim' })
  await expect(payer.getByText('The account on the list has signed this claim.')).toBeVisible()
  wallet.gate = 'reject'
  await send.click()
  await confirmSheet(payer, 'Claim tokens to another address')
  await expect(payer.getByText('You went back, so nothing was sent.')).toBeVisible()
  wallet.gate = 'approve'
  await send.click()
  await expect(payer.getByRole('button', { name: 'Continue in wallet' })).toBeVisible()
  wallet.selectChain(1)
  await expectWithdrawn(payer, 'Test wallet is on another network now.')
  await expect(payer.getByText('Your wallet changed, so nothing was sent.')).toBeVisible()
  wallet.selectChain(31_337)
  await send.click()
  await confirmSheet(payer, 'Claim tokens to another address')
  await expect(payer.getByText('This entry was paid.')).toBeVisible()
  await expect(payer.getByRole('listitem').filter({ hasText: `paid to ${friend}` })).toBeVisible()
  await payer.context().close()
})
