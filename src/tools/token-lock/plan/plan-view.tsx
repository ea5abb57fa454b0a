import { amountText } from '#chain/tokens/amount-text.ts'
import { Address } from '#seals/components/address.tsx'
import { PlanPanel } from '#tools/plan/plan-panel.tsx'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import { totalOf } from '#tools/token-lock/schedule/grants.ts'
import { scheduleWords } from '#tools/schedule/schedule-words.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { explainFailed } from './lock-errors.ts'
import type { LockPlan } from './lock-plan.ts'
import { MadeLocks } from './made-list.tsx'

type PlanViewProps = { plan: LockPlan; handle: PlanHandle<LockPlan>; shown: ShownAccount }

/** Locks on their way, and what was made in the end. */
export function PlanView({ plan, handle, shown }: PlanViewProps) {
  const { token, grants } = plan
  const { next, steps } = handle.progress!
  const made = steps.filter((step) => step.made).length
  const words = {
    tool: 'locks',
    title: next.do === 'done' ? 'Locked' : 'Being locked',
    approval: plan.permit
      ? 'Sign that the lock contract may take exactly this amount'
      : 'Allow the lock contract to take exactly this amount',
    allowance: 'Allow the lock contract to take exactly this amount',
    thing: grants.length === 1 ? 'the lock' : 'the locks',
    step: `Lock${steps.length > 1 ? `, ${made} of ${steps.length} transactions done` : ''}`,
    approve: 'Approve the exact amount',
    sign: 'Sign',
    send: 'Lock now',
    together: 'Approve and lock',
    reading: 'Reading the allowance from the chain.',
    looking: 'Looking on the chain whether the lock was made already.',
    onItsWay: 'The lock is on its way.',
    done: 'Every lock is made.',
    failed: explainFailed,
    unsure:
      'Your wallet was asked before, and we do not know whether it has sent anything. The chain has no such lock yet: if the request is still open in the wallet, confirm it there and not here.',
  }
  const after = (
    <MadeLocks plan={plan} hashes={steps.flatMap(({ hash }) => (hash ? [hash] : []))}>
      <button type="button" className="button" onClick={handle.forget}>
        Lock something else
      </button>
    </MadeLocks>
  )
  return (
    <PlanPanel handle={handle} shown={shown} words={words} after={after}>
      {amountText(totalOf(grants), token)}
      {grants.length > 1 && ` in ${grants.length} locks`}. {scheduleWords(grants[0]!.schedule)}
      {grants.length > 1 && ' (the first of them)'}
      {plan.delegate && (
        <>
          {' '}
          Its votes go on counting, for <Address value={plan.delegate} />.
        </>
      )}
    </PlanPanel>
  )
}
