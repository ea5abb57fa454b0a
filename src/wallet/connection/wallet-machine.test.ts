import { expect, test } from 'vitest'
import { failureOf } from './failures.ts'
import { firstState, mayOpen, nextState, shownModal, statusOf } from './wallet-machine.ts'
import type { Account, WalletEvent, WalletState } from './wallet-state.ts'

const ada: Account = {
  walletId: 'rainbow',
  connector: 'c1',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 31337,
}
const bob: Account = { ...ada, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
const replaced: Account = { ...ada, walletId: 'rabby', connector: 'c2' }
const away: Account = { ...ada, chainId: 1 }
const failure = failureOf('node')

const first = firstState({ remembered: false, signIn: true, chains: [31337] })
const linked = (given: Partial<WalletState> = {}): WalletState => ({
  ...first,
  attempt: 1,
  link: { at: 'connected', account: ada },
  ...given,
})

const states = {
  restoring: firstState({ remembered: true, signIn: true, chains: [31337] }),
  'restoring, no sign-in': firstState({ remembered: true, signIn: false, chains: [31337] }),
  nothing: first,
  watching: { ...first, watched: { address: bob.address } },
  'watched window': { ...first, watched: { address: bob.address }, modal: 'watched' },
  'watch window': { ...first, modal: 'watch' },
  list: { ...first, modal: 'connect' },
  'list after a failure': { ...first, attempt: 1, modal: 'connect', failed: { walletId: 'rainbow', failure } },
  connecting: { ...first, attempt: 1, modal: 'connect', link: { at: 'connecting', walletId: 'rainbow' } },
  'connecting, no sign-in': {
    ...first,
    session: 'off',
    attempt: 1,
    modal: 'connect',
    link: { at: 'connecting', walletId: 'rainbow' },
  },
  scanning: { ...first, attempt: 1, modal: 'connect', link: { at: 'connecting', walletId: 'rainbow', uri: 'wc:1' } },
  asking: linked({ session: 'asking', modal: 'connect' }),
  'asking at load': linked({ session: 'asking', attempt: 0 }),
  unknown: linked({ session: 'unknown' }),
  'unknown, account window': linked({ session: 'unknown', modal: 'account' }),
  'signed out': linked({ session: 'out' }),
  'sign-in': linked({ session: 'out', modal: 'connect' }),
  'signed out, elsewhere': linked({ session: 'out', link: { at: 'connected', account: away } }),
  'sign-in, elsewhere': linked({ session: 'out', modal: 'connect', link: { at: 'connected', account: away } }),
  'signed in': linked({ session: 'in' }),
  'account window': linked({ session: 'in', modal: 'account' }),
  'chain window': linked({ session: 'in', modal: 'chain' }),
  switching: linked({
    session: 'in',
    modal: 'chain',
    link: { at: 'connected', account: away },
    switching: { chainId: 31337, asking: true },
  }),
  'switch silent': linked({
    session: 'in',
    modal: 'chain',
    link: { at: 'connected', account: away },
    switching: { chainId: 31337, asking: true, silent: true },
  }),
  'switch refused': linked({
    session: 'in',
    modal: 'chain',
    link: { at: 'connected', account: away },
    switching: { chainId: 31337, asking: false, failure },
  }),
  'wrong chain': linked({ session: 'in', link: { at: 'connected', account: away } }),
  'no sign-in': linked({ session: 'off' }),
  'no sign-in, account window': linked({ session: 'off', modal: 'account' }),
} as const satisfies Record<string, WalletState>

const events = {
  'open connect': { type: 'open', modal: 'connect' },
  'open account': { type: 'open', modal: 'account' },
  'open chain': { type: 'open', modal: 'chain' },
  'open watch': { type: 'open', modal: 'watch' },
  'open watched': { type: 'open', modal: 'watched' },
  watch: { type: 'watch', watched: { address: bob.address } },
  'stop watching': { type: 'stop-watching' },
  close: { type: 'close' },
  connect: { type: 'connect', walletId: 'rabby' },
  'step-changed': { type: 'step-changed' },
  'switch here': { type: 'switch-chain', chainId: 31337 },
  'switch away': { type: 'switch-chain', chainId: 1 },
  'add here': { type: 'add-chain', chainId: 31337 },
  disconnect: { type: 'disconnect' },
  'restored ada': { type: 'restored', account: ada },
  'restored other': { type: 'restored', account: replaced },
  'restored nothing': { type: 'restored' },
  'connected ada': { type: 'connected', attempt: 1, account: ada },
  'connected late': { type: 'connected', attempt: 0, account: ada },
  'connected other': { type: 'connected', attempt: 0, account: replaced },
  uri: { type: 'uri', walletId: 'rainbow', uri: 'wc:2' },
  'uri of another': { type: 'uri', walletId: 'rabby', uri: 'wc:3' },
  unopened: { type: 'unopened', walletId: 'rainbow' },
  unanswered: { type: 'unanswered', attempt: 1 },
  'unanswered late': { type: 'unanswered', attempt: 0 },
  failed: { type: 'connect-failed', attempt: 1, failure },
  rejected: { type: 'connect-failed', attempt: 1 },
  'failed late': { type: 'connect-failed', attempt: 0, failure },
  'same account': { type: 'account-changed', account: { ...ada, address: ada.address.toLowerCase() as '0x' } },
  'account bob': { type: 'account-changed', account: bob },
  'connector replaced': { type: 'account-changed', account: replaced },
  'chain away': { type: 'account-changed', account: away },
  disconnected: { type: 'disconnected' },
  'switch failed': { type: 'switch-failed', chainId: 31337, failure },
  'switch rejected': { type: 'switch-failed', chainId: 31337 },
  'other switch failed': { type: 'switch-failed', chainId: 5, failure },
  'switch unanswered': { type: 'switch-unanswered', chainId: 31337 },
  'other switch unanswered': { type: 'switch-unanswered', chainId: 5 },
  'session ada': { type: 'session', address: ada.address.toLowerCase() },
  'session bob': { type: 'session', address: bob.address },
  'session nobody': { type: 'session' },
  'session unknown': { type: 'session-unknown' },
} as const satisfies Record<string, WalletEvent>

type Expected = { [event in keyof typeof events]?: string }

/** What every state says, and which effects it asks for, to the events that mean something; all others must change nothing. */
const table: Record<keyof typeof states, Expected> = {
  restoring: {
    disconnect: 'disconnected; disconnect forget',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'loading; remember ask-session',
    'restored nothing': 'disconnected;',
    'connected ada': 'loading; drop',
    'connected late': 'loading; drop',
    'connected other': 'loading; drop',
  },
  'restoring, no sign-in': {
    disconnect: 'disconnected; disconnect forget',
    'restored ada': 'connected; remember',
    'restored other': 'connected; remember',
    'restored nothing': 'disconnected;',
    'connected ada': 'loading; drop',
    'connected late': 'loading; drop',
    'connected other': 'loading; drop',
  },
  watching: {
    'open watched': 'watching watched;',
    watch: 'watching; remember-watched',
    'stop watching': 'disconnected; forget',
    connect: 'connecting; forget connect',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'loading; remember ask-session',
    'connected ada': 'watching; drop',
    'connected late': 'watching; drop',
    'connected other': 'watching; drop',
  },
  'watched window': {
    'open watched': 'watching watched;',
    watch: 'watching; remember-watched',
    'stop watching': 'disconnected; forget',
    close: 'watching;',
    connect: 'connecting watched; forget connect',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'loading; remember ask-session',
    'connected ada': 'watching watched; drop',
    'connected late': 'watching watched; drop',
    'connected other': 'watching watched; drop',
  },
  'watch window': {
    'open connect': 'disconnected connect;',
    'open watch': 'disconnected watch;',
    watch: 'watching; remember-watched',
    close: 'disconnected;',
    connect: 'connecting watch; connect',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'loading; remember ask-session',
    'connected ada': 'disconnected watch; drop',
    'connected late': 'disconnected watch; drop',
    'connected other': 'disconnected watch; drop',
  },
  nothing: {
    'open connect': 'disconnected connect;',
    'open watch': 'disconnected watch;',
    watch: 'watching; remember-watched',
    connect: 'connecting; connect',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'loading; remember ask-session',
    'connected ada': 'disconnected; drop',
    'connected late': 'disconnected; drop',
    'connected other': 'disconnected; drop',
  },
  list: {
    'open connect': 'disconnected connect;',
    'open watch': 'disconnected watch;',
    watch: 'watching; remember-watched',
    close: 'disconnected;',
    connect: 'connecting connect; connect',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'loading; remember ask-session',
    'connected ada': 'disconnected connect; drop',
    'connected late': 'disconnected connect; drop',
    'connected other': 'disconnected connect; drop',
  },
  'list after a failure': {
    'open connect': 'disconnected connect;',
    'open watch': 'disconnected watch;',
    watch: 'watching; remember-watched',
    close: 'disconnected;',
    connect: 'connecting connect; connect',
    'step-changed': 'disconnected connect;',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'disconnected connect failed:node; drop',
    'connected ada': 'loading; remember ask-session',
    'connected late': 'loading; remember ask-session',
    'connected other': 'disconnected connect failed:node; drop',
  },
  connecting: {
    unanswered: 'connecting connect silent;',
    close: 'disconnected; disconnect',
    connect: 'connecting connect; connect',
    disconnect: 'disconnected; disconnect',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'connecting connect; drop',
    'connected ada': 'loading; remember ask-session',
    'connected late': 'loading; remember ask-session',
    'connected other': 'connecting connect; drop',
    uri: 'connecting connect; hand-over',
    failed: 'disconnected connect failed:node;',
    rejected: 'disconnected connect failed:declined;',
  },
  scanning: {
    close: 'disconnected; disconnect',
    connect: 'connecting connect; connect',
    disconnect: 'disconnected; disconnect',
    'restored ada': 'loading; remember ask-session',
    'restored other': 'connecting connect; drop',
    'connected ada': 'loading; remember ask-session',
    'connected late': 'loading; remember ask-session',
    'connected other': 'connecting connect; drop',
    uri: 'connecting connect; hand-over',
    unopened: 'connecting connect;',
    failed: 'disconnected connect failed:node;',
    rejected: 'disconnected connect failed:declined;',
  },
  'connecting, no sign-in': {
    unanswered: 'connecting connect silent;',
    close: 'disconnected; disconnect',
    connect: 'connecting connect; connect',
    disconnect: 'disconnected; disconnect',
    'restored ada': 'connected; remember',
    'restored other': 'connecting connect; drop',
    'connected ada': 'connected; remember',
    'connected late': 'connected; remember',
    'connected other': 'connecting connect; drop',
    uri: 'connecting connect; hand-over',
    failed: 'disconnected connect failed:node;',
    rejected: 'disconnected connect failed:declined;',
  },
  asking: {
    close: 'loading;',
    'switch away': 'loading switching; switch-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'loading; drop',
    'connected other': 'loading; drop',
    'account bob': 'loading; remember ask-session',
    'connector replaced': 'loading; remember ask-session',
    'chain away': 'loading;',
    disconnected: 'disconnected; sign-out forget',
    'session ada': 'connected;',
    'session bob': 'unauthenticated sign-in; sign-out',
    'session nobody': 'unauthenticated sign-in;',
    'session unknown': 'connected; ask-session-later',
  },
  'asking at load': {
    'switch away': 'loading switching; switch-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'loading; drop',
    'connected other': 'loading; drop',
    'account bob': 'loading; remember ask-session',
    'connector replaced': 'loading; remember ask-session',
    'chain away': 'loading;',
    disconnected: 'disconnected; sign-out forget',
    'session ada': 'connected;',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
    'session unknown': 'connected; ask-session-later',
  },
  unknown: {
    'open account': 'connected account;',
    'open chain': 'connected chain;',
    'switch away': 'connected switching; switch-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected; drop',
    'connected other': 'connected; drop',
    'account bob': 'connected; remember ask-session',
    'connector replaced': 'connected; remember ask-session',
    'chain away': 'connected;',
    disconnected: 'disconnected; sign-out forget',
    'session ada': 'connected;',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
    'session unknown': 'connected; ask-session-later',
  },
  'unknown, account window': {
    'open account': 'connected account;',
    'open chain': 'connected chain;',
    close: 'connected;',
    'switch away': 'connected account switching; switch-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected account; drop',
    'connected other': 'connected account; drop',
    'account bob': 'connected account; remember ask-session',
    'connector replaced': 'connected account; remember ask-session',
    'chain away': 'connected;',
    disconnected: 'disconnected; sign-out forget',
    'session ada': 'connected account;',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
    'session unknown': 'connected account; ask-session-later',
  },
  'signed out': {
    'open connect': 'unauthenticated sign-in;',
    'switch away': 'unauthenticated switching; switch-chain',
    disconnect: 'disconnected; abandon-signature disconnect forget',
    'restored other': 'unauthenticated; drop',
    'connected other': 'unauthenticated; drop',
    'account bob': 'unauthenticated; remember abandon-signature',
    'connector replaced': 'unauthenticated; remember abandon-signature',
    'chain away': 'unauthenticated; abandon-signature',
    disconnected: 'disconnected; abandon-signature forget',
    'session ada': 'connected;',
    'session bob': 'unauthenticated; sign-out',
  },
  'sign-in': {
    'open connect': 'unauthenticated sign-in;',
    close: 'disconnected; abandon-signature disconnect forget',
    'switch away': 'unauthenticated sign-in switching; switch-chain',
    disconnect: 'disconnected; abandon-signature disconnect forget',
    'restored other': 'unauthenticated sign-in; drop',
    'connected other': 'unauthenticated sign-in; drop',
    'account bob': 'unauthenticated sign-in; remember abandon-signature',
    'connector replaced': 'unauthenticated sign-in; remember abandon-signature',
    'chain away': 'unauthenticated chain; abandon-signature',
    disconnected: 'disconnected; abandon-signature forget',
    'session ada': 'connected;',
    'session bob': 'unauthenticated sign-in; sign-out',
  },
  'signed out, elsewhere': {
    'open connect': 'unauthenticated chain;',
    'switch here': 'unauthenticated switching; switch-chain',
    'add here': 'unauthenticated switching; add-chain',
    disconnect: 'disconnected; abandon-signature disconnect forget',
    'restored other': 'unauthenticated; drop',
    'connected other': 'unauthenticated; drop',
    'same account': 'unauthenticated; abandon-signature',
    'account bob': 'unauthenticated; remember abandon-signature',
    'connector replaced': 'unauthenticated; remember abandon-signature',
    disconnected: 'disconnected; abandon-signature forget',
    'session ada': 'connected;',
    'session bob': 'unauthenticated; sign-out',
  },
  'sign-in, elsewhere': {
    'open connect': 'unauthenticated chain;',
    close: 'disconnected; abandon-signature disconnect forget',
    'switch here': 'unauthenticated chain switching; switch-chain',
    'add here': 'unauthenticated chain switching; add-chain',
    disconnect: 'disconnected; abandon-signature disconnect forget',
    'restored other': 'unauthenticated chain; drop',
    'connected other': 'unauthenticated chain; drop',
    'same account': 'unauthenticated sign-in; abandon-signature',
    'account bob': 'unauthenticated sign-in; remember abandon-signature',
    'connector replaced': 'unauthenticated sign-in; remember abandon-signature',
    disconnected: 'disconnected; abandon-signature forget',
    'session ada': 'connected;',
    'session bob': 'unauthenticated chain; sign-out',
  },
  'signed in': {
    'open account': 'connected account;',
    'open chain': 'connected chain;',
    'switch away': 'connected switching; switch-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected; drop',
    'connected other': 'connected; drop',
    'account bob': 'unauthenticated sign-in; remember sign-out',
    'connector replaced': 'unauthenticated sign-in; remember sign-out',
    'chain away': 'connected;',
    disconnected: 'disconnected; sign-out forget',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
  },
  'account window': {
    'open account': 'connected account;',
    'open chain': 'connected chain;',
    close: 'connected;',
    'switch away': 'connected account switching; switch-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected account; drop',
    'connected other': 'connected account; drop',
    'account bob': 'unauthenticated sign-in; remember sign-out',
    'connector replaced': 'unauthenticated sign-in; remember sign-out',
    'chain away': 'connected;',
    disconnected: 'disconnected; sign-out forget',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
  },
  'chain window': {
    'open account': 'connected account;',
    'open chain': 'connected chain;',
    close: 'connected;',
    'switch away': 'connected chain switching; switch-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected chain; drop',
    'connected other': 'connected chain; drop',
    'account bob': 'unauthenticated sign-in; remember sign-out',
    'connector replaced': 'unauthenticated sign-in; remember sign-out',
    'chain away': 'connected chain;',
    disconnected: 'disconnected; sign-out forget',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
  },
  switching: {
    'open chain': 'connected chain;',
    close: 'connected;',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected chain switching; drop',
    'connected other': 'connected chain switching; drop',
    'same account': 'connected;',
    'account bob': 'unauthenticated sign-in; remember sign-out',
    'connector replaced': 'unauthenticated sign-in; remember sign-out',
    disconnected: 'disconnected; sign-out forget',
    'switch unanswered': 'connected chain switching silent;',
    'switch failed': 'connected chain failed:node;',
    'switch rejected': 'connected chain failed:declined;',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
  },
  'switch silent': {
    'open chain': 'connected chain;',
    close: 'connected;',
    'switch here': 'connected chain switching; switch-chain',
    'add here': 'connected chain switching; add-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected chain switching silent; drop',
    'connected other': 'connected chain switching silent; drop',
    'same account': 'connected;',
    'account bob': 'unauthenticated sign-in; remember sign-out',
    'connector replaced': 'unauthenticated sign-in; remember sign-out',
    disconnected: 'disconnected; sign-out forget',
    'switch failed': 'connected chain failed:node;',
    'switch rejected': 'connected chain failed:declined;',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
  },
  'switch refused': {
    'open chain': 'connected chain;',
    close: 'connected;',
    'switch here': 'connected chain switching; switch-chain',
    'add here': 'connected chain switching; add-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected chain failed:node; drop',
    'connected other': 'connected chain failed:node; drop',
    'same account': 'connected;',
    'account bob': 'unauthenticated sign-in; remember sign-out',
    'connector replaced': 'unauthenticated sign-in; remember sign-out',
    disconnected: 'disconnected; sign-out forget',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
  },
  'wrong chain': {
    'open chain': 'connected chain;',
    'switch here': 'connected switching; switch-chain',
    'add here': 'connected switching; add-chain',
    disconnect: 'disconnected; disconnect sign-out forget',
    'restored other': 'connected; drop',
    'connected other': 'connected; drop',
    'same account': 'connected;',
    'account bob': 'unauthenticated sign-in; remember sign-out',
    'connector replaced': 'unauthenticated sign-in; remember sign-out',
    disconnected: 'disconnected; sign-out forget',
    'session bob': 'unauthenticated; sign-out',
    'session nobody': 'unauthenticated;',
  },
  'no sign-in': {
    'open account': 'connected account;',
    'open chain': 'connected chain;',
    'switch away': 'connected switching; switch-chain',
    disconnect: 'disconnected; disconnect forget',
    'restored other': 'connected; drop',
    'connected other': 'connected; drop',
    'account bob': 'connected; remember',
    'connector replaced': 'connected; remember',
    'chain away': 'connected;',
    disconnected: 'disconnected; forget',
  },
  'no sign-in, account window': {
    'open account': 'connected account;',
    'open chain': 'connected chain;',
    close: 'connected;',
    'switch away': 'connected account switching; switch-chain',
    disconnect: 'disconnected; disconnect forget',
    'restored other': 'connected account; drop',
    'connected other': 'connected account; drop',
    'account bob': 'connected account; remember',
    'connector replaced': 'connected account; remember',
    'chain away': 'connected;',
    disconnected: 'disconnected; forget',
  },
}

function told(state: WalletState): string {
  const { switching, failed } = state
  const refused = failed ?? (switching && !switching.asking ? switching : undefined)
  const parts = [
    statusOf(state),
    shownModal(state),
    state.link.at === 'connecting' && state.link.silent && 'silent',
    switching?.asking && 'switching',
    switching?.silent && 'silent',
    refused && `failed:${refused.failure?.kind ?? 'declined'}`,
  ]
  return `${parts.filter(Boolean).join(' ')};`
}

const names = <key extends string>(record: Record<key, unknown>) => Object.keys(record) as key[]
const cells = names(states).flatMap((state) => names(events).map((event) => [state, event] as const))

test.each(cells)('%s, then %s', (name, happened) => {
  const state = states[name]
  const { state: after, effects } = nextState(state, events[happened])
  const expected = table[name][happened]

  expect([told(after), ...effects.map(({ effect }) => effect)].join(' ')).toBe(expected ?? told(state))
  expect(after === state || Boolean(expected), 'an event that means nothing makes no new object').toBe(true)
})

test('no event leaves an account or chain window where the rules would not open it', () => {
  const broken = cells.filter(([name, happened]) => {
    const { state } = nextState(states[name], events[happened])
    return (state.modal === 'account' || state.modal === 'chain') && !mayOpen(state, state.modal)
  })

  expect(broken).toEqual([])
})

test('an answer counts only for the request that was made last', () => {
  const once = nextState(states.list, { type: 'connect', walletId: 'rainbow' })
  const twice = nextState(once.state, { type: 'connect', walletId: 'rabby' })

  expect(twice.effects).toEqual([{ effect: 'connect', walletId: 'rabby', attempt: 2 }])
  expect(nextState(twice.state, { type: 'connect-failed', attempt: 1, failure }).state).toBe(twice.state)
  expect(nextState(twice.state, { type: 'connected', attempt: 1, account: ada }).effects).toEqual([
    { effect: 'drop', attempt: 1 },
  ])
})

test('what a closed window asked for is dropped when it arrives', () => {
  const closed = nextState(states.connecting, { type: 'close' }).state

  expect(nextState(closed, { type: 'connected', attempt: 1, account: ada })).toEqual({
    state: closed,
    effects: [{ effect: 'drop', attempt: 1 }],
  })
})

test('a request to scan is kept while its wallet is waited for, and a new one begins as if its app could open', () => {
  const { state } = nextState(states.scanning, events.unopened)
  expect(state.link).toMatchObject({ uri: 'wc:1', unopened: true })
  expect(nextState(state, events.uri).state.link).toEqual({ at: 'connecting', walletId: 'rainbow', uri: 'wc:2' })
})

test('what the press itself has opened is not opened again; a later request is', () => {
  const pressed = nextState(states.list, { type: 'connect', walletId: 'rainbow', opened: true })
  expect(pressed.effects).toEqual([{ effect: 'connect', walletId: 'rainbow', attempt: 1, opened: true }])
  const handed = nextState(pressed.state, events.uri)
  expect(handed.effects).toEqual([{ effect: 'hand-over', walletId: 'rainbow', uri: 'wc:2', opened: true }])
  const later = nextState(handed.state, { ...events.uri, uri: 'wc:4' })
  expect(later.effects).toEqual([{ effect: 'hand-over', walletId: 'rainbow', uri: 'wc:4' }])
})

test('who only watches is never connected, and nothing of a watched account is asked of a wallet or of the server', () => {
  const { state, effects } = nextState(first, { type: 'watch', watched: { address: bob.address, name: 'bob.eth' } })

  expect(statusOf(state)).toBe('watching')
  expect(effects).toEqual([{ effect: 'remember-watched', address: bob.address }])
  for (const modal of ['account', 'chain', 'connect'] as const) expect(mayOpen(state, modal)).toBe(false)
  const later = firstState({ remembered: false, signIn: true, chains: [31337], watched: { address: bob.address } })
  expect(statusOf(later)).toBe('watching')
})
