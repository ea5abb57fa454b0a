import { parseEther, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { Route } from '@playwright/test'
import { expect, test, type Page } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'
import { confirmSheet } from './lock-steps.ts'
import { drawing } from './piece-steps.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { connectInWindow, expectWithdrawn, sends, signInAgain } from './wallet-steps.ts'

const wentBack = 'You went back, so nothing was sent.'
const changed = 'Your wallet changed, so nothing was sent.'
const elsewhere = 'Test wallet is on another network now.'
const otherAccount = 'Test wallet is on another account now.'
const gone = 'Test wallet is not connected any more.'

type Opened = { with: string; id: string; symbol: string; values?: (owner: `0x${string}`) => Partial<TokenValues> }

/** A collection of the test wallet's first account, which has ether as the second has, with its tool open and the wallet connected. */
async function openCollection(page: Page, baseURL: string, { id, symbol, values, ...given }: Opened) {
  const keys = [generatePrivateKey(), generatePrivateKey()] as const
  for (const key of keys) {
    const data = { address: privateKeyToAddress(key) }
    await page.request.post('/api/demo/fund', { data, headers: { origin: baseURL } })
  }
  const [key] = keys
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys })
  const token = await deployVariant(`${baseURL}/rpc`, { key, id, symbol, values: values?.(wallet.address) })
  await announceTestWallet(page, wallet)
  await page.goto(`/meme-token?kind=erc721&with=${given.with}&access=ownable&token=${token}#yours`)
  await page.locator('.creator-given').getByRole('button', { name: 'Connect a wallet' }).click()
  await connectInWindow(page)
  return wallet
}

/** Nothing that is sent arrives; what is read does. */
const lost = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.fallback())

