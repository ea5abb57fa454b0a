import type { Hash } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { readEvents, topicsOfMaking } from '#tools/token-lock/read/read-logs.ts'
import { batchesIn, type LockPlan } from './lock-plan.ts'

/**
 * The transaction that made a batch of a plan, if there is one since the plan was begun: for the case that a tab was closed
 * between a wallet's yes and its answer. Rejects when the chain does not answer.
 */
export async function findBatch(rpc: Rpc, plan: LockPlan, batch: number): Promise<Hash | undefined> {
  const { grants } = batchesIn(plan)[batch] ?? {}
  if (!grants) return undefined
  const [first] = grants as [(typeof grants)[number]]
  const { events } = await readEvents(rpc, topicsOfMaking(plan.token.address, first.owner), plan.block + 1)
  const { start, cliff, end, steps } = first.schedule
  const made = events.find(({ eventName, args, hash }) => {
    if (eventName !== 'Locked' || Object.values(plan.found ?? {}).includes(hash)) return false
    const alike = args.start === start && args.cliff === cliff && args.end === end && args.steps === steps
    // A token with a fee credits less than was asked.
    return alike && args.amount <= first.amount
  })
  return made?.hash
}
