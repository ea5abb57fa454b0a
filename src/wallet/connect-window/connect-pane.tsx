import type { ReactNode } from 'react'
import type { Wallet } from '#wallet/list/descriptor.ts'
import { t } from '#wallet/locale/words.ts'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'
import { canBeGot, connectWords, type ConnectRequest } from './connect-words.ts'
import { ScanPane } from './scan-pane.tsx'
import { ThreadRing } from './thread-ring.tsx'

export type ConnectPaneProps = {
  wallet: Wallet
  request: ConnectRequest
  /** On a narrow window, or not. */
  compact: boolean
  onRetry: () => void
  onGet: () => void
}

/** What happens with the chosen wallet: it is asked, it has failed, it is not there, or its code is to be scanned. */
export function ConnectPane(props: ConnectPaneProps) {
  const { wallet, request, onRetry, onGet } = props
  if (request.at === 'scan') return <ScanPane {...props} uri={request.uri} />
  const { title, text, ...rest } = connectWords(wallet, request)
  return (
    <div className="wallet-connecting">
      <ThreadRing turning={wallet.ready && request.at === 'asked'}>
        <WalletIcon wallet={wallet} size={60} />
      </ThreadRing>
      <h3 className="wallet-pane-title" tabIndex={-1} data-step-heading="">
        {title}
      </h3>
      {text && <p>{text}</p>}
      {rest.remedy && <p className="soft">{rest.remedy}</p>}
      {rest.action === 'retry' && <Action onPress={onRetry}>{t('retry')}</Action>}
      {rest.action === 'install' && <Action onPress={onGet}>{t('install')}</Action>}
      {rest.action === 'none' && canBeGot(wallet) && wallet.ready && (
        <p className="wallet-aside">
          {t('dontHave', { wallet: wallet.name })}
          <Action onPress={onGet}>{t('get')}</Action>
        </p>
      )}
      {wallet.likeness && (
        <p className="wallet-likeness">
          {wallet.likeness}. {t('lookAlikeWallets')}
        </p>
      )}
    </div>
  )
}

function Action({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="button wallet-action" onClick={onPress}>
      {children}
    </button>
  )
}
