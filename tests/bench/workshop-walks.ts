import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { sampleCollections } from '#chain/contracts/sample-collections.ts'
import { makeCampaign } from '../browser/claim-campaign.ts'
import { demoAddress } from '../browser/claim-steps.ts'
import { freshAddress } from '../browser/form-steps.ts'
import {
  chooseSample,
  confirmSheet,
  openWithDemoWallet,
  permitTitle,
  sendInDemoWallet,
  signInDemoWallet,
} from '../browser/lock-steps.ts'
import { cards, connectDemoWallet, mintButton, minted } from '../browser/mint-steps.ts'
import { drawing } from '../browser/piece-steps.ts'
import { usePower } from '../browser/power-steps.ts'
import { goToQuestion } from '../browser/question-steps.ts'
import { serveWithV4 } from '../v4/serve-v4.ts'
import { fillPoolV4, lockPositionV4, openPoolV4 } from '../v4/v4-steps.ts'
import { hasV4 } from '../v4-codes.ts'

/** Who walks: a visitor with the demo wallet connected, and a stranger in another browser who has none at first; `env` is of the site. */
export type Walkers = { page: Page; stranger: Page; env: NodeJS.ProcessEnv; at: number }

/** One journey of the workshop. `before` is what was counted on 22 November 2026, with the wallet connected where this one has it. */
export type Walk = {
  before: string
  /** What has to be there first, which nobody counts. Answers the address the walk begins at. */
  prepare?: (walkers: Walkers) => Promise<string>
  walk: (walkers: Walkers, from: string) => Promise<void>
}

const account = privateKeyToAddress(generatePrivateKey())
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const ops = join(import.meta.dirname, '../../src/server/ops/ops.server.ts')

/** Goes on in the sheet that says what is signed, and says yes in the wallet. */
async function send(page: Page, title: string | RegExp) {
  await confirmSheet(page, title)
  await sendInDemoWallet(page)
}

async function permit(page: Page, title: string | RegExp) {
  await confirmSheet(page, title)
  await signInDemoWallet(page)
}

/** Launches the draft of the page, and opens its public page. */
async function launch(page: Page, symbol: string) {
  await goToQuestion(page, 'Launch')
  await button(page, `Launch ${symbol}`).click()
  await send(page, `Create the token ${symbol}`)
  const launched = page.locator('.creator-launched')
  await expect(launched).toContainText('byte for byte')
  await launched.getByRole('link', { name: 'Open its public page' }).click()
}

/** Half of the token that is chosen, into a lock. */
async function lockHalf(page: Page) {
  await goToQuestion(page, 'Amount')
  await button(page, '50 %').click()
  await goToQuestion(page, 'Form')
  await button(page, 'Lock').click()
  await permit(page, permitTitle)
  await send(page, 'Lock tokens')
  await page.getByRole('link', { name: /public proof of lock/ }).waitFor()
}

