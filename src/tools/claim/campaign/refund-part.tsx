import { useRef, useState } from 'react'
import { amountText } from '#chain/tokens/amount-text.ts'
import { addressIn } from '#chain/tokens/token-picker.tsx'
import { timeWords } from '#core/time/time-words.ts'
import { permanent, phaseOf } from '#tools/claim/contract/campaign.ts'
import { AdminActionButton } from '#tools/plan/admin-action-button.tsx'
import { useResultFocus } from '#tools/plan/use-result-focus.ts'
import { LineField } from '#ui/components/line-field.tsx'
import type { CampaignProps } from './campaign-view.tsx'
import { runRefund } from './run-claim.ts'
import { useClaimsAction } from './use-claims-action.ts'

/** What the creator may take back, when, and to where; for everybody else nothing. */
export function RefundPart({ campaign, unit, shown, now }: CampaignProps) {
  const { id, creator, remaining, deadline } = campaign
  const [wrong, setWrong] = useState(false)
  const [typed, setTyped] = useState('')
  const { run, ...state } = useClaimsAction(shown)
  const part = useRef<HTMLElement>(null)
  useResultFocus(part, remaining === 0n ? state.ended : undefined)
  const { account } = shown
  if (account?.address.toLowerCase() !== creator.toLowerCase()) return null
  const to = typed.trim() ? addressIn(typed) : creator
  const over = phaseOf(campaign, now) === 'over'

  async function press() {
    setWrong(!to)
    if (to) await run(() => runRefund(id, { from: creator, to, unit }))
  }

  return (
    <section ref={part} tabIndex={-1} className="claims-part result" aria-labelledby="claims-refund">
      <h2 id="claims-refund">You created this campaign</h2>
      {remaining === 0n && (
        <>
          <p>Nothing is left in it.</p>
          <output>{state.going}</output>
        </>
      )}
      {remaining > 0n && deadline === permanent && <p>It never closes, so you cannot take anything back.</p>}
      {remaining > 0n && deadline !== permanent && !over && (
        <p>From {timeWords(deadline)} on you can take back what nobody has claimed.</p>
      )}
      {remaining > 0n && over && (
        <>
          <p>No one has claimed {amountText(remaining, unit)}.</p>
          <AdminActionButton state={state} press={press}>
            Take it back
          </AdminActionButton>
          <details>
            <summary>Take it back to another address</summary>
            <LineField
              label="Paid to"
              placeholder="0x…"
              value={typed}
              hint="Empty: to your own account. Some tokens refuse some accounts."
              error={wrong ? 'This is not an address. Paste 0x and forty digits.' : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
          </details>
        </>
      )}
    </section>
  )
}
