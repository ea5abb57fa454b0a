import { getAddress } from 'viem'
import { makeCampaign } from './claim-campaign.ts'
import { chooseToken, demoAddress, lookUp } from './claim-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { confirmSheet, openWithDemoWallet, sendInDemoWallet } from './lock-steps.ts'
import { hydrate, watch } from './watch.ts'

const friend = getAddress(`0x${'5a'.repeat(20)}`)

/** A field of day and time, so many days from now. */
const inDays = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

test('a campaign pays into locks: the form asks until when, the claim makes a lock, and its page is linked', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/claim')
  await chooseToken(page)
  const own = await demoAddress(page)
  await page.getByLabel('Addresses and amounts in INK, one pair in a line').fill(`${own},50\n${friend},10`)
  await expect(page.getByText('60 INK', { exact: true })).toBeVisible()
  await page.getByLabel('Into a lock of the account, until a date.').check()
  await page.getByRole('button', { name: 'Publish the list and continue' }).click()
  await expect(page.getByText('Give the day and the time until which claims are held back.')).toBeVisible()
  await page.getByLabel('Locked until').fill(inDays(30))
  await expectAccessible(page, '.claims')
  await page.getByRole('button', { name: 'Publish the list and continue' }).click()
  // Instead of a signature, as a visitor whose wallet cannot sign.
  await page.getByRole('button', { name: 'Approve the exact amount instead' }).click()
  await confirmSheet(page, 'Allow someone to take tokens')
  await sendInDemoWallet(page)
  await page.getByRole('button', { name: 'Create and fund it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Create and fund a campaign' })
  await expect(sheet).toContainText('60 INK')
  await expect(sheet).toContainText('All of it can be withdrawn from')
  await expect(sheet).toContainText('Claimed tokens go into locks')
  await expect(sheet).toContainText('Yes: the account on the list, or anyone it signs for')
  await confirmSheet(page, 'Create and fund a campaign')
  await sendInDemoWallet(page)
  const link = page.getByRole('link', { name: /\/claim\/\d+\?block=\d+$/ })
  await page.goto((await link.getAttribute('href'))!)
  await hydrate(page)

  await expect(page.getByText('It is paid into a lock of its own.')).toBeVisible()
  // Another account of the list: the connected wallet cannot send its claim.
  await lookUp(page, friend)
  await expect(page.getByText('Only the account on the list can send this claim.')).toBeVisible()
  await lookUp(page, own)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await confirmSheet(page, 'Claim tokens')
  await sendInDemoWallet(page)
  await expect(page.getByText('This entry was paid.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'went into a lock.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lock the tokens' })).toBeHidden()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Open the lock it was paid into' }).click()
  await expect(page).toHaveURL(/\/token-locking\/0x[\dA-Fa-f]{40}-\d+$/)
  await expect(page.getByText('50 INK').filter({ visible: true }).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('a claim that its account has signed is a link: another wallet opens it, pays, and cannot turn it elsewhere', async ({
  page,
  browser,
}) => {
  await openWithDemoWallet(page, '/claim')
  const own = await demoAddress(page)
  const path = await makeCampaign(page, { rows: [`${own},50`], ownClaims: true })
  await page.goto(path)
  await hydrate(page)
  await page.getByText('Claim to another address').click()
  await page.getByLabel('Paid to').fill('0x12')
  await page.getByRole('button', { name: 'Sign a link for another wallet' }).click()
  await expect(page.getByText('The other address is not an address.')).toBeVisible()
  await page.getByLabel('Paid to').fill(friend)
  await page.getByRole('button', { name: 'Sign a link for another wallet' }).click()
  await confirmSheet(page, 'Let entry 0 be paid to another address')
  await page.getByRole('dialog', { name: /^Sign/ }).getByRole('button', { name: 'Sign', exact: true }).click()
  const link = page.getByRole('link', { name: /#signed=0x/ })
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href'))!

  const context = await browser.newContext()
  const payer = await context.newPage()
  await openWithDemoWallet(payer, new URL('/claim', page.url()).href)
  expect(await demoAddress(payer)).not.toBe(own)
  await payer.goto(address)
  await hydrate(payer)
  await expect(payer.getByText('The account on the list has signed this claim.')).toBeVisible()
  await expectAccessible(payer, 'main')
  await payer.getByRole('button', { name: 'Send the signed claim' }).click()
  const sheet = payer.getByRole('dialog', { name: 'Claim tokens to another address' })
  await expect(sheet).toContainText('50 INK')
  await confirmSheet(payer, 'Claim tokens to another address')
  await sendInDemoWallet(payer)
  await expect(payer.getByText('This entry was paid.')).toBeVisible()
  await expect(payer.getByText(`It was paid to ${friend}, as the account had signed.`)).toBeVisible()
  // Whoever got nothing is not asked to lock it.
  await expect(payer.getByRole('link', { name: 'Lock the tokens' })).toBeHidden()
  await context.close()
})

test('a campaign pays into grants: the form asks who can revoke, the claimer reads it before, and the grant is linked', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/claim')
  await chooseToken(page)
  const own = await demoAddress(page)
  await page.getByLabel('Addresses and amounts in INK, one pair in a line').fill(`${own},52`)
  await expect(page.getByText('52 INK', { exact: true })).toBeVisible()
  await page.getByLabel('Into a grant of the account, which vests until a date.').check()
  await page.getByLabel('Vested by').fill(inDays(30))
  await page.getByLabel('Release it evenly').check()
  await page.getByLabel('Let an account revoke the grants.').check()
  await page.getByLabel('Who can revoke').fill(friend)
  await page.getByLabel('Notice in days, optional').fill('many')
  await page.getByRole('button', { name: 'Publish the list and continue' }).click()
  await expect(page.getByText('Give the notice as whole days')).toBeVisible()
  await page.getByLabel('Notice in days, optional').fill('10')
  await expectAccessible(page, '.claims')
  await page.getByRole('button', { name: 'Publish the list and continue' }).click()
  await page.getByRole('button', { name: 'Approve the exact amount instead' }).click()
  await confirmSheet(page, 'Allow someone to take tokens')
  await sendInDemoWallet(page)
  await page.getByRole('button', { name: 'Create and fund it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Create and fund a campaign' })
  await expect(sheet).toContainText(`${friend} can revoke it with a notice of 10 days`)
  await confirmSheet(page, 'Create and fund a campaign')
  await sendInDemoWallet(page)
  const link = page.getByRole('link', { name: /\/claim\/\d+\?block=\d+$/ })
  await page.goto((await link.getAttribute('href'))!)
  await hydrate(page)

  await expect(page.getByText('Claims are paid into grants.')).toBeVisible()
  const entry = page.locator('p').filter({ hasText: 'It is paid into a grant of its own.' })
  await expect(entry).toContainText(`${friend} can revoke it with a notice of 10 days`)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await confirmSheet(page, 'Claim tokens')
  await sendInDemoWallet(page)
  await expect(page.getByText('This entry was paid.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'went into a grant.' })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Open the grant it was paid into' }).click()
  await expect(page).toHaveURL(/\/grants\/0x[\dA-Fa-f]{40}-\d+$/)
  await expect(page.getByText('52 INK').filter({ visible: true }).first()).toBeVisible()
  await expect(
    page
      .getByText(new RegExp(`Revocable by ${friend}`, 'i'))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  expect(problems).toEqual([])
})
