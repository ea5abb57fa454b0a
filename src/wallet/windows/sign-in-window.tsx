import { Address } from '#seals/components/address.tsx'
import { Seal } from '#seals/components/seal.tsx'
import type { Wallet } from '#wallet/list/descriptor.ts'
import { t, type WordKey } from '#wallet/locale/words.ts'
import { intoView } from '#wallet/parts/into-view.ts'
import { WalletDialog } from '#wallet/parts/wallet-dialog.tsx'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'

export type SignInWindowProps = {
  address: string
  /** The wallet that is asked. */
  wallet?: Pick<Wallet, 'name' | 'iconUrl'>
  /** It was asked, and has said nothing for a while. */
  silent?: boolean
  /** What the one button says, and whether it can be pressed. */
  label: WordKey
  ready: boolean
  /** What went wrong, and why and what to do. */
  error?: { message: string; remedy: string }
  onSign: () => void
  /** Cancel, Close, Escape and a press outside: all disconnect. */
  onClose: () => void
}

/** 'Verify your account': the message is fetched, signed and verified by one button. */
export function SignInWindow({ address, wallet, silent, label, ready, error, onSign, onClose }: SignInWindowProps) {
  const facts = { wallet: wallet?.name ?? t('yourWallet') }
  return (
    <WalletDialog
      name="wallet-sign-in"
      title={t('verifyAccount')}
      shape="narrow"
      status={ready ? undefined : t(label)}
      onClose={onClose}
    >
      <div className="wallet-body">
        <p>{t('verifyText')}</p>
        <dl className="wallet-facts">
          <div>
            <dt>{t('account')}</dt>
            <dd className="wallet-signer">
              <Seal seed={address} size={40} engrave />
              <Address value={address} />
            </dd>
          </div>
          {wallet && (
            <div>
              <dt>{t('wallet')}</dt>
              <dd className="wallet-signer">
                <WalletIcon wallet={wallet} size={28} />
                {wallet.name}
              </dd>
            </div>
          )}
        </dl>
        <div className="wallet-why" role="alert">
          {silent && (
            <div ref={intoView}>
              <p>{t('noAnswerYet', facts)}</p>
              <p className="soft">{t('noAnswerYetText', facts)}</p>
            </div>
          )}
          {error && (
            <div key={error.remedy} ref={intoView}>
              <p className="wallet-error">{error.message}</p>
              <p className="soft">{error.remedy}</p>
            </div>
          )}
        </div>
      </div>
      <div className="wallet-foot">
        <button type="button" className="button" onClick={onClose}>
          {t('cancel')}
        </button>
        {/* Not `disabled`: a button that was pressed keeps the focus while the wallet is asked. */}
        <button
          type="button"
          className="button solid"
          aria-disabled={!ready || undefined}
          onClick={() => ready && onSign()}
        >
          {t(label)}
        </button>
      </div>
    </WalletDialog>
  )
}
