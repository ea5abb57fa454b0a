import { t } from '#wallet/locale/words.ts'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'
import { WatchEntry } from '#wallet/watched/watch-entry.tsx'
import type { ConnectWindowProps } from './connect-window-props.ts'
import { GetPane } from './get-pane.tsx'
import { IntroPane } from './intro-pane.tsx'
import { ListedLabel } from './listed-label.tsx'
import { MobileConnectPane } from './mobile-connect-pane.tsx'
import { WalletList } from './wallet-list.tsx'
import { WalletPress, type Choosing } from './wallet-press.tsx'
import { WalletSearch, WalletSearchEnd } from './wallet-search.tsx'

/** The connect window of a telephone: a row of wallets, what a wallet is, and the two steps CONNECT and GET. */
export function ConnectSheet(props: ConnectWindowProps) {
  const { step, view, groups, offers, request, looking, reachesApps, send, linkOf, onLook, onRetry, onWatch } = props
  if (step.step === 'GET') return <GetPane wallets={offers} />
  if (step.step !== 'NONE' && step.wallet)
    return <MobileConnectPane wallet={step.wallet} request={request} view={view} onRetry={onRetry} />

  const choosing: Choosing = { linkOf, onChoose: (wallet, opened) => send({ type: 'choose', wallet, opened }) }
  return (
    <>
      {looking.all || looking.named ? (
        <WalletList groups={groups} mobile {...choosing} />
      ) : (
        <Tiles groups={groups} {...choosing} />
      )}
      <WalletSearch looking={looking} onLook={onLook} />
      <WalletSearchEnd looking={looking} onLook={onLook} found={groups.length > 0} />
      {!reachesApps && <p className="wallet-note">{t('appsNeedProject')}</p>}
      {onWatch && <WatchEntry onWatch={onWatch} />}
      <div className="wallet-learn">
        <h3 className="wallet-pane-title">{t('whatIsAWallet')}</h3>
        <IntroPane onGet={() => send({ type: 'get' })} />
      </div>
    </>
  )
}

/** One row of wallets, those first that can be used here. */
function Tiles({ groups, ...choosing }: Choosing & Pick<ConnectWindowProps, 'groups'>) {
  const wallets = groups.flatMap((group) => group.wallets)
  const once = wallets
    .filter((wallet, at) => wallets.findIndex(({ key }) => key === wallet.key) === at)
    .toSorted((one, other) => Number(other.ready) - Number(one.ready))
  return (
    <>
      <ul className="wallet-tiles">
        {once.map((wallet) => (
          <li key={wallet.key}>
            <WalletPress wallet={wallet} className="wallet-tile" {...choosing}>
              <WalletIcon wallet={wallet} size={60} />
              <span>{wallet.shortName ?? wallet.name}</span>
              <ListedLabel wallet={wallet} mobile />
            </WalletPress>
          </li>
        ))}
      </ul>
      {once.some(({ likeness }) => likeness) && <p className="wallet-likeness">{t('lookAlikeWallets')}</p>}
    </>
  )
}
