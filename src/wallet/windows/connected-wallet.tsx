import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { findChain } from '#chain/catalogue.ts'
import { chosenLanguage, watchLanguage } from '#core/language/chosen-language.ts'
import { ofAccount } from '#transactions/track/history.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { useShownAccount } from '#wallet/account/use-shown-account.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { onSupportedChain, shownModal, statusOf } from '#wallet/connection/wallet-machine.ts'
import type { Account, WalletState, WalletStatus } from '#wallet/connection/wallet-state.ts'
import { isDemo } from '#wallet/demo/demo-account.ts'
import { DemoQuestion } from '#wallet/demo/demo-question.tsx'
import { t, currentLocale } from '#wallet/locale/words.ts'
import { largeScreen, useMedia } from '#wallet/parts/use-media.ts'
import { WatchedInBar } from '#wallet/watched/watched-in-bar.tsx'
import { WalletBar } from './wallet-bar.tsx'
import { WalletModals } from './wallet-modals.tsx'

/** The bar and the windows, drawn from the one state of the wallet. */
export function ConnectedWallet({ wallet }: { wallet: PageWallet }) {
  const { store } = wallet
  const state = useSyncExternalStore(store.subscribe, store.getState)
  const status = statusOf(state)
  // Drawn again in the language that was chosen.
  useSyncExternalStore(watchLanguage, chosenLanguage)
  useKeptPlace(status, onSupportedChain(state))
  // A wallet that is remembered connects on every page: that is no news.
  const [asked, setAsked] = useState(false)
  if (!asked && (status === 'connecting' || status === 'unauthenticated' || state.modal === 'watch')) setAsked(true)

  return (
    <>
      {state.link.at === 'connected' && status === 'connected' ? (
        <AccountInBar wallet={wallet} state={state} account={state.link.account} />
      ) : status === 'watching' && state.watched ? (
        <WatchedInBar wallet={wallet} watched={state.watched} open={state.modal === 'watched'} />
      ) : (
        <WalletModals wallet={wallet} state={state} />
      )}
      <DemoQuestion />
      <output className="visually-hidden" lang={currentLocale()}>
        {asked && (status === 'connected' ? t('connected') : status === 'watching' && t('watchOnly'))}
      </output>
    </>
  )
}

/** What is shown once a wallet is connected and, where that is asked, signed in. */
function AccountInBar({ wallet, state, account }: { wallet: PageWallet; state: WalletState; account: Account }) {
  const { store, config } = wallet
  const large = useMedia(largeScreen)
  const transactions = ofAccount(useTransactions(), { from: account.address, chainId: account.chainId })
  const shown = useShownAccount(account, {
    config,
    wanted: large || shownModal(state) === 'account',
    after: transactions.map(({ hash, status }) => hash + status).join(' '),
  })
  return (
    <>
      <WalletBar
        chain={onSupportedChain(state) ? findChain(account.chainId) : undefined}
        account={{ address: account.address, shownName: shown.name, picture: shown.picture }}
        balance={shown.balance}
        demo={isDemo(account)}
        pending={transactions.some(({ status }) => status === 'pending')}
        onChain={() => store.dispatch({ type: 'open', modal: 'chain' })}
        onAccount={() => store.dispatch({ type: 'open', modal: 'account' })}
      />
      <WalletModals wallet={wallet} state={state} shown={shown} />
    </>
  )
}

/** What is in the bar in these states, the first that is there. */
const places: Partial<Record<WalletStatus, readonly string[]>> = {
  connected: ['wallet-account-button', 'wallet-chain-button'],
  watching: ['wallet-watched-button'],
  disconnected: ['connect-wallet'],
}

/** Keeps the place in the bar while it is not known what belongs there, and the focus where the pressed button has gone. */
function useKeptPlace(status: WalletStatus, supported: boolean) {
  const place = `${status} ${supported}`
  const last = useRef(place)
  const held = useRef<Element>(undefined)

  useEffect(() => {
    const remember = () => {
      if (document.activeElement !== document.body) held.current = document.activeElement ?? undefined
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const { dataset } = document.documentElement
    // A watched account takes the place of the button as a connected one does.
    if (status === 'watching') dataset.wallet = 'connected'
    // Between the questions of a wallet that is only being connected, the button stays as it is.
    else if (status === 'connected' || (status === 'loading' && dataset.wallet)) dataset.wallet = status
    else delete dataset.wallet
    const before = last.current
    last.current = place
    const { activeElement: focused, body } = document
    if (before === place || (focused && focused !== body && focused.checkVisibility?.() !== false)) return
    // Who has not been in the bar or in its windows reads the page from its beginning, and stays there.
    if (!held.current || (held.current.isConnected && held.current.checkVisibility?.() !== false)) return
    const next = (places[status] ?? []).map((id) => document.getElementById(id)).find(Boolean)
    next?.focus()
  }, [status, place])
}
