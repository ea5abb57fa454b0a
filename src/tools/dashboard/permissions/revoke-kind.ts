import { zeroHash } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { explainer } from '#tools/plan/explain-error.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ChainFacts } from '#tools/plan/plan-state.ts'
import { simulator } from '#tools/plan/simulate.ts'
import { heldOf } from '#transactions/approvals/held-approval.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { approvalIn, callOf, keptRevokes, revokeContracts, stepName, stepsOf, type RevokePlan } from './revoke-plan.ts'

/** Says why a token would refuse to end a permission, before anything is sent and after it has failed. */
export const { explainRevert, explainFailed } = explainer({
  abi: [],
  words: {},
  refused: (why) => ({
    message: `The token refuses to end this permission. ${why}`,
    remedy: 'Leave the rest, and revoke the others without it.',
  }),
})

/** Ends permissions: one for each, and one for all that are in Permit2; in one transaction where the wallet sends calls together. */
export const revokeKind: PlanKind<RevokePlan> = {
  store: keptRevokes,
  outline: (plan) => ({ independent: true, steps: stepsOf(plan).map((step) => ({ intent: intentOf(callOf(step)) })) }),
  read: readRevokes,
  call: (plan, step) => callOf(stepsOf(plan)[step]!),
  simulate: simulator({ explainRevert, receivedIn: () => undefined }),
  words: (plan, next) =>
    next.do === 'send' ? `Permission ended: ${stepName(stepsOf(plan)[next.step]!)}` : 'Permissions ended',
  contracts: revokeContracts,
  together: true,
  follows: true,
}

/**
 * Whether the next step is still needed: what does not hold any more is not ended again, however that came about. Rejects when the chain
 * does not answer.
 */
async function readRevokes(rpc: Rpc, plan: RevokePlan): Promise<ChainFacts> {
  const steps = stepsOf(plan)
  const next = steps.findIndex((_, at) => !plan.found?.[at])
  if (next === -1) return { made: {} }
  const held = await Promise.all(steps[next]!.map((one) => heldOf(rpc, plan.from, approvalIn(one))))
  // Another transaction than that of this plan may have ended it: no hash says which.
  return { made: held.flat().length > 0 ? {} : { [next]: zeroHash } }
}
