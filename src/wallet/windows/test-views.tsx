import type { ReactElement } from 'react'
import type { ConnectStep, Layout } from '#wallet/connect-window/connect-step.ts'
import { ConnectWindow } from '#wallet/connect-window/connect-window.tsx'
import type { ConnectRequest } from '#wallet/connect-window/connect-words.ts'
import { failureOf } from '#wallet/connection/failures.ts'
import { DemoAskView } from '#wallet/demo/demo-ask.tsx'
import type { Wallet } from '#wallet/list/descriptor.ts'
import { WatchWindow } from '#wallet/watched/watch-window.tsx'
import { WatchedButton } from '#wallet/watched/watched-in-bar.tsx'
import { WatchedWindow } from '#wallet/watched/watched-window.tsx'
import { AccountWindow } from './account-window.tsx'
import { ChainWindow } from './chain-window.tsx'
import { SignInWindow } from './sign-in-window.tsx'
import { WalletBar } from './wallet-bar.tsx'

const nothing = () => {}
const icon = (letter: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" fill="${colour}"/><text x="14" y="20" font-size="16" fill="#fff" text-anchor="middle">${letter}</text></svg>`)}`

const wallet = (name: string, more: Partial<Wallet> = {}): Wallet => ({
  id: name.toLowerCase(),
  key: name.toLowerCase(),
  name,
  iconUrl: icon(name[0]!, '#2a45bb'),
  iconBackground: '#fff',
  iconAccent: '#2a45bb',
  installed: false,
  ready: true,
  recent: false,
  groupName: 'Popular',
  groupIndex: 1,
  ...more,
})

const steps = [
  {
    step: 'install',
    title: 'Install the extension',
    description: 'Pin it to the bar of the browser to reach it quickly.',
  },
  {
    step: 'create',
    title: 'Create or import a wallet',
    description: 'Write down the secret words. Never show them to anyone.',
  },
] as const
const learnMoreUrl = 'https://example.com/learn'
const all = {
  chrome: 'https://example.com/c',
  qrCode: 'https://example.com/q',
  ios: 'https://example.com/i',
  macos: 'https://example.com/m',
}

/** Wallets of every kind: installed, ready, with and without something to install. */
export const wallets = {
  installed: wallet('Rabby', { installed: true, recent: true, groupName: 'Installed', groupIndex: 0 }),
  missing: wallet('Rainbow', {
    ready: false,
    downloadUrls: all,
    qrCode: {
      instructions: {
        learnMoreUrl,
        steps: [
          { ...steps[0], title: 'Open the app' },
          steps[1],
          { step: 'scan', title: 'Tap the scan button', description: 'Scan the code, then confirm in the app.' },
        ],
      },
    },
    extension: {
      instructions: {
        learnMoreUrl,
        steps: [
          ...steps,
          {
            step: 'refresh',
            title: 'Refresh your browser',
            description: 'The extension then shows itself to this page.',
          },
        ],
      },
    },
    desktop: { instructions: { learnMoreUrl, steps } },
  }),
  safe: wallet('Safe', { ready: false }),
  walletConnect: wallet('WalletConnect', { id: 'walletConnect' }),
  phone: wallet('Coinbase', { downloadUrls: { ios: 'https://example.com/i' } }),
} as const

const groups = [
  { name: 'Recent', title: 'Recent', wallets: [wallets.installed] },
  { name: 'Installed', title: 'Installed', accent: true, wallets: [wallets.installed] },
  {
    name: 'Popular',
    title: 'Popular',
    wallets: [
      wallets.safe,
      wallets.missing,
      wallets.phone,
      wallet('MetaMask', { ready: false, downloadUrls: all }),
      wallets.walletConnect,
    ],
  },
]
const offers = [
  wallets.missing,
  wallet('MetaMask', { downloadUrls: all }),
  wallets.phone,
  wallet('Frame', { downloadUrls: { desktop: 'https://example.com/d' } }),
  wallet('Zerion', { downloadUrls: { chrome: 'https://example.com/z' } }),
]
const uri = `wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303`

const wide: Layout = { layout: 'wide' }
const compact: Layout = { layout: 'compact' }
const mobile: Layout = { layout: 'mobile' }

const connect = (view: Layout, step: ConnectStep, request: ConnectRequest = { at: 'idle' }) => (
  <ConnectWindow
    view={view}
    step={step}
    request={request}
    groups={groups}
    offers={view.layout === 'mobile' ? offers.slice(0, 3) : offers}
    looking={{}}
    onLook={nothing}
    linkOf={({ downloadUrls }) => (view.layout === 'mobile' ? downloadUrls?.android : undefined)}
    reachesApps={false}
    computer={{ browser: 'chrome', browserName: 'Chrome', system: 'macos', systemName: 'macOS' }}
    send={nothing}
    onRetry={nothing}
    onRefresh={nothing}
    onWatch={nothing}
    onClose={nothing}
  />
)
const at = (step: ConnectStep['step'], chosen: Wallet = wallets.missing): ConnectStep => ({
  step,
  wallet: chosen,
  origin: 'GET',
})

/** The connect window in every step and state, for one layout. */
const connectViews = (view: Layout): Record<string, ReactElement> => ({
  none: connect(view, { step: 'NONE', origin: 'NONE' }),
  get: connect(view, { step: 'GET', origin: 'NONE' }),
  opening: connect(view, at('CONNECT', wallets.installed), { at: 'asked' }),
  connecting: connect(view, at('CONNECT', wallets.phone), { at: 'asked' }),
  refused: connect(view, at('CONNECT', wallets.installed), { at: 'failed' }),
  failed: connect(view, at('CONNECT', wallets.installed), {
    at: 'failed',
    failure: failureOf('request-open', { wallet: 'Rabby' }),
  }),
  'not-installed': connect(view, at('CONNECT')),
  'not-available': connect(view, at('CONNECT', wallets.safe)),
  ...(view.layout === 'mobile' && {
    unopened: connect(view, at('CONNECT', wallets.phone), {
      at: 'failed',
      failure: failureOf('not-installed', { wallet: 'Coinbase' }),
    }),
  }),
  ...(view.layout !== 'mobile' && {
    scan: connect(view, at('CONNECT', { ...wallets.missing, ready: true }), { at: 'scan', uri }),
    'scan-generic': connect(view, at('CONNECT', wallets.walletConnect), { at: 'scan', uri }),
    options: connect(view, at('DOWNLOAD_OPTIONS')),
    download: connect(view, at('DOWNLOAD')),
    'for-phone': connect(view, at('INSTRUCTIONS_MOBILE')),
    'for-extension': connect(view, at('INSTRUCTIONS_EXTENSION')),
    'for-desktop': connect(view, at('INSTRUCTIONS_DESKTOP')),
  }),
  ...(view.layout === 'compact' && { learn: connect(view, { step: 'LEARN_COMPACT', origin: 'NONE' }) }),
})

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chains = [
  { id: 31337, name: 'Local chain', icon: { seed: 'local-chain', glyph: 'L' } },
  { id: 137, name: 'Polygon', icon: { seed: 'polygon', glyph: 'P' } },
]
const chain = (current: number, switching?: Parameters<typeof ChainWindow>[0]['switching']) => (
  <ChainWindow
    chains={chains}
    current={current}
    switching={switching}
    onSwitch={nothing}
    onAdd={nothing}
    onDisconnect={nothing}
    onClose={nothing}
  />
)
const account = { address, shownName: '0xf3…2266' }
const accountWindow = (more: Partial<Parameters<typeof AccountWindow>[0]> = {}) => (
  <AccountWindow
    {...account}
    balance="9.998 ETH"
    demo={false}
    explorer={`/address/${address}`}
    appName="Intaglio"
    transactions={[]}
    onClear={nothing}
    onAll={nothing}
    onDisconnect={nothing}
    onClose={nothing}
    {...more}
  />
)
const hash = `0x${'ab'.repeat(32)}`
const bar = { account, onChain: nothing, onAccount: nothing }
const ask = (asked: Parameters<typeof DemoAskView>[0]['ask']) => (
  <DemoAskView ask={asked} address={address} onAnswer={nothing} />
)

/** Every window and the control in the bar, in every state, by name. */
export const views: Record<string, ReactElement> = {
  ...Object.fromEntries(
    [wide, compact, mobile].flatMap((view) =>
      Object.entries(connectViews(view)).map(([name, element]) => [`connect-${view.layout}-${name}`, element]),
    ),
  ),
  'sign-in-ready': (
    <SignInWindow
      address={address}
      wallet={wallets.installed}
      label="signMessage"
      ready
      onSign={nothing}
      onClose={nothing}
    />
  ),
  'sign-in-silent': (
    <SignInWindow
      address={address}
      wallet={wallets.installed}
      silent
      label="retry"
      ready
      onSign={nothing}
      onClose={nothing}
    />
  ),
  'sign-in-preparing': (
    <SignInWindow address={address} label="preparing" ready={false} onSign={nothing} onClose={nothing} />
  ),
  'sign-in-failed': (
    <SignInWindow
      address={address}
      label="signMessage"
      ready
      error={{
        message: 'Error signing message, please retry!',
        remedy: 'Rabby already has a request open. Open Rabby, answer or close that request, then try again.',
      }}
      onSign={nothing}
      onClose={nothing}
    />
  ),
  'account-new': accountWindow({ demo: true }),
  'account-used': accountWindow({
    balance: undefined,
    explorer: 'https://example.com/address',
    transactions: [
      { hash, description: 'Lock 1,200 MER', status: 'pending', href: '/tx' },
      { hash: `${hash}1`, description: 'Create the token Meridian', status: 'confirmed', href: '/tx' },
      { hash: `${hash}2`, description: 'Approve 1,200 MER', status: 'failed', detail: 'reverted', href: '/tx' },
    ],
  }),
  'account-safe': accountWindow({
    safe: { needed: 2, owners: 3, network: 'Ethereum' },
    transactions: [
      {
        hash,
        description: 'Lock 1,200 MER',
        status: 'pending',
        detail: 'waiting for the owners of the Safe: 1 of 2 have confirmed',
      },
    ],
  }),
  'chain-connected': chain(31337),
  'chain-asked': chain(31337, { chainId: 137, asking: true }),
  'chain-wrong': chain(5),
  'chain-silent': chain(31337, { chainId: 137, asking: true, silent: true }),
  'chain-refused': chain(31337, { chainId: 137, asking: false }),
  'chain-unsupported': chain(5, {
    chainId: 137,
    asking: false,
    failure: failureOf('switching-unsupported', { app: 'Intaglio' }),
  }),
  'chain-missing': chain(31337, {
    chainId: 137,
    asking: false,
    failure: failureOf('chain-missing', { wallet: 'Rabby' }),
  }),
  watch: <WatchWindow onWatch={nothing} onBack={nothing} onClose={nothing} />,
  watched: (
    <WatchedWindow
      {...account}
      balance="9.998 ETH"
      explorer="https://example.com/address"
      onConnect={nothing}
      onStop={nothing}
      onClose={nothing}
    />
  ),
  'bar-watched': <WatchedButton {...account} onOpen={nothing} />,
  'bar-connected': <WalletBar {...bar} chain={chains[0]} balance="9.998 ETH" pending={false} />,
  'bar-demo': <WalletBar {...bar} chain={chains[0]} balance="10 ETH" demo pending={false} />,
  'bar-pending': <WalletBar {...bar} chain={chains[0]} pending />,
  'bar-wrong': <WalletBar {...bar} pending={false} />,
  'demo-connect': ask({ kind: 'connect', site: 'localhost:3000' }),
  'demo-message': ask({
    kind: 'message',
    text: 'localhost:3000 wants you to sign in with your Ethereum account:\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n\nNonce: 1a2b3c4d5e6f7a8b',
  }),
  'demo-typed-data': ask({
    kind: 'typed-data',
    title: 'Meridian: Permit',
    contract: address,
    fields: [
      ['spender', address],
      ['value', '1200000000000000000000'],
    ],
    call: {
      title: 'Sign a permission to take tokens',
      english: [],
      lines: [
        { label: 'May take them', value: { as: 'party', address } },
        { label: 'At most', value: { as: 'amount', amount: 1_200_000_000_000_000_000_000n, of: address } },
      ],
      units: {
        currency: { symbol: 'ETH', decimals: 18 },
        tokens: { [address]: { symbol: 'MER', decimals: 18 } },
      },
      whoIs: () => ({ proof: 'Unknown, never seen by this account in this browser' }),
    },
  }),
  'demo-transaction': ask({
    kind: 'transaction',
    to: address,
    value: 1_500_000_000_000_000_000n,
    data: '0x',
    fee: 42_000_000_000_000n,
    call: {
      title: 'Send ETH',
      english: [],
      lines: [
        { label: 'Amount', value: { as: 'amount', amount: 1_500_000_000_000_000_000n, of: 'native' } },
        { label: 'To', value: { as: 'party', address } },
      ],
      units: { currency: { symbol: 'ETH', decimals: 18 }, tokens: {} },
      whoIs: () => ({ name: 'Savings', proof: 'Known to this site' }),
    },
  }),
}
