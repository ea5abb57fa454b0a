import { flushSync } from 'react-dom'
import { Avatar } from './avatar.tsx'
import type { PageWallet } from './page-wallet.ts'
import { shortName } from './short-address.ts'
import { largeScreen, useMedia } from './use-media.ts'
import { useShownAccount } from './use-shown-account.ts'
import type { Watched } from './wallet-machine.ts'
import { WatchedWindow } from './watched-window.tsx'
import { say } from './words.ts'

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
      <div className="wallet-bar">
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
          explorer={explorer && `${explorer}/address/${address}`}
          onConnect={connect}
          onStop={() => store.dispatch({ type: 'stop-watching' })}
          onClose={() => store.dispatch({ type: 'close' })}
        />
      )}
    </>
  )
}

/** Stands for looking on, where there is no room for the word. */
function Eye() {
  return (
    <svg
      className="watched-eye"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M2 12C7 5 17 5 22 12C17 19 7 19 2 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z" strokeWidth="1.6" />
    </svg>
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
      <Eye />
      <span className="watched-mark">{say('watching')}</span>
      <span className="wallet-bar-avatar">
        <Avatar address={address} picture={picture} />
      </span>
      <span className="wallet-bar-name">{shownName}</span>
    </button>
  )
}
