import { createPublicClient, getAddress, http, parseAbi, parseEther, type Address } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { confirmSheet, permitTitle, showTool } from './lock-steps.ts'
import { goToQuestion } from './question-steps.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { hydrate, watch } from './watch.ts'

const other = getAddress(`0x${'a1'.repeat(20)}`)
const abi = parseAbi(['function getVotes(address account) view returns (uint256)'])

/** Chooses an action of the lock of a page, fills its field, and says yes to its sheet. */
async function perform(page: Page, { name, title, fill }: { name: string; title: string; fill: () => Promise<void> }) {
  await page.getByLabel('What would you like to do?').selectOption(name)
  await fill()
  await expectAccessible(page, '.locks')
  await page.getByRole('button', { name, exact: true }).click()
  await confirmSheet(page, title)
  await expect(page.getByText(`Done: ${name}: lock No. 1 with votes of VOT.`)).toBeVisible()
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`what is locked goes on voting, for whom its owner chooses, until it is withdrawn, on ${device}`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    const { problems } = await watch(page, baseURL!)
    const [key, url] = [generatePrivateKey(), `${baseURL}/rpc`]
    const wallet = createTestWallet({ url, keys: [key] })
    const account = getAddress(wallet.address)
    await page.request.post('/api/demo/fund', { data: { address: account }, headers: { origin: baseURL! } })
    const token = await deployVariant(url, { key, id: 'erc20-permit-votes', symbol: 'VOT' })
    const chain = createPublicClient({ transport: http(url) })
    const votesOf = (voter: Address) =>
      chain.readContract({ address: token, abi, functionName: 'getVotes', args: [voter] })

    await announceTestWallet(page, wallet)
    await page.goto(`/token-locking?token=${token}`)
    await hydrate(page)
    await page.locator('#connect-wallet').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).click()
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.locator('#wallet-account-button')).toBeVisible()
    await showTool(page)
    await goToQuestion(page, 'Amount')
    await page.getByLabel('Amount, in VOT').fill('1000')
    await goToQuestion(page, 'Schedule')
    await page.getByRole('radio', { name: /^Evenly a little/ }).check()
    await page.getByLabel('Begins').fill('2024-01-01T00:00')
    await goToQuestion(page, 'Votes and form')
    await page.getByLabel('Its votes go on counting').check()
    const votes = page.getByRole('group', { name: 'Votes', exact: true })
    await expect(votes).toContainText('votes with what is locked, and can do nothing else with it.')
    await expect(page.getByRole('group', { name: 'Form of the lock' })).toBeHidden()
    await page.getByLabel('Delegate').fill('0x12')
    await page.getByRole('button', { name: 'Lock', exact: true }).click()
    await expect(page.getByText(/^The delegate: This is not an address/)).toBeVisible()
    await expectAccessible(page, '.locks')
    // Empty: the account itself.
    await page.getByLabel('Delegate').fill('')
    await page.getByRole('button', { name: 'Lock', exact: true }).click()
    const permission = page.getByRole('dialog', { name: permitTitle })
    await expect(permission).toContainText('VotingLocker')
    await expect(permission).toContainText('1,000 VOT')
    await confirmSheet(page, permitTitle)
    const sheet = page.getByRole('dialog', { name: 'Lock tokens, with votes' })
    await expect(sheet).toContainText('Its votes count for')
    await expect(sheet).toContainText('The owner of a lock can change who votes with it at any time.')
    await confirmSheet(page, 'Lock tokens, with votes')
    const proof = page.getByRole('link', { name: 'The public proof of lock No. 1 with votes of VOT' })
    await expect(proof).toBeVisible()
    const path = (await proof.getAttribute('href'))!
    expect(path).toBe(`/token-locking/${token}-1-votes`)
    expect(await votesOf(account)).toBe(parseEther('1000'))

    // Anyone reads who votes, before any script.
    const served = await (await page.request.get(path)).text()
    expect(served).toContain('Its votes count for')
    expect((await page.request.get(`/token-locking/${token}-1`)).status()).toBe(404)
    expect((await page.request.get(`/badge/lock/${token}-1-votes.svg`)).status()).toBe(200)
    await proof.click()
    await hydrate(page)
    await expect(page.getByText('Its votes count for', { exact: true }).last()).toBeVisible()

    await perform(page, {
      name: 'Change who votes with it',
      title: 'Change who votes with a lock',
      fill: () => page.getByLabel('New delegate').fill(other),
    })
    await expect(page.getByText(`Its votes passed from ${account} to ${other}.`)).toBeVisible()
    expect([await votesOf(account), await votesOf(other)]).toEqual([0n, parseEther('1000')])

    await perform(page, {
      name: 'Withdraw what is free',
      title: 'Withdraw vested tokens',
      fill: () => page.getByLabel('Amount, in VOT').fill('100'),
    })
    expect(await votesOf(other)).toBe(parseEther('900'))

    await page.goto('/token-locking')
    await hydrate(page)
    await page.getByRole('button', { name: 'Your locks' }).click()
    await expect(page.locator('.locks-row summary').first()).toContainText('No. 1 with votes')
    await page.locator('.locks-row summary').first().click()
    await expect(page.locator('.locks-row').first()).toContainText('Its votes count for 0xA1A1')
    // The page of the token counts it.
    const words = await (await page.request.get(`/meme-token/${token}`)).text()
    expect(words).toContain('Locked, and its votes go on counting')
    expect(problems).toEqual([])
  })
