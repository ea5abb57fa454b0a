import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { unreachable } from '#core/unreachable.ts'
import { toast } from '#ui/toast/toast.ts'
import { rowLinkOf } from '#wallet/connection/connectors.ts'
import type { PreparedRequest } from '#wallet/connection/relayed-provider.ts'
import type { WalletEvent, WalletState } from '#wallet/connection/wallet-state.ts'
import type { Place, Wallet } from '#wallet/list/descriptor.ts'
import { walletsToGet } from '#wallet/list/downloads.ts'
import { allWallets, listWallets, type Listing, type Looking } from '#wallet/list/groups.ts'
import { largeScreen, useMedia } from '#wallet/parts/use-media.ts'
import { readComputer } from './computer.ts'
import { askedOnTheWay, firstStep, nextStep, type ConnectStep, type Layout, type StepEvent } from './connect-step.ts'
import { ConnectWindow } from './connect-window.tsx'
import type { ConnectRequest } from './connect-words.ts'

type ConnectModalProps = {
  state: WalletState
  dispatch: (event: WalletEvent) => void
  listing: Listing
  /** Brings the wallets that are not listed, for those who look for one. */
  loadAll: () => Promise<void>
  /** What rows of a telephone are links to. */
  prepared?: PreparedRequest
  /** Watching an account in place of connecting one. */
  onWatch: () => void
}

/** How long the list stays before a chosen wallet takes its place, in milliseconds: a wallet that answers immediately does not flicker. */
const settle = 50

/** The connect window, from its list to the wallet that is asked. */
export function ConnectModal({ state, dispatch, listing, loadAll, prepared, onWatch }: ConnectModalProps) {
  const { place } = listing
  const view = useLayout(place)
  const uri = usePrepared(prepared, state.link.at === 'none')
  const [looking, setLooking] = useState<Looking>({})
  const [last, send] = useReducer(
    (before: ConnectStep, event: StepEvent): ConnectStep => nextStep(before, event, view),
    firstStep,
  )
  // A step that only a compact window has is left by making it wide.
  const step = nextStep(last, { type: 'resize' }, view)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(settling.current), [])

  function ask(wallet: Wallet, opened?: true) {
    dispatch({ type: 'connect', walletId: wallet.key, ...(opened && { opened }) })
  }

  function look(next: Looking) {
    setLooking(next)
    loadAll().catch(() => toast({ id: 'wallet', state: 'failed', title: unreachable }))
  }

  function choose(event: StepEvent) {
    clearTimeout(settling.current)
    dispatch({ type: 'step-changed' })
    if (event.type === 'choose' && event.wallet.ready) {
      ask(event.wallet, event.opened)
      settling.current = setTimeout(send, settle, event)
      return
    }
    const wallet = askedOnTheWay(step, nextStep(step, event, view))
    // A request that still waits is not made twice.
    if (wallet && !waits(requestOf(state, wallet))) ask(wallet)
    send(event)
  }

  return (
    <ConnectWindow
      view={view}
      step={step}
      groups={listWallets(listing, looking)}
      looking={looking}
      onLook={look}
      linkOf={(wallet) => (place.mobile ? rowLinkOf(wallet, { ...place, uri, page: location.href }) : undefined)}
      reachesApps={Boolean(place.walletConnect)}
      offers={walletsToGet(allWallets(listing), place)}
      request={requestOf(state, step.wallet)}
      computer={readComputer(navigator)}
      send={choose}
      onRetry={() => step.wallet && ask(step.wallet)}
      onRefresh={() => location.reload()}
      onWatch={state.link.at === 'none' ? onWatch : undefined}
      onClose={() => dispatch({ type: 'close' })}
    />
  )
}

/** By the system for a telephone, by the width of the window for all else. */
function useLayout({ mobile, android }: Place): Layout {
  const large = useMedia(largeScreen)
  return { layout: mobile ? 'mobile' : large ? 'wide' : 'compact', android }
}

const nothing = { get: () => undefined, subscribe: () => () => {} }

/** The address of the request that waits for whichever wallet is pressed; one waits as long as none is asked. */
function usePrepared(prepared: PreparedRequest | undefined, idle: boolean): string | undefined {
  const { get, subscribe } = prepared ?? nothing
  useEffect(() => {
    if (idle) prepared?.begin()
  }, [prepared, idle])
  useEffect(() => () => prepared?.drop(), [prepared])
  return useSyncExternalStore(subscribe, get)
}

const waits = ({ at }: ConnectRequest) => at === 'asked' || at === 'scan'

/** The state of the request to the wallet, if it was this wallet that was asked. */
function requestOf({ link, failed }: WalletState, wallet?: Wallet): ConnectRequest {
  if (!wallet) return { at: 'idle' }
  if (link.at === 'connecting' && link.walletId === wallet.key)
    return link.uri ? { at: 'scan', uri: link.uri, unopened: link.unopened } : { at: 'asked', silent: link.silent }
  return failed?.walletId === wallet.key ? { at: 'failed', failure: failed.failure } : { at: 'idle' }
}
