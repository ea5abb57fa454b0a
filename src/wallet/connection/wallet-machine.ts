import type {
  Account,
  ModalName,
  Outcome,
  WalletEffect,
  WalletEvent,
  WalletState,
  WalletStatus,
  Watched,
} from './wallet-state.ts'

/** The page as it begins. `remembered`: a wallet was connected on an earlier page and is being asked again. */
export function firstState(given: {
  remembered: boolean
  signIn: boolean
  chains: readonly number[]
  watched?: Watched
}): WalletState {
  return {
    ...(given.watched && { watched: given.watched }),
    link: given.remembered ? { at: 'restoring' } : { at: 'none' },
    session: given.signIn ? 'out' : 'off',
    attempt: 0,
    chains: given.chains,
  }
}

/** The one word for the connection. */
export function statusOf({ link, session, watched }: WalletState): WalletStatus {
  if (link.at === 'restoring') return 'loading'
  if (link.at === 'connecting') return 'connecting'
  if (link.at === 'none') return watched ? 'watching' : 'disconnected'
  if (session === 'asking') return 'loading'
  return session === 'out' ? 'unauthenticated' : 'connected'
}

/** Whether the connected wallet is on a chain the site works on; false without a wallet. */
export function onSupportedChain({ link, chains }: WalletState): boolean {
  return link.at === 'connected' && chains.includes(link.account.chainId)
}

/** Whether a window may open now; an event `open` for another one does nothing. */
export function mayOpen(state: WalletState, modal: ModalName): boolean {
  const status = statusOf(state)
  if (modal === 'connect') return status === 'disconnected' || status === 'unauthenticated'
  if (modal === 'watch') return status === 'disconnected'
  if (modal === 'watched') return status === 'watching'
  return status === 'connected' && (modal === 'chain' || onSupportedChain(state))
}

/**
 * The window to draw: the connect window draws nothing while it is not known whether sign-in is needed. The server signs in on the
 * site's chain alone, so a wallet elsewhere is led there first.
 */
export function shownModal(state: WalletState): ModalName | 'sign-in' | undefined {
  if (state.modal !== 'connect') return state.modal
  const status = statusOf(state)
  if (status === 'unauthenticated') return onSupportedChain(state) ? 'sign-in' : 'chain'
  return status === 'disconnected' || status === 'connecting' ? 'connect' : undefined
}

/** What an event makes of the state, and what has to be done. An event that means nothing leaves the same object. */
export function nextState(state: WalletState, event: WalletEvent): Outcome {
  switch (event.type) {
    case 'open':
      return mayOpen(state, event.modal)
        ? become({ ...state, modal: event.modal, failed: undefined, switching: undefined })
        : become(state)
    case 'close':
      return close(state)
    case 'connect':
      return connect(state, event)
    case 'step-changed':
      return become(state.failed ? { ...state, failed: undefined } : state)
    case 'switch-chain':
    case 'add-chain':
      return changeChain(state, event)
    case 'disconnect':
      return state.link.at === 'none' ? become(state) : end(state, [{ effect: 'disconnect' }])
    case 'watch':
      return watch(state, event.watched)
    case 'stop-watching':
      return state.watched
        ? become({ ...state, watched: undefined, modal: undefined }, { effect: 'forget' })
        : become(state)
    case 'restored':
      return restored(state, event.account)
    case 'connected':
      return arrived(state, event)
    case 'uri':
    case 'unopened':
      return requested(state, event)
    case 'unanswered': {
      const { link, attempt } = state
      const waits = link.at === 'connecting' && attempt === event.attempt && !link.uri
      return become(waits ? { ...state, link: { ...link, silent: true } } : state)
    }
    case 'switch-unanswered':
      return become(
        state.switching?.asking && !state.switching.silent && state.switching.chainId === event.chainId
          ? { ...state, switching: { ...state.switching, silent: true } }
          : state,
      )
    case 'connect-failed':
      if (state.link.at !== 'connecting' || event.attempt !== state.attempt) return become(state)
      return become({
        ...state,
        link: { at: 'none' },
        failed: { walletId: state.link.walletId, failure: event.failure },
      })
    case 'account-changed':
      return state.link.at === 'connected' ? accountChanged(state, state.link.account, event.account) : become(state)
    case 'disconnected':
      return state.link.at === 'connected' ? end(state) : become(state)
    case 'switch-failed':
      return state.switching?.asking && state.switching.chainId === event.chainId
        ? become({ ...state, switching: { chainId: event.chainId, asking: false, failure: event.failure } })
        : become(state)
    case 'session':
      return sessionSaid(state, event.address)
    case 'session-unknown':
      return sessionUnknown(state)
  }
}

