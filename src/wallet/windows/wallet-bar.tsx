import { t, currentLocale } from '#wallet/locale/words.ts'
import { Avatar } from '#wallet/parts/avatar.tsx'
import { ChainMark } from '#wallet/parts/chain-mark.tsx'
import { DashboardLink } from '#wallet/parts/dashboard-link.tsx'

export type WalletBarProps = {
  /** Undefined: the site does not work on the chain the wallet is on. */
  chain?: { name: string; icon: { seed: string; glyph: string } }
  account: { address: string; shownName: string; picture?: string }
  /** Undefined: the chain did not say. */
  balance?: string
  /** It is the demo wallet, whose balance is worth nothing. */
  demo?: boolean
  pending: boolean
  onChain: () => void
  onAccount: () => void
}

/** The connected wallet in the bar of the page: its chain, and its account where the site works on that chain. */
export function WalletBar({ chain, account, balance, demo, pending, onChain, onAccount }: WalletBarProps) {
  return (
    <div className="wallet-bar" lang={currentLocale()}>
      <DashboardLink address={account.address} />
      <button type="button" className="button wallet-chain" id="wallet-chain-button" onClick={onChain}>
        <span className="visually-hidden">{t('chainSelector')}: </span>
        {chain ? (
          <>
            <ChainMark icon={chain.icon} size={24} />
            <span className="wallet-large">{chain.name}</span>
          </>
        ) : (
          t('wrongNetwork')
        )}
      </button>
      {chain && (
        <button type="button" className="button wallet-account-button" id="wallet-account-button" onClick={onAccount}>
          <span className="visually-hidden">{t('account')}: </span>
          {demo && <span className="wallet-bar-demo">{t('demo')}</span>}
          <span className={`wallet-bar-balance wallet-large${balance ? '' : ' wallet-bar-no-balance'}`}>
            {balance ?? t('balanceUnavailable')}
          </span>
          <span className={pending ? 'wallet-bar-avatar wallet-bar-pending' : 'wallet-bar-avatar'}>
            <Avatar address={account.address} picture={account.picture} />
            {pending && <PendingThread />}
          </span>
          <span className="wallet-bar-name">{account.shownName}</span>
          {pending && <span className="visually-hidden"> {t('transactionPending')}</span>}
        </button>
      )}
    </div>
  )
}

/** Turns round the avatar while a transaction is pending. */
function PendingThread() {
  return (
    <svg className="wallet-bar-thread" width="34" height="34" viewBox="-17 -17 34 34" fill="none" aria-hidden="true">
      <circle r="15.5" stroke="currentColor" strokeWidth="1.5" pathLength="1" />
    </svg>
  )
}
