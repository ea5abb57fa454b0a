import { generatePrivateKey } from 'viem/accounts'
import { expect, test } from './journey-test.ts'
import { confirmSheet } from './lock-steps.ts'
import { cards, mintButton, minted } from './mint-steps.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { connectInWindow, expectWithdrawn, sends, signInAgain } from './wallet-steps.ts'

const title = 'Mint with a printed code'
const codeIsGood = 'The code is still good.'
/** Who receives the piece, whichever account pays. */
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

for (const [device, viewport, card] of [
  ['a desktop', { width: 1440, height: 900 }, cards[6]],
  ['a phone', { width: 375, height: 812 }, cards[7]],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 760, isMobile: viewport.width < 760 })

    test('a printed code stays good through every fault of a wallet, and mints one piece in the end', async ({
      page,
      baseURL,
    }) => {
      test.slow()
      const keys = [generatePrivateKey(), generatePrivateKey()] as const
      const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys })
      for (const address of wallet.addresses)
        await page.request.post('/api/demo/fund', { data: { address }, headers: { origin: baseURL! } })
      await announceTestWallet(page, wallet)
      // Where the site does not pay, the wallet is asked.
      await page.route('**/api/mint/campaigns', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ body: (await answer.text()).replaceAll('"sponsored":true', '"sponsored":false') })
      })
      await page.goto(`/mint?code=${card}`)
      await page.getByText('Mint it to an address without').click()
      const recipient = page.getByLabel('Address that receives the piece')
      await recipient.fill(receiver)
      const progress = page.locator('.mint-progress')
      const mint = mintButton(page)
      const sheet = page.getByRole('dialog', { name: title })
      const isKept = () => expect(recipient).toHaveValue(receiver)

      // The window is closed without a wallet.
      await mint.click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Test wallet' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(progress).toContainText(`No wallet was connected, so nothing was minted. ${codeIsGood}`)
      await isKept()

      wallet.gate = 'reject'
      await mint.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).click()
      await expect(page.getByRole('dialog')).toContainText('Nothing was connected')
      wallet.gate = 'approve'
      await page.getByRole('dialog').getByRole('button', { name: 'RETRY' }).click()
      await signInAgain(page)
      await expect(sheet).toBeVisible()
      wallet.gate = 'reject'
      await confirmSheet(page, title)
      await expect(progress).toContainText(`You went back, so nothing was minted. ${codeIsGood}`)
      await isKept()
      wallet.gate = 'approve'

      await mint.click()
      await expect(sheet).toBeVisible()
      wallet.selectChain(1)
      await expectWithdrawn(page, 'Test wallet is on another network now.')
      await expect(progress).toContainText(`Your wallet changed, so nothing was sent. ${codeIsGood}`)
      await mint.click()
      await expect(progress).toContainText(
        'Your wallet is on another network. Switch it to Local chain, and press again.',
      )
      wallet.selectChain(31_337)
      await isKept()

      await mint.click()
      await expect(sheet).toBeVisible()
      wallet.selectAccount(1)
      await expectWithdrawn(page, 'Test wallet is on another account now.')
      await signInAgain(page)
      await isKept()

      await page.route('**/rpc', (route) => route.abort())
      await mint.click()
      await expect(progress.getByRole('alert')).toContainText(
        `The chain does not answer, so nothing was minted. ${codeIsGood}`,
      )
      await page.unroute('**/rpc')
      await isKept()

      await mint.click()
      await expect(sheet).toBeVisible()
      wallet.disconnect()
      await expectWithdrawn(page, 'Test wallet is not connected any more.')
      await isKept()
      wallet.fault('eth_sendTransaction', 4900)
      await mint.click()
      await connectInWindow(page)
      await confirmSheet(page, title)
      await expect(progress).toContainText('Test wallet is not connected to a network. Open Test wallet')
      wallet.fault('eth_sendTransaction', undefined)
      await isKept()

      await mint.click()
      await confirmSheet(page, title)
      await expect(minted(page)).toBeVisible()
      await expect(page.locator('.certificate')).toContainText('0x70…79C8')
      // One was declined, one failed in the wallet, and one was sent.
      expect(sends(wallet)).toBe(3)
    })
  })
