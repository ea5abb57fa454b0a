import { pageRpc } from '#chain/read/page-rpc.ts'
import { approveCall } from '#tools/token-lock/plan/lock-calls.ts'
import { batchesIn, takerOf, type LockPlan } from '#tools/token-lock/plan/lock-plan.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { totalOf } from '#tools/token-lock/schedule/grants.ts'

/** What approval and first lock would do, one after the other, before anything is signed. Never rejects. */
export function rehearsePlan(plan: LockPlan) {
  const { token, grants, from } = plan
  const [first] = batchesIn({ ...plan, permit: undefined })
  return simulate(pageRpc(), from, [approveCall(token.address, totalOf(grants), takerOf(plan)), first!.call])
}
