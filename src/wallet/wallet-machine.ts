import type { Failure } from './failures.ts'

/** What a page may ask about the connection as a whole. */
export type WalletStatus = 'disconnected' | 'loading' | 'connecting' | 'connected' | 'unauthenticated'

/** One account of one connected wallet. `connector` tells two connections of the same wallet apart. */
export type Account = { walletId: string; connector: string; address: `0x${string}`; chainId: number }

/** The windows. `connect` shows the list, or sign-in when the status is unauthenticated. */
export type ModalName = 'connect' | 'account' | 'chain'

/** Everything the wallet control and its windows are drawn from. */
export type WalletState = {
  link:
    | { at: 'restoring' }
    | { at: 'none' }
    | { at: 'connecting'; walletId: string }
    | { at: 'connected'; account: Account }
  /** `off`: no sign-in is configured; `asking`: the server has not said yet who is signed in. */
  session: 'off' | 'asking' | 'out' | 'in'
  modal?: ModalName
  /** The number of the latest request to connect: answers to older ones are void. */
  attempt: number
  /** Why the latest request to connect failed, and of which wallet; undefined after a rejection. */
  failed?: { walletId: string; failure?: Failure }
  /** The change of chain under way, or why it failed. `failure` is undefined while the wallet is asked. */
  switching?: { chainId: number; failure?: Failure }
  /** Chains the site works on. */
  chains: readonly number[]
}

export type WalletEvent =
  // What the visitor does
  | { type: 'open'; modal: ModalName }
  /** Escape, the Close button and the backdrop. */
  | { type: 'close' }
  | { type: 'connect'; walletId: string }
  /** Another step or another wallet: an old failure is no longer shown. */
  | { type: 'step-changed' }
  | { type: 'switch-chain'; chainId: number }
  /** Adds the chain to the wallet, then switches to it. */
  | { type: 'add-chain'; chainId: number }
  | { type: 'disconnect' }
  // What the wallet says
  | { type: 'restored'; account?: Account }
  | { type: 'connected'; attempt: number; account: Account }
  /** `failure` is undefined when the visitor said no in the wallet. */
  | { type: 'connect-failed'; attempt: number; failure?: Failure }
  /** Another account, another chain, or another connector took the place of the connected one. */
  | { type: 'account-changed'; account: Account }
  | { type: 'disconnected' }
  | { type: 'switch-failed'; chainId: number; failure?: Failure }
  // What the server says
  /** Who is signed in; undefined: nobody. */
  | { type: 'session'; address?: string }

/** What has to be done after an event, in this order. `wallet-wiring.ts` does it. */
export type WalletEffect =
  | { effect: 'connect'; walletId: string; attempt: number }
  /** Ends what an outdated attempt has connected. */
  | { effect: 'drop'; attempt: number }
  | { effect: 'disconnect' }
  | { effect: 'switch-chain'; chainId: number }
  | { effect: 'add-chain'; chainId: number }
  /** Ask the server who is signed in; answered by the event `session`. */
  | { effect: 'ask-session' }
  | { effect: 'sign-out' }
  /** A signature that is waited for no longer counts. */
  | { effect: 'abandon-signature' }
  /** Keep the wallet as the latest one, for the next page and for 'Recent'. */
  | { effect: 'remember'; walletId: string }
  | { effect: 'forget' }

export type WalletStep = { state: WalletState; effects: readonly WalletEffect[] }

/** The page as it begins. `remembered`: a wallet was connected on an earlier page and is being asked again. */
export function firstState(given: { remembered: boolean; signIn: boolean; chains: readonly number[] }): WalletState {
  return {
    link: given.remembered ? { at: 'restoring' } : { at: 'none' },
    session: given.signIn ? 'out' : 'off',
    attempt: 0,
    chains: given.chains,
  }
}

/** The one word for the connection. */
export function statusOf({ link, session }: WalletState): WalletStatus {
  if (link.at === 'restoring') return 'loading'
  if (link.at === 'connecting') return 'connecting'
  if (link.at === 'none') return 'disconnected'
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
  return status === 'connected' && (modal === 'chain' || onSupportedChain(state))
}

/** The window to draw: the connect window draws nothing while it is not known whether sign-in is needed. */
export function shownModal(state: WalletState): ModalName | 'sign-in' | undefined {
  if (state.modal !== 'connect') return state.modal
  const status = statusOf(state)
  if (status === 'unauthenticated') return 'sign-in'
  return status === 'disconnected' || status === 'connecting' ? 'connect' : undefined
}
