import { Seal } from '#seals/components/seal.tsx'
import type { Wallet } from '#wallet/list/descriptor.ts'
import { t } from '#wallet/locale/words.ts'
import { CopyText } from '#wallet/parts/copy-text.tsx'
import { QrCode } from '#wallet/parts/qr.tsx'
import { canBeGot, scanTitle } from './connect-words.ts'

type ScanPaneProps = { wallet: Wallet; uri: string; compact: boolean } & (
  | { onGet: () => void }
  /** On a telephone, which cannot scan itself: where the app is got, if anywhere. */
  | { shop: string | undefined }
)

/** The code a telephone scans to connect, with the seal of the request in the middle. */
export function ScanPane({ wallet, uri, compact, ...way }: ScanPaneProps) {
  const generic = wallet.id === 'walletConnect' || 'shop' in way
  return (
    <div className="wallet-scan">
      <QrCode text={uri} name={scanTitle(wallet)} size={compact ? 318 : 382}>
        <Seal seed={uri} size={72} />
      </QrCode>
      {generic ? (
        <div className="wallet-aside wallet-beneath">
          <p>{t(compact ? 'walletConnectCompact' : 'walletConnectFull')}</p>
          <a className="button wallet-action" href={uri}>
            {t('open')}
          </a>
          <CopyText text={uri} words={{ ready: 'copyLink', done: 'linkCopied' }} />
          {'shop' in way && way.shop && (
            <a className="button wallet-action" href={way.shop} target="_blank" rel="noreferrer">
              {t('get')}
            </a>
          )}
        </div>
      ) : (
        canBeGot(wallet) && (
          <div className="wallet-aside">
            <p>{t('dontHave', { wallet: wallet.name })}</p>
            <button type="button" className="button wallet-action" onClick={way.onGet}>
              {t('get')}
            </button>
          </div>
        )
      )}
    </div>
  )
}