const isOpen = (page: Page) => expect(page.getByRole('button', { name: 'Continue in wallet' })).toBeEnabled()

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 760, isMobile: viewport.width < 760 })

    test('pieces are bought after every fault of a wallet, and the number stays', async ({ page, baseURL }) => {
      test.slow()
      const wallet = await openCollection(page, baseURL!, {
        id: 'erc721-capped-sale-ownable',
        with: 'capped,sale',
        symbol: 'FSL',
        values: (owner) => ({
          sale: {
            proceeds: owner,
            phases: [{ root: zeroHash, start: 0n, end: 0n, price: parseEther('0.002'), limit: 5n }],
          },
        }),
      })
      const sale = page.locator('.creator-sale')
      const count = sale.getByLabel('Pieces', { exact: true })
      const buy = sale.getByRole('button', { name: 'Buy 2 pieces: 0.004 ETH' })
      await count.fill('2')

      wallet.gate = 'reject'
      await buy.click()
      await confirmSheet(page, 'Buy 2 pieces')
      await expect(sale).toContainText(wentBack)
      await expect(count).toHaveValue('2')
      wallet.gate = 'approve'

      await buy.click()
      await isOpen(page)
      wallet.selectChain(1)
      await expectWithdrawn(page, elsewhere)
      await expect(sale).toContainText(changed)
      await buy.click()
      await expect(sale).toContainText(`${elsewhere} Nothing was sent.`)
      await expect(count).toHaveValue('2')
      wallet.selectChain(31_337)

      await buy.click()
      await isOpen(page)
      wallet.selectAccount(1)
      await expectWithdrawn(page, otherAccount)
      await signInAgain(page)
      await expect(count).toHaveValue('2')

      await page.route('**/rpc', (route) => route.abort())
      await buy.click()
      await expect(page.getByRole('dialog', { name: 'Buy 2 pieces' })).toContainText('No node answered')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(sale).toContainText('The chain does not answer.')
      await page.unroute('**/rpc')
      await expect(count).toHaveValue('2')

      wallet.fault('eth_sendTransaction', 4100)
      await buy.click()
      await confirmSheet(page, 'Buy 2 pieces')
      await expect(sale).toContainText('Test wallet has not allowed this site to do that. Unlock Test wallet')
      wallet.fault('eth_sendTransaction', undefined)

      await buy.click()
      await isOpen(page)
      wallet.disconnect()
      await expectWithdrawn(page, gone)
      await page.locator('.creator-given').getByRole('button', { name: 'Connect a wallet' }).click()
      await connectInWindow(page)
      await expect(count).toHaveValue('2')
      await expect(sale).toContainText('0 of 9 pieces are created.')

      await buy.click()
      await confirmSheet(page, 'Buy 2 pieces')
      await expect(sale).toContainText('2 of 9 pieces are created.')
      await expect(sale).toContainText('You can buy 3 more.')
      // One was declined, one was refused by the wallet, and one was sent.
      expect(sends(wallet)).toBe(3)
    })

    test('an owner creates pieces by a list after every fault of a wallet, and none twice', async ({
      page,
      baseURL,
    }) => {
      test.slow()
      const wallet = await openCollection(page, baseURL!, {
        id: 'erc721-capped-ownable',
        with: 'capped',
        symbol: 'FLS',
      })
      const home = page.locator('.creator-given .pieces-home').first()
      const list = home.getByLabel('Addresses, and how many pieces')
      const rows = [`0x${'a1'.repeat(20)}, 2`, `0x${'a2'.repeat(20)}, 1`].join('\n')
      await list.fill(rows)

      // The list stays as long as nothing is begun, whatever becomes of the wallet.
      wallet.selectAccount(1)
      await signInAgain(page)
      await expect(home).toBeVisible()
      await expect(list).toBeHidden()
      wallet.disconnect()
      await page.locator('.creator-given').getByRole('button', { name: 'Connect a wallet' }).click()
      wallet.selectAccount(0)
      await connectInWindow(page)
      await expect(list).toHaveValue(rows)
      await page.route('**/rpc', (route) => route.abort())
      await home.getByRole('button', { name: 'Create and send 3 pieces' }).click()
      await expect(home).toContainText('The chain does not answer. Nothing was sent. Try again in a minute.')
      await page.unroute('**/rpc')
      await expect(list).toHaveValue(rows)

      wallet.gate = 'reject'
      await home.getByRole('button', { name: 'Create and send 3 pieces' }).click()
      await confirmSheet(page, 'Allow the sender of pieces to send yours')
      await expect(home).toContainText(wentBack)
      wallet.gate = 'approve'
      await home.getByRole('button', { name: 'Allow it' }).click()
      await confirmSheet(page, 'Allow the sender of pieces to send yours')

      await expect(page.getByRole('dialog', { name: 'Create pieces for yourself' })).toBeVisible()
      await isOpen(page)
      wallet.selectChain(1)
      await expectWithdrawn(page, elsewhere)
      await expect(home).toContainText('Your wallet is on another network. Switch it to Local chain to go on.')
      wallet.selectChain(31_337)
      await home.getByRole('button', { name: 'Create the pieces' }).click()
      await confirmSheet(page, 'Create pieces for yourself')

      const sending = 'Send 3 pieces to 2 accounts'
      await expect(page.getByRole('dialog', { name: sending })).toBeVisible()
      await isOpen(page)
      wallet.selectAccount(1)
      await expectWithdrawn(page, otherAccount)
      await signInAgain(page)
      wallet.selectAccount(0)
      await signInAgain(page)
      await home.getByRole('button', { name: 'Send the pieces' }).click()
      await isOpen(page)
      wallet.disconnect()
      await expectWithdrawn(page, gone)
      await page.locator('.creator-given').getByRole('button', { name: 'Connect a wallet' }).click()
      await connectInWindow(page)

      // The wallet is without a connection: whether it has sent is looked up before it is asked again.
      wallet.fault('eth_sendTransaction', -32_603)
      await home.getByRole('button', { name: 'Send the pieces' }).click()
      await confirmSheet(page, sending)
      await expect(home).toContainText('The node refused the request.')
      wallet.fault('eth_sendTransaction', undefined)
      await home.getByRole('button', { name: 'Send the pieces' }).click()
      await confirmSheet(page, sending)
      await expect(home).toContainText('Every account on the list has its pieces.')
      // One was declined and one failed in the wallet, beside the approval and the two transactions of the list.
      expect(sends(wallet)).toBe(5)
    })

    test('pieces that are being added stay through every fault, and are published', async ({ page, baseURL }) => {
      test.slow()
      const place = (owner: string) => `${baseURL}/pieces/${owner.toLowerCase()}-faults01/`
      const wallet = await openCollection(page, baseURL!, {
        id: 'erc721-capped-ownable',
        with: 'capped',
        symbol: 'FPC',
        values: (owner) => ({ uri: place(owner) }),
      })
      const given = page.locator('.creator-given')
      const pieces = given.getByRole('list').filter({ has: page.getByLabel('Name', { exact: true }) })
      const name = pieces.getByLabel('Name', { exact: true }).first()
      const files = given.getByLabel('Pictures, and a CSV or JSON of their words; also dropped here')
      await files.setInputFiles([drawing(1), drawing(2)])
      await name.fill('A heron that stays')
      await expect(given).toContainText('This browser keeps them until you publish them.')

      wallet.selectChain(1)
      wallet.selectChain(31_337)
      await expect(name).toHaveValue('A heron that stays')
      wallet.selectAccount(1)
      await signInAgain(page)
      await expect(given).toContainText('Connect the account that creates them.')
      await expect(files).toBeHidden()
      wallet.selectAccount(0)
      await signInAgain(page)
      await expect(name).toHaveValue('A heron that stays')

      // The connection is lost while they are sent.
      await page.route('**/pieces/**', lost)
      await given.getByRole('button', { name: 'Publish 2 pieces' }).click()
      await expect(given).toContainText('Everything you chose is still here.')
      await expect(name).toHaveValue('A heron that stays')
      await page.unroute('**/pieces/**')

      // The wallet goes away and comes back.
      wallet.disconnect()
      await given.getByRole('button', { name: 'Connect a wallet' }).click()
      await connectInWindow(page)
      await expect(name).toHaveValue('A heron that stays')
      await given.getByRole('button', { name: 'Publish 2 pieces' }).click()
      await expect(given).toContainText('2 pieces are published.')
      const metadata = await page.request.get(`${place(wallet.address)}1`)
      expect(await metadata.json()).toMatchObject({ name: 'A heron that stays' })
      expect(sends(wallet)).toBe(0)
    })
  })
