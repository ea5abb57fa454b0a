import { encodeFunctionData, erc20Abi } from 'viem'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { chooseSample, confirmSheet, connectTestWallet, permitTitle, showTool } from './lock-steps.ts'
import { hydrate } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a wallet that sends calls together locks with one prompt, over its own no, a reload in between and an upgrade that is refused', async ({
  page,
  baseURL,
}) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/token-locking', batches: 'ready' })
  const asked = () => wallet.requests.filter((method) => /sendCalls|sendTransaction|signTypedData/.test(method))
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('321')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()

  // Both calls stand in the sheet, one under the other, and what they do in sum: nothing more may be taken after them.
  const sheet = page.getByRole('dialog', { name: 'Send 2 calls together' })
  await expect(sheet.getByRole('heading', { name: '1. Allow someone to take tokens' })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: '2. Lock tokens for yourself' })).toBeVisible()
  await expect(sheet).toContainText('It would succeed on the newest block.')
  await expect(sheet).toContainText('− 321 INK')
  await expect(sheet).not.toContainText('What can be taken later')
  await expect(sheet).not.toContainText('Check this first')
  await expect(sheet).toContainText(/about \S+ ETH for all calls in one transaction/)
  await expect(sheet).toContainText('Prompts in your wallet1')
  await expectAccessible(page, 'dialog')

  // No in the wallet stops it, and nothing is lost.
  wallet.gate = 'reject'
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(page.getByText('You went back, so nothing was sent.')).toBeVisible()
  const prompts = page.locator('#locks-prompts')
  await expect(prompts).toHaveText('One prompt in your wallet: the approval and the lock go together, or not at all.')
  await expect(page.locator('.locks-fee')).toHaveText(/^Network fee: about 0\.0\d+ ETH\.$/)
  await expectAccessible(page, '.locks')

  // While its owner thinks, the wallet knows nothing of it, and is not asked. Then it takes it and does not send it yet: the page is reloaded.
  wallet.gate = 'hold'
  wallet.delivers = false
  await page.getByRole('button', { name: 'Approve and lock' }).click()
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await expect.poll(() => wallet.held()).toBe(1)
  await page.waitForTimeout(2000)
  expect(wallet.requests).not.toContain('wallet_getCallsStatus')
  wallet.gate = 'approve'
  wallet.answer('approve')
  await expect(page.getByText('Your wallet has the request.')).toBeVisible()
  await page.reload()
  await hydrate(page)
  await page.locator('#lock').scrollIntoViewIfNeeded()
  await expect(page.getByText('Your wallet has the request.')).toBeVisible()
  // It is in the list before any chain knows it, and the list follows it to its transaction.
  const listed = page.getByRole('dialog').getByRole('listitem')
  await page.locator('#wallet-account-button').click()
  await expect(listed).toHaveText('Lock 321 INKPending: your wallet has the request')
  await expectAccessible(page, 'dialog')
  await wallet.deliver()
  await expect(listed).toHaveText('Lock 321 INKConfirmed')
  await expect(listed.getByRole('link')).toHaveAttribute('href', `/tx/${wallet.delivered()[0]}`)
  await page.keyboard.press('Escape')
  const proof = page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })
  await expect(proof).toBeVisible()
  expect(asked()).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
  expect(wallet.delivered()).toHaveLength(1)
  const served = await (await page.request.get((await proof.getAttribute('href'))!)).text()
  expect(served).toContain('321 INK')

  // The same wallet says that it can, and its owner refuses the upgrade: the signature and the lock follow by themselves.
  wallet.delivers = true
  wallet.fault('wallet_sendCalls', 5750)
  await page.getByRole('button', { name: 'Lock something else' }).click()
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('12')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await page.getByRole('dialog', { name: permitTitle }).getByRole('button', { name: 'Cancel' }).click()
  await expect(prompts).toHaveText(
    'Your wallet does not send several calls together. Two prompts in your wallet: first a signature that costs nothing, then the lock.',
  )
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('dialog', { name: permitTitle })).toContainText('Prompts in your wallet2')
  await confirmSheet(page, permitTitle)
  // What the signature allows is taken by this very transaction: nothing is left of it.
  const last = page.getByRole('dialog', { name: 'Lock tokens' })
  await expect(last).toContainText('− 12 INK')
  await expect(last).toContainText('Prompts in your wallet1')
  await expect(last).not.toContainText('What can be taken later')
  await confirmSheet(page, 'Lock tokens')
  await expect(proof).toBeVisible()
  expect(asked().slice(2)).toEqual(['wallet_sendCalls', 'eth_signTypedData_v4', 'eth_sendTransaction'])
})

test('a wallet that sends calls together ends several permissions with one prompt', async ({ page, baseURL }) => {
  const wallet = await connectTestWallet(page, { baseURL: baseURL!, path: '/dashboard', batches: 'supported' })
  for (const spender of [contractAddresses.TokenGrants, contractAddresses.TokenLocker])
    await wallet.provider.request({
      method: 'eth_sendTransaction',
      params: [
        {
          from: wallet.address,
          to: sampleWorld.ink,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 7n] }),
        },
      ],
    })
  const permissions = page.getByRole('region', { name: /^Permissions it gave/ })
  await permissions.getByLabel('Choose all 2').check()
  await expect(permissions).toContainText('A wallet that sends calls together asks you once.')
  await permissions.getByRole('button', { name: 'Revoke 2 together' }).click()
  const sheet = page.getByRole('dialog', { name: 'Send 2 calls together' })
  await expect(sheet.getByRole('heading', { name: '2. End a permission to take tokens' })).toBeVisible()
  await expect(sheet).toContainText('Prompts in your wallet1')
  await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
  await expect(permissions).toContainText('These 2 permissions have ended.')
  expect(wallet.delivered()).toHaveLength(1)
  await permissions.getByRole('button', { name: 'Close' }).click()
  await expect(permissions).toContainText('No permission of this account holds now.')
})
