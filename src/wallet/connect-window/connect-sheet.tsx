import { t } from '#wallet/locale/words.ts'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'
import { WatchEntry } from '#wallet/watched/watch-entry.tsx'
import type { ConnectWindowProps } from './connect-window-props.ts'
import { GetPane } from './get-pane.tsx'
import { IntroPane } from './intro-pane.tsx'
import { ListedLabel } from './listed-label.tsx'
import { MobileConnectPane } from './mobile-connect-pane.tsx'

/** The connect window of a telephone: a row of wallets, what a wallet is, and the two steps CONNECT and GET. */
export function ConnectSheet({ step, groups, offers, request, send, onRetry, onWatch }: ConnectWindowProps) {
  if (step.step === 'GET') return <GetPane wallets={offers} />
  if (step.step !== 'NONE' && step.wallet)
    return <MobileConnectPane wallet={step.wallet} request={request} onRetry={onRetry} />

  const wallets = groups.flatMap((group) => group.wallets)
  const once = wallets.filter((wallet, at) => wallets.findIndex(({ key }) => key === wallet.key) === at)
  return (
    <>
      <ul className="wallet-tiles">
        {once.map((wallet) => (
          <li key={wallet.key}>
            <button type="button" className="wallet-tile" onClick={() => send({ type: 'choose', wallet })}>
              <WalletIcon wallet={wallet} size={60} />
              <span>{wallet.shortName ?? wallet.name}</span>
              <ListedLabel wallet={wallet} mobile />
            </button>
          </li>
        ))}
      </ul>
      {once.some(({ likeness }) => likeness) && <p className="wallet-likeness">{t('lookAlikeWallets')}</p>}
      {onWatch && <WatchEntry onWatch={onWatch} />}
      <div className="wallet-learn">
        <h3 className="wallet-pane-title">{t('whatIsAWallet')}</h3>
        <IntroPane onGet={() => send({ type: 'get' })} />
      </div>
    </>
  )
}
