import { PlanPanel } from '#tools/plan/plan-panel.tsx'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { explainFailed } from './revoke-kind.ts'
import { stepName, stepsOf, type RevokePlan } from './revoke-plan.ts'

type RevokePanelProps = { plan: RevokePlan; handle: PlanHandle<RevokePlan>; shown: ShownAccount }

/** Permissions that are being revoked together: what is done, what is next, and what stops it. */
export function RevokePanel({ plan, handle, shown }: RevokePanelProps) {
  const { next, steps } = handle.progress!
  const made = steps.filter((step) => step.made).length
  const isDone = next.do === 'done'
  const count = plan.permissions.length
  return (
    <div className="locks">
      <PlanPanel
        handle={handle}
        shown={shown}
        words={{
          tool: 'permissions',
          title: isDone ? 'Revoked' : 'Being revoked',
          step: 'Revoke',
          thing: 'the revocation',
          steps: stepsOf(plan).map(stepName),
          send: made > 0 ? 'Revoke the rest' : 'Revoke now',
          reading: 'We are asking the chain what is revoked already.',
          looking: 'We are looking on the chain whether this was revoked already.',
          onItsWay: 'The transaction is on its way.',
          done: count === 1 ? 'This permission has ended.' : `These ${count} permissions have ended.`,
          failed: explainFailed,
          unsure:
            'Your wallet was asked before, and we do not know whether it has sent anything. If the request is still open in the wallet, confirm it there and not here.',
        }}
        after={
          <div className="actions">
            <button type="button" className="button" onClick={handle.forget}>
              Close
            </button>
          </div>
        }
      >
        {count === 1 ? 'One permission' : `${count} permissions`}, {made} of {steps.length}{' '}
        {steps.length === 1 ? 'transaction' : 'transactions'} done.
      </PlanPanel>
    </div>
  )
}
