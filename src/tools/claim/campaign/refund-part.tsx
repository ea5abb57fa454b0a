import { useState } from 'react'
import { amountText } from '#chain/tokens/amount-text.ts'
import { addressIn } from '#chain/tokens/token-picker.tsx'
import { timeWords } from '#core/text/time-words.ts'
import { permanent, phaseOf } from '#tools/claim/contract/campaign.ts'
import { refundCall } from '#tools/claim/contract/claim-calls.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { WhyLine } from '#tools/plan/why-line.tsx'
import { intentOf } from '#transactions/track/transaction.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { LineField } from '#ui/components/line-field.tsx'
import type { CampaignProps } from './campaign-view.tsx'
import { runRefund } from './run-claim.ts'

/** What the creator may take back, when, and to where; for everybody else nothing. */
export function RefundPart({ campaign, unit, shown, now }: CampaignProps) {
  const { id, creator, remaining, deadline } = campaign
  const [asking, setAsking] = useState(false)
  const [why, setWhy] = useState<Explained>()
  const [typed, setTyped] = useState('')
  const transactions = useTransactions()
  const { account } = shown
  if (account?.address.toLowerCase() !== creator.toLowerCase()) return null
  const to = typed.trim() ? addressIn(typed) : creator
  const { dataHash } = intentOf(refundCall(id, to ?? creator))
  const pending = transactions.some(({ intent, status }) => status === 'pending' && intent?.dataHash === dataHash)
  const over = phaseOf(campaign, now) === 'over'

  async function press() {
    if (asking || pending) return
    if (!to) return setWhy({ message: 'The other address is not an address.', remedy: 'Paste 0x and forty digits.' })
    setAsking(true)
    setWhy(await runRefund(id, { from: creator, to, unit }))
    setAsking(false)
  }

  return (
    <section className="claims-part" aria-labelledby="claims-refund">
      <h2 id="claims-refund">You created this campaign</h2>
      {remaining === 0n && <p>Nothing is left in it.</p>}
      {remaining > 0n && deadline === permanent && <p>It never closes, so nothing of it can be taken back.</p>}
      {remaining > 0n && deadline !== permanent && !over && (
        <p>From {timeWords(deadline)} on you can take back what nobody has claimed.</p>
      )}
      {remaining > 0n && over && (
        <>
          <p>No one has claimed {amountText(remaining, unit)}.</p>
          <button
            type="button"
            className="button solid"
            id="claims-take-back"
            aria-disabled={asking || pending}
            onClick={() => void press()}
          >
            Take it back
          </button>
          <output>{pending ? 'The refund is on its way.' : ''}</output>
          <div role="alert">
            <WhyLine why={why} />
          </div>
          <details>
            <summary>Take it back to another address</summary>
            <LineField
              label="Paid to"
              placeholder="0x…"
              value={typed}
              hint="Empty: to your own account. Some tokens refuse some accounts."
              onChange={(event) => setTyped(event.target.value)}
            />
          </details>
        </>
      )}
    </section>
  )
}