function become(state: WalletState, ...effects: WalletEffect[]): Outcome {
  return { state, effects }
}

function close(state: WalletState): Outcome {
  // Sign-in, or the chain it needs, or a request: who closes them wants no wallet.
  const unfinished = state.link.at === 'connecting' || statusOf(state) === 'unauthenticated'
  if (state.modal === 'connect' && unfinished) return end(state, [{ effect: 'disconnect' }])
  return become(state.modal ? { ...state, modal: undefined, failed: undefined, switching: undefined } : state)
}

function connect(state: WalletState, { walletId, opened }: Extract<WalletEvent, { type: 'connect' }>): Outcome {
  if (state.link.at !== 'none' && state.link.at !== 'connecting') return become(state)
  const attempt = state.attempt + 1
  const link = { at: 'connecting' as const, walletId, ...(opened && { opened }) }
  const next = { ...state, attempt, link, failed: undefined, watched: undefined }
  const ask = { effect: 'connect', walletId, attempt, ...(opened && { opened }) } as const
  return state.watched ? become(next, { effect: 'forget' }, ask) : become(next, ask)
}

/** Looks at an account, where no wallet is connected or asked. */
function watch(state: WalletState, watched: Watched): Outcome {
  if (state.link.at !== 'none') return become(state)
  const next = { ...state, watched, modal: undefined, failed: undefined }
  return become(next, { effect: 'remember-watched', address: watched.address })
}

/** What becomes of a request over WalletConnect, as long as its wallet is waited for. */
function requested(state: WalletState, event: Extract<WalletEvent, { type: 'uri' | 'unopened' }>): Outcome {
  const { link } = state
  if (link.at !== 'connecting' || link.walletId !== event.walletId) return become(state)
  if (event.type === 'unopened') return become(link.uri ? { ...state, link: { ...link, unopened: true } } : state)
  const { walletId, uri } = event
  // The press opened the first request; a later one has another address.
  const opened = link.opened && !link.uri ? { opened: true as const } : {}
  return become(
    { ...state, link: { at: 'connecting', walletId, uri, ...opened } },
    { effect: 'hand-over', walletId, uri, ...opened },
  )
}

/** A wallet is connected: all windows close but the connect window, which stays until the server has said whether to sign in. */
function connected(state: WalletState, account: Account): Outcome {
  const remember = rememberOf(account)
  const link = { at: 'connected' as const, account }
  const watched = undefined
  if (state.session === 'off') return become({ ...state, link, watched, modal: undefined, failed: undefined }, remember)
  const modal = state.modal === 'connect' ? state.modal : undefined
  const asking = { ...state, link, watched, modal, session: 'asking' as const, failed: undefined }
  return become(asking, remember, { effect: 'ask-session' })
}

const rememberOf = ({ walletId, address }: Account): WalletEffect => ({
  effect: 'remember',
  walletId,
  account: address,
})

/**
 * A wallet answers. An older request for the wallet that is waited for, or whose failure is still in sight, counts too: the visitor has
 * said yes to it.
 */
function arrived(state: WalletState, { attempt, account }: { attempt: number; account: Account }): Outcome {
  const { link } = state
  if (link.at === 'connected' && link.account.connector === account.connector) return become(state)
  const asked = link.at === 'connecting' && (attempt === state.attempt || link.walletId === account.walletId)
  const late = link.at === 'none' && state.modal === 'connect' && state.failed?.walletId === account.walletId
  return asked || late ? connected({ ...state, modal: 'connect' }, account) : become(state, { effect: 'drop', attempt })
}

