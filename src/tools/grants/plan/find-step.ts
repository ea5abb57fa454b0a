import type { Hash } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { curveHash } from '#tools/grants/contract/grant-calls.ts'
import { readEvents, topicsOfCurve, topicsOfMaking } from '#tools/grants/contract/grant-events.ts'
import { tokenOf } from '#chain/tokens/numbered.ts'
import { stepsOf, type GrantPlan } from './grant-plan.ts'

/**
 * The transaction that made a step of a plan, if there is one since the plan was begun: for the case that a tab was closed between a
 * wallet's yes and its answer. Rejects when the chain does not answer.
 */
export async function findStep(rpc: Rpc, plan: GrantPlan, step: number): Promise<Hash | undefined> {
  const wanted = stepsOf(plan)[step]
  if (!wanted) return undefined
  const [first] = wanted.awards
  if (!first) return (await readEvents(rpc, topicsOfCurve(curveHash(plan.curve!)), plan.block + 1))[0]?.hash
  const events = await readEvents(rpc, topicsOfMaking(first.receiver, plan.from), plan.block + 1)
  const { start, cliff, end, steps } = first.schedule
  const made = events.find((event) => {
    if (event.eventName !== 'Granted' || Object.values(plan.found ?? {}).includes(event.hash)) return false
    const { args } = event
    const alike = args.start === start && args.cliff === cliff && args.end === end && args.steps === steps
    // A token with a fee credits less than was asked.
    return alike && args.amount <= first.amount && tokenOf(args.id).toLowerCase() === plan.token.address.toLowerCase()
  })
  return made?.hash
}
