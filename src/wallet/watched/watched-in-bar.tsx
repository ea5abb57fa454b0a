import { flushSync } from 'react-dom'
import { addressUrl } from '#chain/chain-links.ts'
import { shortName } from '#core/text/short-address.ts'
import { useShownAccount } from '#wallet/account/use-shown-account.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import type { Watched } from '#wallet/connection/wallet-state.ts'
import { t, currentLocale } from '#wallet/locale/words.ts'
import { Avatar } from '#wallet/parts/avatar.tsx'
import { DashboardLink } from '#wallet/parts/dashboard-link.tsx'
import { largeScreen, useMedia } from '#wallet/parts/use-media.ts'
import { WatchEye } from './watch-eye.tsx'
import { WatchedWindow } from './watched-window.tsx'

/** A watched account in the bar, said to be watched, and its window. */
export function WatchedInBar({ wallet, watched, open }: { wallet: PageWallet; watched: Watched; open: boolean }) {
  const { store, config, explorer } = wallet
  const { address, name } = watched
  const large = useMedia(largeScreen)
  const shown = useShownAccount(watched, { config, wanted: large || open, after: '' })
  const shownName = name ? shortName(name) : shown.name

  function connect() {
    // The window gives the focus back to what has it as it opens: the button has to be there before.
    flushSync(() => store.dispatch({ type: 'stop-watching' }))
    store.dispatch({ type: 'open', modal: 'connect' })
  }

  return (
    <>
      <div className="wallet-bar" lang={currentLocale()}>
        <DashboardLink address={address} />
        <WatchedButton
          {...{ address, shownName, picture: shown.picture }}
          onOpen={() => store.dispatch({ type: 'open', modal: 'watched' })}
        />
      </div>
      {open && (
        <WatchedWindow
          address={address}
          shownName={shownName}
          picture={shown.picture}
          balance={shown.balance}
          explorer={addressUrl(explorer, address)}
          onConnect={connect}
          onStop={() => store.dispatch({ type: 'stop-watching' })}
          onClose={() => store.dispatch({ type: 'close' })}
        />
      )}
    </>
  )
}

type WatchedButtonProps = { address: string; shownName: string; picture?: string; onOpen: () => void }

/** The watched account as the bar shows it. */
export function WatchedButton({ address, shownName, picture, onOpen }: WatchedButtonProps) {
  return (
    <button
      type="button"
      className="button wallet-account-button watched-button"
      id="wallet-watched-button"
      onClick={onOpen}
    >
      <WatchEye size={20} />
      <span className="watched-mark">{t('watching')}</span>
      <span className="wallet-bar-avatar">
        <Avatar address={address} picture={picture} />
      </span>
      <span className="wallet-bar-name">{shownName}</span>
    </button>
  )
}
