import type { Wallet } from '#wallet/list/descriptor.ts'
import { appUrl } from '#wallet/list/downloads.ts'
import { t } from '#wallet/locale/words.ts'
import { CopyText } from '#wallet/parts/copy-text.tsx'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'
import type { Layout } from './connect-step.ts'
import { connectWords, type ConnectRequest, type ConnectWords } from './connect-words.ts'
import { ScanPane } from './scan-pane.tsx'
import { ThreadRing } from './thread-ring.tsx'

type MobileConnectProps = { wallet: Wallet; request: ConnectRequest; view: Layout; onRetry: () => void }

/** After a tap on a wallet of a telephone: continue there, or what to do when nothing happened. */
export function MobileConnectPane({ wallet, request, view, onRetry }: MobileConnectProps) {
  const shop = appUrl(wallet, navigator)
  const uri = request.at === 'scan' ? request.uri : undefined
  const app = appOpened(wallet, request, view)
  if (uri && !app) return <ScanPane wallet={wallet} uri={uri} compact shop={shop} />

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
        {!wallet.ready && wallet.qrCode?.getUri && (
          <CopyText text={globalThis.location?.href ?? ''} words={{ ready: 'copyLink', done: 'linkCopied' }} />
        )}
      </div>
    </div>
  )
}

/** What opens the app of the wallet with the request. The page itself has been opened without one. */
export function appOpened(wallet: Wallet, request: ConnectRequest, { android }: Layout): string | undefined {
  return request.at === 'scan' ? wallet.mobile?.getUri?.({ page: '', uri: request.uri, android }) : undefined
}

function mobileWords(wallet: Wallet, request: ConnectRequest, waits: boolean): ConnectWords {
  const name = { wallet: wallet.name }
  if (waits) return { title: t('continueIn', name), text: t('acceptInWallet'), action: 'none' }
  if (request.at === 'scan') return { title: t('notInstalled', name), text: t('openOrGet', name), action: 'none' }
  // A telephone installs no extension.
  return connectWords(wallet.ready ? wallet : { ...wallet, downloadUrls: appsOf(wallet) }, request)
}

const appsOf = ({ downloadUrls: { ios, android, mobile } = {} }: Wallet) => ({ ios, android, mobile })
