import { Address } from '#seals/components/address.tsx'
import { t } from '#wallet/locale/words.ts'
import { AccountTitle } from '#wallet/parts/account-title.tsx'
import { Avatar } from '#wallet/parts/avatar.tsx'
import { CopyText } from '#wallet/parts/copy-text.tsx'
import { ExplorerLink } from '#wallet/parts/explorer-link.tsx'
import { WalletDialog } from '#wallet/parts/wallet-dialog.tsx'

export type WatchedWindowProps = {
  address: string
  /** ENS name or short address. */
  shownName: string
  /** Address of its picture at our own origin; without one its seal is shown. */
  picture?: string
  /** With its symbol; undefined: the chain did not say. */
  balance?: string
  /** Its page at the explorer in use, or at this site. */
  explorer: string
  onConnect: () => void
  onStop: () => void
  onClose: () => void
}

/** An account that is only looked at: who it is, what it holds, and two ways out. */
export function WatchedWindow(props: WatchedWindowProps) {
  const { address, shownName, picture, balance, explorer, onConnect, onStop, onClose } = props
  return (
    <WalletDialog name="wallet-watched" title={<AccountTitle shownName={shownName} />} shape="narrow" onClose={onClose}>
      <div className="wallet-body wallet-account">
        <p className="demo-mark">{t('watchOnly')}</p>
        <div className="wallet-who">
          <Avatar address={address} picture={picture} large />
          <div>
            <p className="wallet-balance">{balance ?? t('balanceUnavailable')}</p>
            <p className="wallet-address">
              <span className="visually-hidden">{t('fullAddress')} </span>
              <Address value={address} />
            </p>
          </div>
        </div>
        <div className="wallet-account-ways watched-ways">
          <CopyText text={address} words={{ ready: 'copyAddress', done: 'copied' }} />
          <button type="button" className="button" onClick={onStop}>
            {t('stopWatching')}
          </button>
          <button type="button" className="button solid" onClick={onConnect}>
            {t('connectWallet')}
          </button>
        </div>
        <p className="wallet-explorer">
          <a href={`/dashboard?account=${address}`}>{t('dashboard')}</a>
          <ExplorerLink href={explorer} />
        </p>
      </div>
    </WalletDialog>
  )
}
