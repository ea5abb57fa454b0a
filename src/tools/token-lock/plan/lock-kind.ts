import type { Rpc } from '#chain/read/rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { readToken } from '#chain/tokens/read-token.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ChainFacts } from '#tools/plan/plan-state.ts'
import { totalOf } from '#tools/token-lock/schedule/grants.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { findBatch } from './find-batch.ts'
import { approveCall } from './lock-calls.ts'
import { batchesIn, keptLocks, type LockPlan } from './lock-plan.ts'
import { simulate } from './simulate.ts'

/** Locks tokens: an approval of exactly the sum, then one transaction for each batch of locks. */
export const lockKind: PlanKind<LockPlan> = {
  store: keptLocks,
  outline: (plan) => ({
    approves: plan.token.address,
    steps: batchesIn(plan).map(({ call, total }) => ({ intent: intentOf(call), takes: total })),
  }),
  read: readLocks,
  approval: ({ token }, amount) => approveCall(token.address, amount),
  call: (plan, step) => batchesIn(plan)[step]!.call,
  simulate,
  words({ token, grants }, next) {
    if (next.do === 'approve') return `Allow the lock to take ${amountText(next.amount, token)}`
    const sum = amountText(totalOf(grants), token)
    return grants.length === 1 ? `Lock ${sum}` : `Lock ${sum} in ${grants.length} locks`
  },
  contracts: lockContracts,
  follows: true,
}

/** The lock contract as the sheet reads its calls. */
export async function lockContracts(chainId: number) {
  const { lockerOn } = await import('./lock-words.ts')
  return [lockerOn(chainId)]
}

async function readLocks(rpc: Rpc, plan: LockPlan): Promise<ChainFacts> {
  const { token, from, asked } = plan
  const read = await readToken(rpc, token.address, from)
  // After the allowance: a lock that is made meanwhile is found, not approved again.
  const hash = asked === undefined ? undefined : await findBatch(rpc, plan, asked)
  return { allowance: read?.allowance ?? 0n, made: hash ? { [asked!]: hash } : {} }
}
