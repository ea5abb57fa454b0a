import type { EnginePage } from '../engines/engine-page.ts'
import type { AcceptanceVisit } from './acceptance-case.ts'
import { announceWallet, answerCalls, endRequests } from './fake-wallet.ts'
import { complaints, count, press, seen, text, until } from './measures.ts'

const open = async (page: EnginePage) => {
  await press('^Connect Wallet$')(page)
  await until(() => count(':modal')(page), Boolean)
}
const modal = text(':modal')
const isGone = count(':modal')

/** Runs in the page: what has the focus. */
const focused = (page: EnginePage) => page.run(() => document.activeElement?.id ?? null)

const style = (selector: string, name: string) => (page: EnginePage) =>
  page.run(
    (parts: string, of: string) => getComputedStyle(document.querySelector(parts)!).getPropertyValue(of),
    selector,
    name,
  )

export const wallet: readonly AcceptanceVisit[] = [
  {
    name: 'the connect window',
    path: '/pricing',
    begin: announceWallet,
    cases: [
      {
        section: 2,
        statement: 'Connect Wallet opens the connect window',
        act: open,
        measure: text(':modal h2'),
        expected: 'Connect a wallet',
      },
      {
        section: 2,
        statement: 'Groups of the list, in order',
        only: 1440,
        measure: seen('.wallet-group-name'),
        expected: ['Installed', 'Recommended', 'Popular', 'More'],
      },
      {
        section: 9,
        statement: 'Popular lists Safe, Rainbow, Coinbase, MetaMask and WalletConnect',
        only: 1440,
        measure: seen('[aria-labelledby="wallet-group-Popular"] .wallet-row-name'),
        expected: ['Safe', 'Rainbow', 'Coinbase Wallet', 'MetaMask', 'WalletConnect'],
      },
      {
        section: 8,
        statement: 'A wallet that cannot be used here is labelled (unsupported)',
        only: 375,
        measure: modal,
        expected: /\(unsupported\)/,
      },
      {
        section: 2,
        statement: 'In a narrow window a button leads to what a wallet is',
        only: 375,
        act: press('^Learn More$'),
        measure: modal,
        expected: /What is a Wallet\?/,
      },
      {
        section: 2,
        statement: 'The window says what a wallet is, and has its two buttons',
        measure: async (page) => {
          const words = (await modal(page)) ?? ''
          return ['What is a Wallet?', 'Get a Wallet', 'Learn More'].filter((each) => words.includes(each))
        },
        expected: ['What is a Wallet?', 'Get a Wallet', 'Learn More'],
      },
      {
        section: 9,
        statement: 'It is 504 pixels high at most',
        only: 1440,
        measure: (page) => page.run(() => document.querySelector(':modal')!.getBoundingClientRect().height <= 504),
        expected: true,
      },
      {
        section: 9,
        statement: 'The accent colour is #2A45BB by day',
        act: (page) => page.run(() => void (document.documentElement.style.colorScheme = 'light')),
        measure: style('.wallet-window', '--ink'),
        expected: /#2a45bb/i,
      },
      {
        section: 9,
        statement: 'Get a Wallet shows five wallets at most on a computer',
        act: press('^Get a Wallet$'),
        measure: count('.wallet-offer'),
        expected: 5,
      },
      {
        section: 4,
        statement: 'Back leads to where it came from',
        act: press('^Back$'),
        measure: modal,
        expected: /What is a Wallet\?/,
      },
      {
        section: 4,
        statement: 'Escape closes it, and the focus is on Connect Wallet',
        act: (page) => page.press('Escape'),
        measure: async (page) => [await isGone(page), await focused(page)],
        expected: [0, 'connect-wallet'],
      },
      {
        section: 4,
        statement: 'While a wallet is asked, the window says which',
        act: async (page) => {
          await endRequests('eth_requestAccounts', 'hold')(page)
          await open(page)
          await press('^Test wallet')(page)
        },
        measure: modal,
        expected: /Opening Test wallet\.\.\.|Continue in Test wallet/,
      },
      {
        section: 4,
        statement: 'It says to confirm in the extension',
        only: 1440,
        measure: modal,
        expected: /Confirm connection in the extension/,
      },
      {
        section: 8,
        statement: 'A request that the visitor rejected can be tried again',
        act: endRequests('eth_requestAccounts', 4001),
        measure: modal,
        expected: /Nothing was connected.*RETRY/,
      },
      {
        section: 8,
        statement: 'A message that cannot be prepared is said to have failed',
        act: async (page) => {
          await answerCalls('/api/siwe/message', { status: 500, body: '{}' })(page)
          await endRequests('eth_requestAccounts', null)(page)
          await press('RETRY')(page)
        },
        measure: modal,
        expected: /Error preparing message, please retry!/,
      },
      {
        section: 2,
        statement: 'Connected and not signed in, the window is Verify your account',
        measure: text(':modal h2'),
        expected: 'Verify your account',
      },
      {
        section: 4,
        statement: 'Closing the sign-in window disconnects',
        act: press('^Cancel$'),
        measure: async (page) => [await isGone(page), await text('#connect-wallet')(page)],
        expected: [0, 'Connect Wallet'],
      },
    ],
  },
  {
    name: 'faults of signing in',
    path: '/pricing',
    begin: announceWallet,
    cases: [
      {
        section: 8,
        statement: 'A signature that failed is said to have failed',
        act: async (page) => {
          await endRequests('personal_sign', -32603)(page)
          await open(page)
          await press('^Test wallet')(page)
          await press('^Sign message$')(page)
        },
        measure: modal,
        expected: /Error signing message, please retry!/,
      },
      {
        section: 8,
        statement: 'A signature of another key is said not to fit',
        act: async (page) => {
          await endRequests('personal_sign', null)(page)
          await press('^(Sign message|RETRY)$')(page)
        },
        measure: modal,
        expected: /Error verifying signature, please retry!/,
      },
      {
        section: 4,
        statement: 'Escape leaves sign-in, and disconnects',
        act: (page) => page.press('Escape'),
        measure: async (page) => [await isGone(page), await text('#connect-wallet')(page)],
        expected: [0, 'Connect Wallet'],
      },
    ],
  },
  {
    name: 'a wallet on another network',
    path: '/pricing',
    begin: async (page) => {
      await announceWallet(page)
      await endRequests('eth_chainId', { answer: '0x1' })(page)
    },
    cases: [
      {
        section: 8,
        statement: 'The wrong network is said, with what to do',
        act: async (page) => {
          await open(page)
          await press('^Test wallet')(page)
        },
        measure: modal,
        expected: /Wrong network detected, switch or disconnect to continue\./,
      },
      {
        section: 2,
        statement: 'The window of networks is Switch Networks',
        measure: text(':modal h2'),
        expected: 'Switch Networks',
      },
      {
        section: 8,
        statement: 'A wallet that cannot switch is said to be unable to',
        act: async (page) => {
          await endRequests('wallet_switchEthereumChain', 4200)(page)
          await press('Local chain')(page)
        },
        measure: modal,
        expected:
          /Your wallet does not support switching networks from Intaglio\. Try switching networks from within your wallet instead\./,
      },
      {
        section: 4,
        statement: 'Disconnect leads back to Connect Wallet',
        act: press('^Disconnect$'),
        measure: async (page) => [await isGone(page), await text('#connect-wallet')(page)],
        expected: [0, 'Connect Wallet'],
      },
    ],
  },
  {
    name: 'a signed-in account',
    path: '/pricing',
    cases: [
      {
        section: 1,
        statement: 'A visitor connects, signs a message and is signed in',
        act: async (page) => {
          await open(page)
          for (const name of ['^Demo wallet', '^Connect$', '^Sign message$', '^Sign$']) await press(name)(page)
        },
        measure: async (page) => [await isGone(page), await count('#wallet-account-button')(page)],
        expected: [0, 1],
      },
      {
        section: 2,
        statement: 'The account button has the address, shortened',
        measure: text('#wallet-account-button'),
        expected: /0x[\dA-Fa-f]{2}…[\dA-Fa-f]{4}/,
      },
      {
        section: 9,
        statement: 'On a large screen it has the balance',
        only: 1440,
        measure: text('#wallet-account-button'),
        expected: /\d ETH/,
      },
      {
        section: 9,
        statement: 'On a small screen it has none',
        only: 375,
        measure: async (page) => /ETH/.test((await text('#wallet-account-button')(page)) ?? ''),
        expected: false,
      },
      {
        section: 2,
        statement: 'The chain selector is in the bar',
        only: 1440,
        measure: text('#wallet-chain-button'),
        expected: /Local chain/,
      },
      {
        section: 2,
        statement: 'Connected, the parts of the bar are on one line',
        measure: (page) =>
          page.run(() => {
            const row = document.querySelector('.header-row')!
            const talk = row.querySelector('.header-actions > a')!
            return [row.getBoundingClientRect().height < 80, talk.getBoundingClientRect().height < 50]
          }),
        expected: [true, true],
      },
      {
        section: 2,
        statement: 'The account window has its four parts',
        act: (page) => page.click('#wallet-account-button'),
        measure: async (page) => {
          const words = (await modal(page)) ?? ''
          return ['Copy Address', 'Disconnect', 'View more on explorer', 'Recent Transactions'].filter((each) =>
            words.includes(each),
          )
        },
        expected: ['Copy Address', 'Disconnect', 'View more on explorer', 'Recent Transactions'],
      },
      {
        section: 5,
        statement: 'The address is 0x and 40 characters',
        measure: async (page) => ((await text(':modal .address')(page)) ?? '').replace(/\s/g, ''),
        expected: /^0x[\dA-Fa-f]{40}$/,
      },
      {
        section: 1,
        statement: 'The address is copied, and the button says so',
        act: press('^Copy Address$'),
        measure: modal,
        expected: /Copied!/,
      },
      {
        section: 4,
        statement: 'A page that is loaded again is still connected',
        act: async (page) => {
          await page.press('Escape')
          await page.run(() => void setTimeout(() => location.reload()))
        },
        measure: async (page) => [await isGone(page), await count('#wallet-account-button')(page)],
        expected: [0, 1],
      },
      {
        section: 4,
        statement: 'Disconnect closes the window and leads back to Connect Wallet',
        act: async (page) => {
          await page.click('#wallet-account-button')
          await press('^Disconnect$')(page)
        },
        measure: async (page) => [await isGone(page), await text('#connect-wallet')(page)],
        expected: [0, 'Connect Wallet'],
      },
      {
        section: 2,
        statement: 'The wallet is in the list of recent ones',
        only: 1440,
        act: open,
        measure: async (page) => (await seen('.wallet-group-name')(page))[0] ?? null,
        expected: 'Recent',
      },
      {
        section: 8,
        statement: 'All of this gives the browser nothing to complain about',
        measure: complaints,
        expected: [],
      },
    ],
  },
]
