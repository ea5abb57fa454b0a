import { Seal } from '#engraver/seal.tsx'
import { WalletDialog } from './wallet-dialog.tsx'
import { say, type WordKey } from './words.ts'

export type SignInWindowProps = {
  address: string
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
export function SignInWindow({ address, label, ready, error, onSign, onClose }: SignInWindowProps) {
  return (
    <WalletDialog
      name="wallet-sign-in"
      title={say('verifyAccount')}
      shape="narrow"
      status={ready ? undefined : say(label)}
      onClose={onClose}
    >
      <div className="wallet-body wallet-verify">
        <Seal seed={address} size={96} engrave />
        <p>{say('verifyText')}</p>
        <div className="wallet-why" role="alert">
          {error && (
            <>
              <p className="wallet-error">{error.message}</p>
              <p className="soft">{error.remedy}</p>
            </>
          )}
        </div>
      </div>
      <div className="wallet-foot">
        <button type="button" className="button" onClick={onClose}>
          {say('cancel')}
        </button>
        {/* Not `disabled`: a button that was pressed keeps the focus while the wallet is asked. */}
        <button
          type="button"
          className="button solid"
          aria-disabled={!ready || undefined}
          onClick={() => ready && onSign()}
        >
          {say(label)}
        </button>
      </div>
    </WalletDialog>
  )
}
