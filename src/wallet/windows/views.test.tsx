import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { views } from './test-views.tsx'

const html = Object.fromEntries(Object.entries(views).map(([name, view]) => [name, renderToStaticMarkup(view)]))
const offered = (name: string) => html[name]!.match(/wallet-offer"/g)
const textOf = (name: string) =>
  html[name]!.replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')

test.each(Object.keys(views).filter((name) => !name.startsWith('bar')))(
  '%s is a window with one name and a way to close it',
  (name) => {
    const labelled = /<dialog[^>]* aria-labelledby="([^"]+)"/.exec(html[name]!)?.[1]
    expect(html[name]!.match(/<dialog/g)).toHaveLength(1)
    expect(html[name]!.match(/<h2/g)).toHaveLength(1)
    expect(html[name]).toContain(`id="${labelled}"`)
    expect(textOf(name)).toContain('Close')
  },
)

test.each(Object.keys(views))('%s carries no style, and every button of it has a name', (name) => {
  expect(html[name]).not.toMatch(/<style| style=/)
  for (const [, content] of html[name]!.matchAll(/<button[^>]*>(.*?)<\/button>/gs))
    expect(content!.replace(/<[^>]*>/g, '').trim()).not.toBe('')
})

test.each(Object.keys(views))('%s has no id twice and names nothing that is not there', (name) => {
  const ids = [...html[name]!.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
  const named = [...html[name]!.matchAll(/ aria-labelledby="([^"]+)"/g)].map((match) => match[1]!)
  expect(ids.length).toBe(new Set(ids).size)
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

const said: [view: string, ...words: string[]][] = [
  ['connect-wide-none', 'What is a Wallet?', 'Get a Wallet', 'Learn More', 'Recent', 'Installed', 'Popular'],
  ['connect-compact-none', 'New to Ethereum wallets?', 'Learn More'],
  ['connect-compact-learn', 'What is a Wallet?', 'Get a Wallet', 'Back'],
  ['connect-wide-opening', 'Opening Rabby...', 'Confirm connection in the extension'],
  ['connect-wide-connecting', 'Connecting'],
  ['connect-wide-failed', 'Rabby already has a request open', 'RETRY'],
  ['connect-wide-refused', 'Nothing was connected', 'RETRY'],
  ['connect-wide-not-installed', 'Rainbow is not installed', 'INSTALL'],
  ['connect-wide-not-available', 'Safe is not available', 'The page /safe of this site says how to open it there.'],
  ['connect-wide-scan', 'Scan with Rainbow', "Don't have Rainbow?", 'GET'],
  ['connect-wide-scan-generic', 'Scan with your phone', 'OPEN', 'Copy link'],
  ['connect-wide-options', 'Add to Chrome', 'Add to macOS', 'Get the app'],
  ['connect-wide-download', 'Scan with your phone to download on iOS or Android', 'Continue'],
  ['connect-wide-for-extension', 'Refresh'],
  ['connect-mobile-none', 'Rainbow (unsupported)', 'Rabby Recent', 'WalletConnect, which is not set up', 'All wallets'],
  ['connect-mobile-opening', 'Continue in Rabby', 'Accept connection request in the wallet'],
  ['connect-mobile-not-installed', 'Rainbow is not available', 'appears in this list by itself', 'GET'],
  ['connect-mobile-unopened', 'Coinbase is not installed', 'RETRY', 'GET'],
  ['sign-in-ready', 'Verify your account', 'Wallet Rabby', 'Account 0x', 'Sign message', 'Cancel'],
  ['sign-in-silent', 'Rabby has not answered yet', 'Open Rabby', 'RETRY', 'Cancel'],
  ['sign-in-preparing', 'Preparing message...'],
  [
    'account-new',
    'Copy Address',
    'Disconnect',
    'Everything this account has here',
    'View more on explorer',
    'Recent Transactions',
    'Intaglio transactions will appear here...',
  ],
  [
    'account-used',
    'Address as a QR code',
    'Clear All',
    'Pending',
    'Confirmed',
    'Failed: reverted',
    'Balance unavailable',
  ],
  ['chain-connected', 'Switch Networks', 'Connected'],
  ['chain-asked', 'Confirm in Wallet'],
  ['chain-wrong', 'Wrong network detected, switch or disconnect to continue.', 'Disconnect'],
  ['chain-refused', 'RETRY'],
  [
    'chain-unsupported',
    'Your wallet does not support switching networks from Intaglio. Try switching networks from within your wallet instead.',
  ],
  ['chain-missing', 'Add the network'],
  ['bar-connected', 'Chain Selector', 'Local chain', '9.998 ETH', '0xf3…2266'],
  ['bar-demo', 'Demo 10 ETH'],
  ['bar-pending', 'A transaction is pending', 'Balance unavailable'],
  ['bar-wrong', 'Wrong network'],
  ['watch', 'Watch an address', 'Address or ENS name', 'You cannot sign for it'],
  ['watched', 'Watch only · nothing can be signed', 'Stop watching', 'Connect Wallet', 'View more on explorer'],
  ['bar-watched', 'Watching', '0xf3…2266'],
  ['connect-mobile-none', 'Watch an address'],
  ['demo-message', 'Demo wallet · test ether, worth nothing', 'wants you to sign in', 'Reject'],
  ['demo-transaction', 'Send ETH', 'Amount 1.5 ETH', 'Savings', '0.000042 ETH', 'Data none'],
]

test.each(said)('%s says what it has to', (name, ...words) => {
  for (const word of words) expect(textOf(name)).toContain(word)
})

test('an account on a chain the site does not work on is not shown', () => {
  expect(textOf('bar-wrong')).not.toContain('0xf3')
  expect(textOf('chain-connected')).not.toContain('Disconnect')
})

test('at most five wallets are offered on a computer, three on a telephone', () => {
  expect(offered('connect-wide-get')).toHaveLength(5)
  expect(offered('connect-mobile-get')).toHaveLength(3)
})

test('on a telephone a wallet to get is a link to its shop', () => {
  const links = html['connect-mobile-get']!.match(/wallet-offer".*?<a class="button[^>]* href="https:[^"]+"/gs)
  expect(links).toHaveLength(3)
  expect(html['connect-mobile-get']).not.toMatch(/<button[^>]*>GET/)
})

test('the codes have their sizes', () => {
  expect(html['connect-wide-scan']).toMatch(/wallet-qr"[^>]* width="382"/)
  expect(html['connect-compact-scan']).toMatch(/wallet-qr"[^>]* width="318"/)
  expect(html['connect-wide-download']).toMatch(/wallet-qr"[^>]* width="268"/)
  expect(html['connect-compact-download']).toMatch(/wallet-qr"[^>]* width="318"/)
})

test('a wide window has no way back from a wallet, a compact one has', () => {
  expect(html['connect-wide-opening']).not.toContain('wallet-back')
  expect(html['connect-compact-opening']).toContain('wallet-back')
})
