import { getAddress, toFunctionSelector } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { chooseToken, demoAddress, lookUp } from './claim-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { confirmSheet, openWithDemoWallet, sendInDemoWallet } from './lock-steps.ts'
import { hydrate, watch } from './watch.ts'

const other = getAddress(`0x${'5a'.repeat(20)}`)
const permitTitle = 'Let the claims contract take this amount, once'
const stranger = getAddress(`0x${'77'.repeat(20)}`)

test('from a list to a campaign to a claim to its public page, over a bad line, a refusal and a reload', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/claim')
  // A visitor who tries the tool is on the list of a sample campaign.
  const trying = page.getByRole('note', { name: 'How to try this' })
  await trying.getByRole('link', { name: /^Claim from campaign No\. \d+$/ }).click()
  await expect(page.getByText('250 INK', { exact: true })).toBeVisible()
  await page.goBack()
  await chooseToken(page)
  const own = await demoAddress(page)
  const rows = page.getByLabel('Addresses and amounts in INK, one pair in a line')
  await rows.fill(`address,amount\n${own},120.5\n${other.replace('5', '6')},1\n${other},0`)
  await expect(page.getByText('Line 4: The amount must be greater than zero')).toBeVisible()
  // What was pasted is looked at: an address that proves nothing, and one that is a contract.
  const contract = contractAddresses.TokenLocker
  await rows.fill(`address,amount\n${own.toLowerCase()},120.5\n${contract},39.5`)
  await expect(page.getByText('One line has no checksum')).toContainText('Lines 2.')
  await expect(page.getByText('One entry is a contract; asked were all.')).toContainText('Lines 3.')
  await rows.fill(`address,amount\n${own},120.5\n${other},30\n${other},9.5`)
  await expect(page.getByText('The list has no contract. We checked all entries.')).toBeVisible()
  await expect(page.getByText('160 INK', { exact: true })).toBeVisible()
  await expect(page.getByText('names an account again')).toContainText('Lines 4.')
  await expectAccessible(page, '.claims')
  await page.getByRole('button', { name: 'Publish the list and continue' }).click()

  // Sample Ink has a permit: a signature takes the place of the approval.
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const permit = page.getByRole('dialog', { name: permitTitle })
  await expect(permit).toContainText('160 INK')
  await expect(permit).toContainText('MerkleClaims')
  await expect(permit).not.toContainText('Check this first')
  await permit.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You went back, so nothing was sent.')).toBeVisible()
  // Who discards it has the list again, and is still at the tool. A press before the chain has said that the token has a permit waits for it.
  let isLate = true
  await page.route('**/rpc', async (route) => {
    if (isLate && route.request().postData()?.includes(toFunctionSelector('DOMAIN_SEPARATOR()')))
      await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.locator('.locks.claims')).toBeFocused()
  await expect(rows).toHaveValue(`address,amount\n${own},120.5\n${other},30\n${other},9.5`)
  await expect(page.getByText('160 INK', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish the list and continue' }).click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  isLate = false
  await confirmSheet(page, permitTitle)
  const wallet = page.getByRole('dialog', { name: 'Sign this data?' })
  await expect(wallet).toContainText('160 INK')
  await wallet.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create and fund it' })).toBeVisible()

  // The tab is closed between signature and campaign: what is signed is kept, and the list is published.
  await page.reload()
  await hydrate(page)
  await page.locator('#create').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Create and fund it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Create and fund a campaign' })
  await expect(sheet).toContainText('160 INK')
  await expect(sheet).toContainText('Your signature, for this transaction alone')
  await confirmSheet(page, 'Create and fund a campaign')
  await sendInDemoWallet(page)
  const link = page.getByRole('link', { name: /\/claim\/\d+\?block=\d+$/ })
  await expect(link).toBeVisible()
  await page.goto((await link.getAttribute('href'))!)
  await hydrate(page)

  await expect(page.getByText('The list promises, as its file says').locator('..')).toContainText('160 INK')
  // The connected account gets its answer immediately, every other one by its address.
  await expect(page.getByText('120.5 INK', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Claim tokens' })).toContainText('120.5 INK')
  await confirmSheet(page, 'Claim tokens')
  await sendInDemoWallet(page)
  await expect(page.getByText('This entry was paid.')).toBeVisible()
  const result = page.locator('.result').filter({ hasText: 'Done: Claim 120.5 INK.' })
  await expect(result).toBeFocused()
  await expect(result.getByRole('link', { name: 'Lock the tokens' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'was paid 120.5 INK' })).toBeVisible()
  await lookUp(page, stranger)
  await expect(page.getByText('is not among the 2 accounts of this list')).toBeVisible()
  await lookUp(page, other)
  await expect(page.getByText('39.5 INK', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('article', { name: 'Claim certificate: Sample Ink' })).toContainText('75.31 %')
  await page.getByRole('button', { name: 'Recompute the whole list' }).click()
  await expect(page.getByText('The list is right.')).toBeVisible()
  await expect(page.getByText('Everyone on the list can be paid.')).toBeVisible()
  await expectAccessible(page, 'main')
  expect(problems).toEqual([])
})
