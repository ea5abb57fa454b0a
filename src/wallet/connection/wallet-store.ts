import type { Config } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type { Place, Wallet } from '#wallet/list/descriptor.ts'
import type { AnnouncedWallets } from './announced.ts'
import { rememberedWallet, rememberedWatch } from './remembered.ts'
import { runEffects } from './wallet-effects.ts'
import { firstState, nextState } from './wallet-machine.ts'
import type { WalletEvent, WalletState } from './wallet-state.ts'
import type { WalletConnectSettings } from './walletconnect-session.ts'

/** What the store is made of. `session` is left out where no sign-in is configured. */
export type WalletParts = {
  config: Config
  place: Place
  announced: AnnouncedWallets
  /** Every wallet there is now (`allWallets`), listed or not. */
  wallets: () => readonly Wallet[]
  /** `ask`: the address that is signed in; `end`: signs out on the server. Either may throw. */
  session?: { ask: (signal: AbortSignal) => Promise<string | undefined>; end: () => Promise<void> }
  /** How wallets on other devices are reached; left out where WalletConnect is not configured. */
  walletConnect?: WalletConnectSettings
  /** The Safe in whose window this page is: it is connected without a press, and no other wallet is. */
  safe?: EIP1193Provider
  /** A store beside that of the page, such as the lab's: it remembers nothing and forgets nothing on the device. */
  passing?: true
  /** A signature that is waited for no longer counts. */
  abandonSignature?: () => void
  /** The name of the site, for messages. */
  app?: string
}

/** The wallet of this page: a state to draw from, and what happens to it. Made for useSyncExternalStore. */
export type WalletStore = {
  getState: () => WalletState
  subscribe: (listener: () => void) => () => void
  dispatch: (event: WalletEvent) => void
}

/**
 * The one store of a page, wired to wallets, server and device. A remembered wallet is asked immediately, and only that one; while it
 * has not answered within three seconds the page goes on without it.
 */
export function createWalletStore(parts: WalletParts): WalletStore {
  const watched = parts.safe || parts.passing ? undefined : rememberedWatch()
  const remembered = parts.safe ? { wallet: 'safe' } : watched || parts.passing ? undefined : rememberedWallet()
  const listeners = new Set<() => void>()
  let state = firstState({
    remembered: remembered !== undefined,
    signIn: parts.session !== undefined,
    chains: parts.config.chains.map(({ id }) => id),
    ...(watched && { watched: { address: watched } }),
  })

  function dispatch(event: WalletEvent) {
    const { state: next, effects } = nextState(state, event)
    const changed = next !== state
    state = next
    // Before anything is drawn: a deep link opens only within the visitor's gesture.
    for (const effect of effects) run(effect)
    if (changed) for (const listener of listeners) listener()
  }

  const store: WalletStore = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
  }
  const { run, restore } = runEffects(parts, store)
  if (remembered !== undefined) void restore(remembered)
  return store
}
