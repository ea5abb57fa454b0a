import type { Wallet } from '#wallet/list/descriptor.ts'
import { appUrl } from '#wallet/list/downloads.ts'
import { t } from '#wallet/locale/words.ts'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'
import { connectWords, type ConnectRequest, type ConnectWords } from './connect-words.ts'
import { ScanPane } from './scan-pane.tsx'
import { ThreadRing } from './thread-ring.tsx'

type MobileConnectProps = { wallet: Wallet; request: ConnectRequest; onRetry: () => void }

/** After a tap on a wallet of a telephone: continue there, or what to do when nothing happened. */
export function MobileConnectPane({ wallet, request, onRetry }: MobileConnectProps) {
  const shop = appUrl(wallet, navigator)
  const uri = request.at === 'scan' ? request.uri : undefined
  // The page itself has been opened without a `uri`; what is asked here is the link of the request alone.
  const app = uri && wallet.mobile?.getUri?.({ page: '', uri })
  if (uri && !app) return <ScanPane wallet={wallet} uri={uri} compact onGet={onRetry} />

  const silent = request.at === 'asked' && Boolean(request.silent)
  const stayed = request.at === 'scan' && Boolean(request.unopened)
  const waits = wallet.ready && !stayed && !silent && (request.at === 'asked' || request.at === 'scan')
  const { title, text, remedy } = mobileWords(wallet, request, waits)
  return (
    <div className="wallet-connecting">
      <ThreadRing turning={waits}>
        <WalletIcon wallet={wallet} size={60} />
      </ThreadRing>
      <h3 className="wallet-pane-title" tabIndex={-1} data-step-heading="">
        {title}
      </h3>
      {text && <p>{text}</p>}
      {remedy && <p className="soft">{remedy}</p>}
      <div className="wallet-intro-ways">
        {app && (
          <a className="button wallet-action" href={app} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        )}
        {/* A wallet that is said to be missing may be there all the same: the system had asked first. */}
        {!waits && (silent || request.at === 'failed') && (
          <button type="button" className="button wallet-action" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
        {!waits && shop && (
          <a className="button wallet-action" href={shop} target="_blank" rel="noreferrer">
            {t('get')}
          </a>
        )}
      </div>
    </div>
  )
}

function mobileWords(wallet: Wallet, request: ConnectRequest, waits: boolean): ConnectWords {
  const name = { wallet: wallet.name }
  if (waits) return { title: t('continueIn', name), text: t('acceptInWallet'), action: 'none' }
  if (request.at === 'scan') return { title: t('notInstalled', name), text: t('openOrGet', name), action: 'none' }
  return connectWords(wallet, request)
}
