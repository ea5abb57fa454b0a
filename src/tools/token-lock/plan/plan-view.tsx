import { amountText } from '#chain/tokens/amount-text.ts'
import { OrderAlerts } from '#tools/plan/plan-panel.tsx'
import { stopOf } from '#tools/plan/wrong-wallet.ts'
import { WhyLine } from '#tools/plan/why-line.tsx'
import { totalOf } from '#tools/token-lock/schedule/grants.ts'
import { scheduleWords } from '#tools/token-lock/schedule/schedule-words.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { explainReason } from './lock-errors.ts'
import { MadeLocks } from './made-list.tsx'
import type { OrderStep } from './order-step.ts'
import type { OrderHandle } from './use-order.ts'

/** An order on its way: what is done, what is next, and what stops it. */
export function OrderView({ handle, shown }: { handle: OrderHandle; shown: ShownAccount }) {
  const { order, progress, asking, why, kept, goOn, forget } = handle
  if (!order || !progress) return null
  const { step, batches } = progress
  const made = batches.filter((batch) => batch.made).length
  const total = totalOf(order.grants)
  const foreign = stopOf(order, shown)
  const ready = step.do === 'approve' || step.do === 'lock'
  return (
    <section className="locks-order panel" aria-labelledby="locks-order">
      <h3 id="locks-order">{step.do === 'done' ? 'Locked' : 'Being locked'}</h3>
      <p>
        {amountText(total, order.token)}
        {order.grants.length > 1 && ` in ${order.grants.length} locks`}. {scheduleWords(order.grants[0]!.schedule)}
        {order.grants.length > 1 && ' (the first of them)'}
      </p>
      <ol className="locks-progress">
        <li data-state={stateOfApproval(step)}>Allow the lock contract to take exactly this amount</li>
        <li
          data-state={
            step.do === 'done'
              ? 'done'
              : step.do === 'lock' || (step.do === 'wait' && step.for === 'lock')
                ? 'now'
                : 'next'
          }
        >
          Lock{batches.length > 1 && `, ${made} of ${batches.length} transactions done`}
        </li>
      </ol>
      <output className="locks-said">{saidOf(step, asking)}</output>
      <OrderAlerts why={why} foreign={foreign} kept={kept}>
        {'failed' in step && step.failed && <Failed step={step} />}
      </OrderAlerts>
      {step.do === 'done' ? (
        <MadeLocks order={order} hashes={batches.flatMap(({ hash }) => (hash ? [hash] : []))}>
          <button type="button" className="button" onClick={forget}>
            Lock something else
          </button>
        </MadeLocks>
      ) : (
        <div className="actions">
          {ready && shown.account && !foreign && (
            <button
              type="button"
              className="button solid"
              id="locks-go-on"
              aria-disabled={asking}
              onClick={() => !asking && goOn()}
            >
              {step.do === 'approve' ? 'Approve the exact amount' : 'Lock now'}
            </button>
          )}
          {!shown.account && (
            <button type="button" className="button solid" onClick={() => void shown.connect()}>
              Connect the wallet
            </button>
          )}
          <button type="button" className="button" onClick={forget}>
            {made > 0 ? 'Leave the rest' : 'Discard'}
          </button>
        </div>
      )}
    </section>
  )
}

function Failed({ step }: { step: Extract<OrderStep, { do: 'approve' | 'lock' }> }) {
  const { detail, reason } = step.failed!
  if (detail !== 'reverted')
    return (
      <p className="locks-bad">
        The last transaction was cancelled, replaced or dropped: nothing of it happened. You can send it again.
      </p>
    )
  return <WhyLine why={explainReason(reason)} />
}

function stateOfApproval(step: OrderStep): 'done' | 'now' | 'next' {
  if (step.do === 'approve' || (step.do === 'wait' && step.for === 'approval')) return 'now'
  return step.do === 'read' || step.do === 'look' ? 'next' : 'done'
}

function saidOf(step: OrderStep, asking: boolean): string {
  if (step.do === 'wait') return step.for === 'approval' ? 'The approval is on its way.' : 'The lock is on its way.'
  if (step.do === 'read') return 'Reading the allowance from the chain.'
  if (step.do === 'look') return 'Looking on the chain whether the lock was made already.'
  if (step.do === 'done') return 'Every lock is made.'
  return asking ? 'Read what the sheet says, then confirm in your wallet.' : ''
}