/** A file of 100,000 lines of an account and an amount: a browser reads one from the disk without work of the page. */
export const manyLines = join(mkdtempSync(join(tmpdir(), 'intaglio-list-')), 'list.csv')
writeFileSync(
  manyLines,
  Array.from({ length: 100_000 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, 'c')},0.1`).join('\n'),
)

let siteWithV4: Awaited<ReturnType<typeof serveWithV4>> | undefined
let pageWithV4: Page | undefined

/** Ends what a walk has started for itself. */
export const stopWalks = async () => siteWithV4?.stop()

/** Where V4 is installed. Another chain and another wallet: V4 is not where the demo wallet is. */
const walksOfV4: Record<string, Walk> = hasV4
  ? {
      'Lock a position of Uniswap V4': {
        before: 'not walked',
        async prepare({ page }) {
          pageWithV4 = await page.context().newPage()
          siteWithV4 ??= await serveWithV4()
          await openPoolV4(pageWithV4, siteWithV4, 'FOUR')
          const result = await fillPoolV4(pageWithV4, 'FOUR')
          return (await result.getByRole('link', { name: 'Lock this position' }).getAttribute('href'))!
        },
        async walk(_, from) {
          await pageWithV4!.goto(new URL(from, siteWithV4!.url).href)
          await (await lockPositionV4(pageWithV4!)).waitFor()
          await pageWithV4!.close()
        },
      },
    }
  : {}

/** The journeys of the workshop, in the order they are walked: the first connects the wallet of all that follow. */
export const walks: Record<string, Walk> = {
  'Connect the demo wallet and sign in': {
    before: '7 presses',
    walk: ({ page }) => openWithDemoWallet(page, '/token-locking'),
  },

  'Launch a token with mint and pause, then mint and pause': {
    before: '4 presses to launch; no way to mint or pause',
    async walk({ page }) {
      await page.goto('/meme-token')
      await goToQuestion(page, 'What it can do')
      await page.locator('#token-option-mintable').check()
      await page.locator('#token-option-pausable').check()
      await goToQuestion(page, 'Its values')
      await page.locator('#token-name').fill('Morning Tide')
      await page.locator('#token-symbol').fill('TIDE')
      await launch(page, 'TIDE')
      await page.getByRole('link', { name: 'Yours? Use them, hand them over or give them up' }).click()
      const fields = { Account: account, 'Amount of TIDE': '1000' }
      await usePower(page, 'Create tokens', { fields, says: '1,000 TIDE', send: sendInDemoWallet })
      await usePower(page, 'Stop all transfers', { says: 'Stop all transfers.', send: sendInDemoWallet })
    },
  },

  'Launch a collection of 20 pieces, up to the first public mint': {
    before: '4 presses to launch; no way to mint',
    async walk({ page }) {
      await page.goto('/meme-token')
      await page.locator('#token-kind-erc721').check()
      await goToQuestion(page, 'What it can do')
      await page.locator('#token-option-sale').check()
      await goToQuestion(page, 'Its values')
      await page.locator('#token-name').fill('Herons')
      await page.locator('#token-symbol').fill('HRN')
      await page.locator('#token-price').fill('0.002')
      const creator = page.locator('.creator')
      await creator.getByText('Add the pictures and metadata here').click()
      await creator
        .getByLabel('Pictures, and a CSV or JSON of their words; also dropped here')
        .setInputFiles(Array.from({ length: 20 }, (_, at) => drawing(at + 1)))
      await creator.getByLabel('Description for every piece that has none').fill('A heron, engraved.')
      await button(page, 'Write it in').click()
      await button(page, 'Publish 20 pieces').click()
      await expect(creator).toContainText('20 pieces are published.')
      await launch(page, 'HRN')
      await page.getByRole('link', { name: 'Buy a piece' }).click()
      await button(page, /^Buy 1 piece/).click()
      await send(page, 'Buy 1 piece')
      await expect(page.locator('.creator-sale')).toContainText('1 of 20 pieces')
    },
  },

  'Lock half of a token': {
    before: '6 presses, result 1,377 px outside the window',
    async walk({ page }) {
      await page.goto('/token-locking')
      await chooseSample(page)
      await lockHalf(page)
    },
  },

  'Lock liquidity of Uniswap V2': {
    before: 'not locked',
    async walk({ page }) {
      await page.goto('/liquidity-locking')
      await page.getByRole('link', { name: 'Lock these LP tokens' }).click()
      await expect(page.getByRole('region', { name: /^Token Uniswap V2/ })).toContainText('You have')
      await lockHalf(page)
    },
  },

  'Lock a position of Uniswap V3': {
    before: '5 presses',
    async walk({ page }) {
      await page.goto('/liquidity-locking')
      await page.locator('#lock .locks-row > summary').first().click()
      await button(page, 'Lock this position').click()
      await send(page, 'Let the lock take one position')
      await send(page, 'Lock a liquidity position')
      await page
        .getByRole('link', { name: /public proof/i })
        .first()
        .waitFor()
    },
  },

  'Make claims for 100,000 accounts': {
    before: '9 presses, 27 s of them reading and publishing; tasks up to 85 ms',
    async walk({ page }) {
      await page.goto('/claim')
      await page.getByRole('button', { name: /^Sample Ink/ }).click()
      await expect(page.getByRole('region', { name: 'Token Sample Ink' })).toContainText('You have')
      await goToQuestion(page, 'List')
      await page.getByLabel('or a CSV file').setInputFiles(manyLines)
      await page.getByText('10,000 INK', { exact: true }).first().waitFor({ timeout: 120_000 })
      await goToQuestion(page, 'Publication')
      await button(page, 'Publish the list and continue').click()
      await button(page, 'Sign').click()
      await permit(page, 'Let the claims contract take this amount, once')
      await button(page, 'Create and fund it').click()
      await send(page, 'Create and fund a campaign')
      await page
        .getByRole('link', { name: /\/claim\/\d+/ })
        .first()
        .waitFor()
    },
  },

  'Mint by a printed code': {
    before: '5 presses, 8.2 s, connecting included',
    async walk({ stranger, at }) {
      await stranger.goto(`/mint#code=${cards[at]}`)
      await mintButton(stranger).click()
      await connectDemoWallet(stranger)
      await minted(stranger).waitFor()
    },
  },

  'Claim to another address, and a third party pays': {
    before: '5 presses; the signature could not be handed on',
    async prepare({ page, stranger }) {
      // The one who pays has a wallet, whether or not the journey before was walked.
      if (!(await stranger.locator('#wallet-account-button').isVisible())) await openWithDemoWallet(stranger, '/mint')
      return makeCampaign(page, { rows: [`${await demoAddress(page)},50`] })
    },
    async walk({ page, stranger }, from) {
      await page.goto(from)
      await page.getByText('Claim to another address').click()
      await page.getByLabel('Paid to').fill(account)
      await button(page, 'Sign a link for another wallet').click()
      await permit(page, 'Let entry 0 be paid to another address')
      await stranger.goto((await page.locator('.claims-link').getAttribute('href'))!)
      await button(stranger, 'Send the signed claim').click()
      await send(stranger, 'Claim tokens to another address')
      await stranger.getByText('This entry was paid.').waitFor()
    },
  },

  'Inspect a collection': {
    before: '1 press, 0.7 s',
    async walk({ page }) {
      await page.goto('/nft-audit')
      await page.getByLabel('Address of a collection').fill(sampleCollections.odd)
      await button(page, 'Inspect it').click()
      await page.getByRole('article', { name: 'Sample Oddities' }).waitFor()
    },
  },

  'Estimate, request, quote, accept': {
    before: 'no way to answer the quote',
    async walk({ page, env }) {
      await page.goto('/smart-contract-audit')
      await page.getByLabel('Paste your Solidity').fill('contract Vault {\n    uint256 a;\n}\n')
      await page.getByRole('link', { name: 'Request this audit' }).click()
      const field = (name: string) => page.locator(`#audit-request-${name}`)
      await field('repository').fill('https://github.com/you/vault')
      await field('commit').fill('abcdef1')
      await button(page, 'Continue').click()
      await field('chains').fill('Ethereum')
      await button(page, 'Continue').click()
      await field('name').fill('Ada Lovelace')
      await field('email').fill(freshAddress())
      await button(page, 'Request this audit').click()
      const reference = await page.locator('.form-thanks code').innerText()
      await page.getByRole('link', { name: 'Follow it' }).click()
      await page.getByRole('rowheader', { name: 'Received, now' }).waitFor()
      const quote = ['--usd', '9000', '--days', '3', '--begins', '2027-02-01']
      const words = ['audit', 'status', reference, 'quoted', ...quote]
      await promisify(execFile)(process.execPath, [ops, ...words], { env })
      await page.reload()
      await button(page, 'Accept this quote').click()
      await page.getByRole('rowheader', { name: 'Quote accepted, now' }).waitFor()
    },
  },

  // Last: its site takes the cookie of the one that the others are walked on.
  ...walksOfV4,
}