function restored(state: WalletState, account?: Account): Outcome {
  const awaited = state.attempt === 0 && (state.link.at === 'restoring' || state.link.at === 'none')
  if (account) return awaited ? connected(state, account) : arrived(state, { attempt: 0, account })
  return become(state.link.at === 'restoring' ? { ...state, link: { at: 'none' } } : state)
}

/** No wallet is connected any more, and nobody is signed in. Answers of a wallet that are still on their way are void. */
function end(state: WalletState, first: WalletEffect[] = []): Outcome {
  const { session, attempt, chains } = state
  const effects: WalletEffect[] = [...first]
  if (session === 'out' && state.link.at === 'connected') effects.unshift({ effect: 'abandon-signature' })
  const maybeIn = session === 'in' || session === 'asking' || session === 'unknown'
  if (maybeIn && state.link.at === 'connected') effects.push({ effect: 'sign-out' })
  if (state.link.at !== 'connecting') effects.push({ effect: 'forget' })
  const ended = { link: { at: 'none' as const }, session: session === 'off' ? session : ('out' as const) }
  return become({ ...ended, attempt: attempt + 1, chains }, ...effects)
}

function accountChanged(state: WalletState, before: Account, account: Account): Outcome {
  const other = before.connector !== account.connector || !sameAddress(before.address, account.address)
  const elsewhere = before.chainId !== account.chainId
  if (!other && !elsewhere) return become(state)

  const next = afterMove({ ...state, link: { at: 'connected', account } }, elsewhere)
  const effects: WalletEffect[] = []
  if (other) effects.push(rememberOf(account))
  if (state.session === 'out') effects.push({ effect: 'abandon-signature' })
  if ((state.session === 'asking' || state.session === 'unknown') && other) effects.push({ effect: 'ask-session' })
  if (state.session !== 'in' || !other) return become(next, ...effects)
  return become({ ...next, session: 'out', modal: 'connect' }, ...effects, { effect: 'sign-out' })
}

/** On another chain: a switch has come to pass, and the windows follow what the chain allows. */
function afterMove(state: WalletState, elsewhere: boolean): WalletState {
  if (!elsewhere) return state
  const supported = onSupportedChain(state)
  const shut = state.modal === 'account' ? !supported : state.modal === 'chain' && supported
  return { ...state, switching: undefined, modal: shut ? undefined : state.modal }
}

function changeChain(
  state: WalletState,
  { type, chainId }: Extract<WalletEvent, { type: 'switch-chain' | 'add-chain' }>,
): Outcome {
  const { link, switching } = state
  if (link.at !== 'connected' || link.account.chainId === chainId || (switching?.asking && !switching.silent))
    return become(state)
  return become({ ...state, switching: { chainId, asking: true } }, { effect: type, chainId })
}

/** The server's word on who is signed in counts for the account that is connected now. */
function sessionSaid(state: WalletState, address?: string): Outcome {
  if (state.session === 'off' || state.link.at !== 'connected') return become(state)
  if (address && sameAddress(address, state.link.account.address)) {
    const modal = state.modal === 'connect' ? undefined : state.modal
    return become(state.session === 'in' ? state : { ...state, session: 'in', modal })
  }
  const modal = state.modal === 'connect' ? 'connect' : undefined
  const next: WalletState = { ...state, session: 'out', modal, switching: undefined }
  const effects: WalletEffect[] = address ? [{ effect: 'sign-out' }] : []
  return become(state.session === 'out' && effects.length === 0 ? state : next, ...effects)
}

/**
 * A server that cannot name the session signs no one in or out. A wallet that has just connected stays connected, and a visitor at
 * sign-in stays there.
 */
function sessionUnknown(state: WalletState): Outcome {
  if (state.link.at !== 'connected' || (state.session !== 'asking' && state.session !== 'unknown')) return become(state)
  const later = { effect: 'ask-session-later' } as const
  if (state.session === 'unknown') return become(state, later)
  return become({ ...state, session: 'unknown', modal: undefined }, later)
}

function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
