import { Address } from '#seals/components/address.tsx'
import { Seal } from '#seals/components/seal.tsx'
import { LanguageChoice } from '#wallet/locale/language-choice.tsx'
import { t, type WordKey } from '#wallet/locale/words.ts'
import { AccountTitle } from '#wallet/parts/account-title.tsx'
import { Avatar } from '#wallet/parts/avatar.tsx'
import { CopyText } from '#wallet/parts/copy-text.tsx'
import { ExplorerLink } from '#wallet/parts/explorer-link.tsx'
import { QrCode } from '#wallet/parts/qr.tsx'
import { WalletDialog } from '#wallet/parts/wallet-dialog.tsx'
import type { SafeOwners } from '#wallet/safe/read-safe.ts'
import { RecentTransactions, type ShownTransaction } from './recent-transactions.tsx'

export type AccountWindowProps = {
  address: string
  /** ENS name or short address. */
  shownName: string
  /** Address of its picture at our own origin; without one its seal is shown. */
  picture?: string
  /** With its symbol; undefined: the chain did not say. */
  balance?: string
  /** It is the demo wallet: its ether is worth nothing, and that is said. */
  demo: boolean
  /** How that is said. */
  mark?: WordKey
  /** Of an account that is a Safe: how many owners have to confirm, how many there are, and on which network it is. */
  safe?: SafeOwners & { network: string }
  /** Its page at the explorer in use, or at this site. */
  explorer: string
  appName?: string
  transactions: readonly ShownTransaction[]
  onClear: () => void
  /** Opens the list of everything, on every chain, and of permissions. */
  onAll: () => void
  onDisconnect: () => void
  onClose: () => void
}

/** The connected account: who it is, what it holds, what it has done, and the way out. */
export function AccountWindow(props: AccountWindowProps) {
  const { address, shownName, picture, balance, demo, safe, mark = 'demoMark', explorer, appName, transactions } = props
  const { onClear, onAll, onDisconnect, onClose } = props
  return (
    <WalletDialog name="wallet-account" title={<AccountTitle shownName={shownName} />} shape="narrow" onClose={onClose}>
      <div className="wallet-body wallet-account">
        {demo && <p className="demo-mark">{t(mark)}</p>}
        {safe && <p className="safe-mark">{safeSaid(safe)}</p>}
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
        <div className="wallet-account-ways">
          <CopyText text={address} words={{ ready: 'copyAddress', done: 'copied' }} />
          <button type="button" className="button" onClick={onDisconnect}>
            {t('disconnect')}
          </button>
        </div>
        <details className="wallet-code" onToggle={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}>
          <summary>{t('addressCode')}</summary>
          <QrCode text={address} name={t('addressCode')} size={318}>
            <Seal seed={address} size={72} />
          </QrCode>
        </details>
        <RecentTransactions transactions={transactions} appName={appName} onClear={onClear} />
        <p className="wallet-explorer">
          <button type="button" className="text-button" onClick={onAll}>
            {t('activity')}
          </button>
          <a href={`/dashboard?account=${address}`}>{t('dashboard')}</a>
          <ExplorerLink href={explorer} />
        </p>
      </div>
      <LanguageChoice />
    </WalletDialog>
  )
}

/** A Safe that does not say who its owners are is named all the same. */
function safeSaid({ needed, owners, network }: NonNullable<AccountWindowProps['safe']>): string {
  return owners > 0 ? t('safeMark', { needed: String(needed), owners: String(owners), network }) : `Safe · ${network}`
}
