import { expect, type Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { deployVariant } from '../browser/launch-steps.ts'
import { confirmSheet } from '../browser/lock-steps.ts'
import { announceTestWallet, createTestWallet } from '../browser/test-wallet.ts'
import { connectInWindow } from '../browser/wallet-steps.ts'
import type { ServedV4 } from './serve-v4.ts'

/** What is in a new pool of a token: half a million of it, and 2 ether. */
const pooled = { tokens: '500,000', ether: '2' }

const tool = (page: Page) => page.getByRole('region', { name: 'Create a pool and add liquidity' })

/** A token of a new wallet, and the page where it gets a pool, with the wallet connected and both amounts filled in. */
export async function openPoolV4(page: Page, site: ServedV4, symbol: string) {
  const [key, url] = [generatePrivateKey(), `${site.url}/rpc`]
  const wallet = createTestWallet({ url, keys: [key], chainId: 84_532 })
  await site.fund(wallet.address)
  const token = await deployVariant(url, { key, id: 'erc20', symbol })
  await announceTestWallet(page, wallet)
  await page.goto(`${site.url}/meme-token?pool=${token}#yours`)
  const own = tool(page)
  await own.getByLabel('Where the pool is').selectOption('Uniswap V4')
  await own.getByLabel(`${symbol} in the pool`).fill(pooled.tokens)
  await own.getByLabel('ETH in the pool').fill(pooled.ether)
  await own.getByRole('button', { name: 'Connect a wallet' }).click()
  await connectInWindow(page)
  return { own, token, wallet }
}

/** Creates the pool and fills it. Answers where the position is in the wallet. */
export async function fillPoolV4(page: Page, symbol: string) {
  const own = tool(page)
  await own.getByRole('button', { name: 'Add this liquidity' }).click()
  await confirmSheet(page, 'Allow someone to take tokens')
  await confirmSheet(page, 'Let Uniswap V4 take an amount')
  await confirmSheet(page, `Add liquidity of ${symbol} to Uniswap V4`)
  const result = own.locator('.result')
  await expect(result).toContainText(/Position \d+ of Uniswap V4, in your wallet\./)
  return result
}

/** Locks the position whose row is open. */
export async function lockPositionV4(page: Page) {
  await page.locator('#lock .locks-row[open]').getByRole('button', { name: 'Lock this position' }).click()
  await confirmSheet(page, 'Let the lock take one position')
  await confirmSheet(page, 'Lock a liquidity position')
  return page.getByRole('link', { name: /^The public proof of lock \d+/ })
}
