import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { chooseToken, demoAddress } from '../browser/claim-steps.ts'
import { ask, openChat } from '../browser/chat-steps.ts'
import { arrived, fillContact, freshAddress, openContact, sendButton } from '../browser/form-steps.ts'
import {
  chooseSample,
  confirmSheet,
  openWithDemoWallet,
  permitTitle,
  sendInDemoWallet,
  showTool,
  signInDemoWallet,
} from '../browser/lock-steps.ts'
import { cards, check, mintButton, minted } from '../browser/mint-steps.ts'
import { makeCampaign } from '../browser/claim-campaign.ts'
import { hydrate } from '../browser/watch.ts'

/** A journey in steps: each is something that a visitor does, and `step` notes what is heard after it. */
export type Journey = {
  name: string
  title: string
  go: (page: Page, step: (name: string) => Promise<void>) => Promise<void>
}

const start = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrate(page)
}

export const journeys: readonly Journey[] = [
  {
    name: 'contact-sent',
    title: 'The contact form is sent',
    async go(page, step) {
      await openContact(page)
      await fillContact(page, 'We would like an audit of a vault.')
      await step('The form is filled in')
      await sendButton(page).click()
      await arrived(page)
      await step('“Send message” is pressed')
      await page.getByRole('button', { name: 'Copy the reference' }).click()
      await step('“Copy the reference” is pressed')
      await page.getByRole('button', { name: 'Send another' }).click()
      await step('“Send another” is pressed')
    },
  },
  {
    name: 'contact-errors',
    title: 'The contact form has mistakes',
    async go(page, step) {
      await openContact(page)
      await page.getByLabel('Your name').fill('Ada')
      await page.locator('#contact-email').fill('ada@')
      await page.getByLabel('What are you building?').focus()
      await step('A wrong address is left')
      await sendButton(page).click()
      await step('“Send message” is pressed')
      await page.locator('.form-summary a').first().click()
      await step('The first link of the summary is followed')
    },
  },
  {
    name: 'contact-offline',
    title: 'The contact form is sent without a network',
    async go(page, step) {
      await openContact(page)
      await fillContact(page, 'We would like an audit of a vault.')
      await page.context().setOffline(true)
      await step('The network is gone')
      await sendButton(page).click()
      await page.waitForTimeout(2500)
      await step('“Send message” is pressed')
      await page.context().setOffline(false)
      await arrived(page)
      await step('The network is back')
    },
  },
  {
    name: 'newsletter',
    title: 'The newsletter is asked for',
    async go(page, step) {
      await start(page, '/pricing')
      await page.locator('#newsletter-email').fill(freshAddress())
      await step('An address is typed')
      await page.locator('#newsletter-email').press('Enter')
      await page.locator('.toast').filter({ hasText: 'Confirmed' }).waitFor()
      await step('Enter is pressed')
    },
  },
  {
    name: 'search',
    title: 'The site is searched',
    async go(page, step) {
      await start(page, '/pricing')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search this site' }).waitFor()
      await step('Ctrl K is pressed')
      await page.keyboard.type('lock', { delay: 60 })
      await page.getByRole('option').first().waitFor()
      await page.waitForTimeout(1000)
      await step('“lock” is typed')
      await page.keyboard.type('zzqx', { delay: 60 })
      await page.waitForTimeout(1000)
      await step('“zzqx” is typed behind it')
      await page.keyboard.press('Escape')
      await step('Escape is pressed')
    },
  },
  {
    name: 'chat',
    title: 'The assistant answers',
    async go(page, step) {
      await openChat(page)
      await step('“Chat” is pressed')
      await ask(page, 'What does an audit cost?')
      await step('“What does an audit cost?” is sent')
      await page.keyboard.press('Escape')
      await step('Escape is pressed')
    },
  },
  {
    name: 'wallet',
    title: 'A wallet is connected and disconnected',
    async go(page, step) {
      await start(page, '/pricing')
      await page.locator('#connect-wallet').click()
      await page.locator('dialog:modal').waitFor()
      await step('“Connect Wallet” is pressed')
      await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).first().click()
      await page.locator('#demo-wallet').getByRole('button', { name: 'Connect' }).waitFor()
      await step('“Demo wallet” is pressed')
      await page.locator('#demo-wallet').getByRole('button', { name: 'Connect' }).click()
      await page.getByRole('button', { name: 'Sign message' }).waitFor()
      await step('“Connect” is pressed in the demo wallet')
      await page.getByRole('button', { name: 'Sign message' }).click()
      await page.locator('#demo-wallet').getByRole('button', { name: 'Sign', exact: true }).waitFor()
      await step('“Sign message” is pressed')
      await page.locator('#demo-wallet').getByRole('button', { name: 'Sign', exact: true }).click()
      await page.locator('#wallet-account-button').waitFor()
      await step('“Sign” is pressed in the demo wallet')
      await page.locator('#wallet-account-button').click()
      await page.locator('dialog:modal').waitFor()
      await step('The account is pressed')
      await page.getByRole('button', { name: 'Copy Address' }).click()
      await step('“Copy Address” is pressed')
      await page.getByRole('button', { name: 'Disconnect' }).click()
      await page.locator('#connect-wallet').waitFor()
      await step('“Disconnect” is pressed')
    },
  },
  {
    name: 'lock',
    title: 'Tokens are locked',
    async go(page, step) {
      await openWithDemoWallet(page, '/token-locking')
      await showTool(page)
      await step('The wallet is connected on the page')
      await chooseSample(page)
      await step('The sample token is chosen')
      await page.getByLabel('Amount, in INK').fill('12')
      await page.getByRole('button', { name: 'Lock', exact: true }).click()
      await page.getByRole('dialog', { name: permitTitle }).getByText('It counts until').waitFor()
      await step('“Lock” is pressed')
      await page.getByRole('dialog', { name: permitTitle }).getByRole('button', { name: 'Cancel' }).click()
      await step('“Cancel” is pressed in the sheet')
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await confirmSheet(page, permitTitle)
      await page.locator('#demo-wallet').getByRole('button', { name: 'Sign', exact: true }).waitFor()
      await step('“Sign”, then “Continue in wallet” is pressed')
      await signInDemoWallet(page)
      await page.getByRole('dialog', { name: 'Lock tokens' }).getByText('It would succeed').waitFor()
      await step('“Sign” is pressed in the demo wallet')
      await confirmSheet(page, 'Lock tokens')
      await sendInDemoWallet(page)
      await page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ }).waitFor()
      await page.waitForTimeout(1500)
      await step('“Continue in wallet”, then “Send” is pressed')
    },
  },
  {
    name: 'launch',
    title: 'A token is launched',
    async go(page, step) {
      await openWithDemoWallet(page, '/meme-token#create')
      const creator = page.locator('.creator')
      await creator.getByLabel('Name', { exact: true }).fill('Gold')
      await creator.getByLabel('Symbol').fill('GLD')
      await page.waitForTimeout(600)
      await step('Name and symbol are typed')
      await creator.getByLabel('Mint', { exact: true }).check()
      await page.waitForTimeout(600)
      await step('“Mint” is ticked')
      await creator.getByRole('button', { name: 'Launch GLD' }).click()
      await page.getByRole('dialog').getByText('It would succeed').waitFor()
      await step('“Launch GLD” is pressed')
      await page.getByRole('button', { name: 'Continue in wallet' }).click()
      await sendInDemoWallet(page)
      await page.locator('.creator-launched').getByText('Code compared').waitFor()
      await page.waitForTimeout(1500)
      await step('“Continue in wallet”, then “Send” is pressed')
    },
  },
  {
    name: 'claim',
    title: 'A share is claimed',
    async go(page, step) {
      await openWithDemoWallet(page, '/claim')
      await chooseToken(page)
      const path = await makeCampaign(page, { rows: [`${await demoAddress(page)},50`, `0x${'5a'.repeat(20)},10`] })
      await step('A campaign was made')
      await start(page, path)
      await page.getByRole('button', { name: 'Claim', exact: true }).waitFor()
      await page.waitForTimeout(1000)
      await step('The page of the campaign is opened')
      await page.getByRole('button', { name: 'Claim', exact: true }).click()
      await page.getByRole('dialog', { name: 'Claim tokens' }).getByText('It would succeed').waitFor()
      await step('“Claim” is pressed')
      await confirmSheet(page, 'Claim tokens')
      await sendInDemoWallet(page)
      await page.getByText('This entry was paid.').waitFor()
      await page.waitForTimeout(1500)
      await step('“Continue in wallet”, then “Send” is pressed')
    },
  },
  {
    name: 'mint',
    title: 'A piece is minted with a code',
    async go(page, step) {
      await start(page, '/mint')
      await check(page, 'WRONG')
      await page.waitForTimeout(600)
      await step('A wrong code is checked')
      await check(page, cards[0]!)
      await page.getByText('This code is good for piece').waitFor()
      await step('A good code is checked')
      await page.getByText('Mint it to an address without').click()
      await page.getByLabel('Address that receives the piece').fill(privateKeyToAddress(generatePrivateKey()))
      await step('A recipient is typed')
      await mintButton(page).click()
      await minted(page).waitFor()
      await page.waitForTimeout(600)
      await step('“Mint” is pressed')
    },
  },
  {
    name: 'token-check',
    title: 'A token is checked',
    async go(page, step) {
      await start(page, '/token-check')
      await page.getByRole('button', { name: 'Check one that cannot be sold' }).click()
      await page.waitForTimeout(6000)
      await step('“Check one that cannot be sold” is pressed')
    },
  },
  {
    name: 'estimate',
    title: 'An audit is estimated',
    async go(page, step) {
      await start(page, '/pricing')
      await page.getByLabel('Lines of code').fill('1200')
      await page.waitForTimeout(1500)
      await step('1200 lines are typed')
    },
  },
]
