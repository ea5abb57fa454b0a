import { connectWords, type ConnectRequest } from './connect-words.ts'
import type { Wallet } from './descriptor.ts'
import { ThreadRing } from './thread-ring.tsx'
import { WalletIcon } from './wallet-icon.tsx'
import { say } from './words.ts'

type MobileConnectProps = { wallet: Wallet; request: ConnectRequest; onRetry: () => void }

/** After a tap on a wallet of a telephone: continue there, or what to do when nothing happened. */
export function MobileConnectPane({ wallet, request, onRetry }: MobileConnectProps) {
  const { ios, android, mobile } = wallet.downloadUrls ?? {}
  const shop = mobile ?? (/android/i.test(globalThis.navigator?.userAgent ?? '') ? android : ios)
  const waits = wallet.ready && (request.at === 'asked' || request.at === 'scan')
  const { title, text, remedy, action } = waits
    ? { title: say('continueIn', { wallet: wallet.name }), text: say('acceptInWallet') }
    : { ...connectWords(wallet, request) }
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
      {!waits && (
        <div className="wallet-intro-ways">
          {action === 'retry' && (
            <button type="button" className="button wallet-action" onClick={onRetry}>
              {say('retry')}
            </button>
          )}
          {shop && (
            <a className="button wallet-action" href={shop} target="_blank" rel="noreferrer">
              {say('get')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
