import type { Failure } from './failures.ts'

/** What a page may ask about the connection as a whole. */
export type WalletStatus = 'disconnected' | 'watching' | 'loading' | 'connecting' | 'connected' | 'unauthenticated'

/** One account of one connected wallet; `walletId` is the wallet's key, here and below. `connector` tells two connections of the same wallet apart. */
export type Account = { walletId: string; connector: string; address: `0x${string}`; chainId: number }

/** An account that is looked at without being connected: nothing can be asked of it. */
export type Watched = { address: `0x${string}`; name?: string }

/**
 * The windows. `connect` shows the list, or sign-in when the status is unauthenticated; `watch` asks for an address, `watched` shows it.
 */
export type ModalName = 'connect' | 'account' | 'chain' | 'watch' | 'watched'

/** Everything the wallet control and its windows are drawn from. */
export type WalletState = {
  link:
    | { at: 'restoring' }
    | { at: 'none' }
    /**
     * `uri`: the request a wallet on another device or in an app is to scan or open; `unopened`: the app did not open; `silent`: the
     * wallet has said nothing for a while; `opened`: the row itself was the link that opens the app.
     */
    | { at: 'connecting'; walletId: string; uri?: string; unopened?: boolean; silent?: boolean; opened?: true }
    | { at: 'connected'; account: Account }
  /** Only while no wallet is connected or asked. */
  watched?: Watched
  /**
   * `off`: no sign-in is configured; `asking`: the server has not said yet who is signed in; `unknown`: it cannot say at the moment,
   * which holds up nothing that does without the server.
   */
  session: 'off' | 'asking' | 'unknown' | 'out' | 'in'
  modal?: ModalName
  /** The number of the latest request to connect: answers to older ones are void. */
  attempt: number
  /** The wallet whose latest request failed, and why; without `failure` the visitor said no, which is not an error. */
  failed?: { walletId: string; failure?: Failure }
  /** The change of chain: `asking` until the wallet has answered; then as in `failed`. A change that came to pass is gone. */
  switching?: { chainId: number; asking: boolean; silent?: true; failure?: Failure }
  /** Chains the site works on. */
  chains: readonly number[]
}

/** All that can happen to it. */
export type WalletEvent =
  // What the visitor does
  | { type: 'open'; modal: ModalName }
  /** Escape, the Close button and the backdrop. */
  | { type: 'close' }
  /** `opened`: what was pressed is a link that opens the app of the wallet by itself. */
  | { type: 'connect'; walletId: string; opened?: true }
  /** Another step or another wallet: an old failure is no longer shown. */
  | { type: 'step-changed' }
  | { type: 'switch-chain'; chainId: number }
  /** Adds the chain to the wallet, then switches to it. */
  | { type: 'add-chain'; chainId: number }
  | { type: 'disconnect' }
  | { type: 'watch'; watched: Watched }
  | { type: 'stop-watching' }
  // What the wallet says
  /** The remembered wallet was asked again: its account, or that it gives none (yet). */
  | { type: 'restored'; account?: Account }
  /** The request to a wallet that is reached over WalletConnect; a later one takes its place. */
  | { type: 'uri'; walletId: string; uri: string }
  /** The app of the wallet was to open with the request, and the page is still here. */
  | { type: 'unopened'; walletId: string }
  /** Nothing was heard of it for a while; its answer still counts. */
  | { type: 'unanswered'; attempt: number }
  | { type: 'connected'; attempt: number; account: Account }
  /** `failure` is undefined when the visitor said no in the wallet. */
  | { type: 'connect-failed'; attempt: number; failure?: Failure }
  /** Another account, another chain, or another connector took the place of the connected one. */
  | { type: 'account-changed'; account: Account }
  | { type: 'disconnected' }
  | { type: 'switch-unanswered'; chainId: number }
  | { type: 'switch-failed'; chainId: number; failure?: Failure }
  // What the server says
  /** Who is signed in; undefined: no one. */
  | { type: 'session'; address?: string }
  /** It could not be asked, or could not say. */
  | { type: 'session-unknown' }

/** What has to be done after an event, in this order. `wallet-effects.ts` does it. */
export type WalletEffect =
  | { effect: 'connect'; walletId: string; attempt: number; opened?: true }
  /** On a telephone: opens the request in the app of the wallet, unless the visitor's own press has. */
  | { effect: 'hand-over'; walletId: string; uri: string; opened?: true }
  /** Ends what an outdated attempt has connected; attempt 0 is that of restoring. */
  | { effect: 'drop'; attempt: number }
  | { effect: 'disconnect' }
  | { effect: 'switch-chain'; chainId: number }
  | { effect: 'add-chain'; chainId: number }
  /** Ask the server who is signed in; answered by the event `session`. */
  | { effect: 'ask-session' }
  /** The same, once the page is looked at again or the network is back. */
  | { effect: 'ask-session-later' }
  | { effect: 'sign-out' }
  /** A signature that is waited for no longer counts. */
  | { effect: 'abandon-signature' }
  /** Keep the wallet and its account as the latest one, for the next page and for 'Recent'. */
  | { effect: 'remember'; walletId: string; account: string }
  /** Keep the watched address for the next page. */
  | { effect: 'remember-watched'; address: string }
  | { effect: 'forget' }

export type Outcome = { state: WalletState; effects: readonly WalletEffect[] }
