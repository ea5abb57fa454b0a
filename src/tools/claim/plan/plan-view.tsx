import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { amountText } from '#chain/tokens/amount-text.ts'
import { timeWords } from '#core/text/time-words.ts'
import { campaignPath, permanent } from '#tools/claim/contract/campaign.ts'
import { OrderAlerts } from '#tools/plan/plan-panel.tsx'
import { stopOf } from '#tools/plan/wrong-wallet.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import type { OrderStep } from './order-step.ts'
import type { OrderHandle } from './use-campaign-order.ts'

/** A campaign on its way: what is done, what is next, and what stops it; in the end its link. */
export function OrderView({ handle, shown }: { handle: OrderHandle; shown: ShownAccount }) {
  const { order, step, chain, asking, why, kept, goOn, forget } = handle
  if (!order) return null
  const foreign = stopOf(order, shown)
  const ready = step.do === 'approve' || step.do === 'create'
  return (
    <section className="locks-order panel" aria-labelledby="claims-order">
      <h3 id="claims-order">{step.do === 'done' ? `Campaign No. ${step.id}` : 'A campaign being made'}</h3>
      <p>
        {amountText(order.total, order.token)} for {order.count.toLocaleString('en')} accounts,{' '}
        {order.deadline === permanent ? 'without a deadline' : `until ${timeWords(order.deadline)}`}. The list is
        published.
      </p>
      <ol className="locks-progress">
        <li data-state={step.do === 'create' || step.do === 'done' || waits(step, 'campaign') ? 'done' : 'now'}>
          Allow the claims contract to take exactly this amount
        </li>
        <li data-state={step.do === 'done' ? 'done' : step.do === 'create' || waits(step, 'campaign') ? 'now' : 'next'}>
          Create the campaign
        </li>
      </ol>
      <output>{saidOf(step, asking)}</output>
      <ChainTrouble known={chain} />
      <OrderAlerts why={why} foreign={foreign} kept={kept}>
        {'failed' in step && step.failed && (
          <p className="locks-bad">
            The last transaction failed{step.failed.reason ? `: ${step.failed.reason}` : '.'} Nothing else has changed.
            You can send it again.
          </p>
        )}
        {'unsure' in step && step.unsure && !asking && (
          <p>
            Your wallet was asked before and its answer was lost. The chain has no such campaign yet: if the request is
            still open in the wallet, confirm it there and not here.
          </p>
        )}
      </OrderAlerts>
      {step.do === 'done' && <Share step={step} />}
      <div className="actions">
        {ready && shown.account && !foreign && (
          <button
            type="button"
            className="button solid"
            id="claims-go-on"
            aria-disabled={asking}
            onClick={() => void goOn()}
          >
            {step.do === 'approve' ? 'Approve the exact amount' : 'Create and fund it'}
          </button>
        )}
        {!shown.account && step.do !== 'done' && (
          <button type="button" className="button solid" onClick={() => void shown.connect()}>
            Connect the wallet
          </button>
        )}
        <button type="button" className="button" onClick={forget}>
          {step.do === 'done' ? 'Make another campaign' : 'Discard'}
        </button>
      </div>
    </section>
  )
}

function Share({ step: { id, block } }: { step: Extract<OrderStep, { do: 'done' }> }) {
  const link = location.origin + campaignPath(id, block)
  return (
    <>
      <p>Everybody on the list claims here. You take back what is left on the same page, after the deadline.</p>
      <p>
        <a className="claims-link" href={campaignPath(id, block)}>
          {link}
        </a>
      </p>
      <CopyButton id="claims-copy" text={link} name="the link of the campaign" />
    </>
  )
}

const waits = (step: OrderStep, what: 'approval' | 'campaign') => step.do === 'wait' && step.for === what

function saidOf(step: OrderStep, asking: boolean): string {
  if (waits(step, 'approval')) return 'The approval is on its way.'
  if (waits(step, 'campaign')) return 'The campaign is on its way.'
  if (step.do === 'read') return 'Asking the chain how far it is.'
  if (step.do === 'done') return 'The campaign is made and paid.'
  return asking ? 'Read what the sheet says, then confirm in your wallet.' : ''
}
