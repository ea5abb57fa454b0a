import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { chooseToken } from '../browser/claim-steps.ts'
import { ask, openChat, openMore, press } from '../browser/chat-steps.ts'
import { chooseSample, openWithDemoWallet, permitTitle, showTool } from '../browser/lock-steps.ts'
import { announceTestWallet, createTestWallet } from '../browser/test-wallet.ts'
import { hydrate } from '../browser/watch.ts'

/** A window or a part that opens: how it is reached, and the part of the page that is read. */
export type Window = {
  name: string
  part: string
  phone?: true
  go: (page: Page, url: string) => Promise<void>
}

const modal = 'dialog:modal'

const start = async (page: Page, path = '/pricing') => {
  await page.goto(path)
  await hydrate(page)
}

const connect = async (page: Page) => {
  await start(page)
  await page.locator('#connect-wallet').click()
  await page.locator(modal).waitFor()
}

/** A wallet of the browser that does as it is told, in the window for connecting. */
const withTestWallet = async (page: Page, url: string) => {
  const wallet = createTestWallet({ url: `${url}/rpc`, keys: [generatePrivateKey()] })
  await announceTestWallet(page, wallet)
  return wallet
}

export const windows: readonly Window[] = [
  {
    name: 'menu-services',
    part: 'header',
    async go(page) {
      await start(page)
      await page.getByRole('button', { name: 'Services' }).click()
    },
  },
  {
    name: 'menu-phone',
    part: 'header',
    phone: true,
    async go(page) {
      await start(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Close menu' }).waitFor()
    },
  },
  {
    name: 'search',
    part: modal,
    async go(page) {
      await start(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search this site' }).fill('lock')
      await page.getByRole('option').first().waitFor()
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'search-nothing',
    part: modal,
    async go(page) {
      await start(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search this site' }).fill('zzqx')
      await page.getByText('No results for').waitFor()
      await page.waitForTimeout(800)
    },
  },
  { name: 'wallet-connect', part: modal, go: connect },
  {
    name: 'wallet-connect-phone',
    part: modal,
    phone: true,
    go: connect,
  },
  {
    name: 'wallet-get',
    part: modal,
    async go(page) {
      await connect(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Get a Wallet' }).first().click()
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'wallet-rejected',
    part: modal,
    async go(page, url) {
      const wallet = await withTestWallet(page, url)
      wallet.gate = 'hold'
      await connect(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
      await page.waitForTimeout(600)
      wallet.answer('reject')
      await page.getByRole('button', { name: 'RETRY' }).waitFor()
    },
  },
  {
    name: 'wallet-sign-in',
    part: modal,
    async go(page, url) {
      await withTestWallet(page, url)
      await connect(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
      await page.getByRole('button', { name: 'Sign message' }).waitFor()
    },
  },
  {
    name: 'wallet-demo-asks',
    part: '#demo-wallet',
    async go(page) {
      await connect(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).first().click()
      await page.locator('#demo-wallet').getByRole('button', { name: 'Connect' }).waitFor()
    },
  },
  {
    name: 'wallet-bar',
    part: 'header',
    go: (page) => openWithDemoWallet(page, '/pricing'),
  },
  {
    name: 'wallet-account',
    part: modal,
    async go(page) {
      await openWithDemoWallet(page, '/pricing')
      await page.locator('#wallet-account-button').click()
      await page.locator(modal).waitFor()
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'wallet-networks',
    part: modal,
    async go(page) {
      await openWithDemoWallet(page, '/pricing')
      await page.locator('#wallet-chain-button').click()
      await page.locator(modal).waitFor()
    },
  },
  {
    name: 'chat',
    part: '#chat',
    async go(page) {
      await openChat(page)
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'chat-answer',
    part: '#chat',
    async go(page) {
      await openChat(page)
      await ask(page, 'What does an audit cost?')
      await openMore(page)
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'chat-hand-over',
    part: '#chat',
    async go(page) {
      await openChat(page)
      await openMore(page)
      await press(page, 'Leave a message for a person')
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'toasts',
    part: '.toasts',
    async go(page) {
      await start(page, '/specimen')
      for (const state of ['pending', 'confirmed', 'failed']) await page.locator(`#toast-${state}`).click()
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'notifications',
    part: '#notifications',
    async go(page) {
      await start(page, '/specimen')
      await page.locator('#toast-failed').click()
      await page.keyboard.press('F8')
      await page.locator('#notifications').waitFor()
    },
  },
  {
    name: 'dialog',
    part: modal,
    async go(page) {
      await start(page, '/specimen')
      await page.getByRole('button', { name: 'Open a dialog' }).click()
    },
  },
  {
    name: 'contact-errors',
    part: 'main',
    async go(page) {
      await start(page, '/contact-us')
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'lock-form',
    part: '#lock',
    async go(page) {
      await openWithDemoWallet(page, '/token-locking')
      await showTool(page)
      await chooseSample(page)
      await page.getByLabel('Amount, in INK').fill('1234.5')
    },
  },
  {
    name: 'lock-sheet',
    part: modal,
    async go(page) {
      await openWithDemoWallet(page, '/token-locking')
      await showTool(page)
      await chooseSample(page)
      await page.getByLabel('Amount, in INK').fill('1234.5')
      await page.getByRole('button', { name: 'Lock', exact: true }).click()
      await page.getByRole('dialog', { name: permitTitle }).getByText('It counts until').waitFor()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'lock-wallet-asks',
    part: '#demo-wallet',
    async go(page) {
      await openWithDemoWallet(page, '/token-locking')
      await showTool(page)
      await chooseSample(page)
      await page.getByLabel('Amount, in INK').fill('1234.5')
      await page.getByRole('button', { name: 'Lock', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: permitTitle })
      await sheet.getByText('It counts until').waitFor()
      await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
      await page.locator('#demo-wallet').getByRole('button', { name: 'Sign', exact: true }).waitFor()
    },
  },
  {
    name: 'claim-form',
    part: '#create',
    async go(page) {
      await openWithDemoWallet(page, '/claim')
      await chooseToken(page)
      await page.getByLabel('Addresses and amounts in INK, one pair in a line').fill('0x12,1')
      await page.waitForTimeout(600)
    },
  },
]
