import type { Wallet } from '#wallet/list/descriptor.ts'
import { appUrl, hasDesktop, hasExtension, hasMobile } from '#wallet/list/downloads.ts'
import { t, type WordKey } from '#wallet/locale/words.ts'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'

type GetPaneProps = {
  wallets: readonly Wallet[]
  /** Shows the ways to get it; left out on a telephone, where the one way is a link to its shop. */
  onGet?: (wallet: Wallet) => void
}

/** 'Get a Wallet': a few that can be got here, and as what each comes. */
export function GetPane({ wallets, onGet }: GetPaneProps) {
  return (
    <div className="wallet-get">
      <ul className="wallet-offers">
        {wallets.map((wallet) => (
          <li key={wallet.key} className="wallet-offer">
            <WalletIcon wallet={wallet} size={48} />
            <div>
              <strong className="wallet-point-name">{wallet.name}</strong>
              <p>{t(kindOf(wallet))}</p>
            </div>
            {onGet ? (
              <button type="button" className="button wallet-action" onClick={() => onGet(wallet)}>
                <GetWords wallet={wallet} />
              </button>
            ) : (
              <a className="button wallet-action" href={appUrl(wallet, navigator)} target="_blank" rel="noreferrer">
                <GetWords wallet={wallet} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="wallet-get-foot">
        <strong className="wallet-point-name">{t('notWhatYouLookFor')}</strong>
        <p>{t('notWhatYouLookForText')}</p>
      </div>
    </div>
  )
}

function GetWords({ wallet }: { wallet: Wallet }) {
  return (
    <>
      {t('get')}
      <span className="visually-hidden"> {wallet.name}</span>
    </>
  )
}

function kindOf(wallet: Wallet): WordKey {
  if (hasMobile(wallet) && hasExtension(wallet)) return 'getMobileAndExtension'
  if (hasMobile(wallet) && hasDesktop(wallet)) return 'getMobileAndDesktop'
  if (hasMobile(wallet)) return 'getMobile'
  return hasExtension(wallet) ? 'getExtension' : 'getDesktop'
}
