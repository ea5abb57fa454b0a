import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'

/** What was asked of a token that keeps a fee, and what would be locked, in its smallest unit. */
export type Fee = { asked: bigint; received: bigint }

type FeeNoticeProps = { fee: Fee; token: Token; onAccept: () => void }

/** Says what a fee of the token would leave, and locks it all the same. */
export function FeeNotice({ fee, token, onAccept }: FeeNoticeProps) {
  return (
    <div className="locks-note warn" role="alert">
      <p>
        This token keeps a fee of each transfer: of {amountText(fee.asked, token)} only{' '}
        {amountText(fee.received, token)} would be locked.
      </p>
      <button type="button" className="button" onClick={onAccept}>
        Lock it all the same
      </button>
    </div>
  )
}
