import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { approveCall } from '#tools/grants/contract/grant-calls.ts'
import { grantsContract } from '#tools/grants/contract/grants-contract.ts'
import { simulate } from '#tools/grants/contract/simulate-grants.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ChainFacts } from '#tools/plan/plan-state.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { findStep } from './find-step.ts'
import { totalOf } from './grant-batches.ts'
import { keptGrants, stepsOf, type GrantPlan } from './grant-plan.ts'

/** Gives grants: an approval of exactly the sum unless it was signed, the curve where it is new, then one transaction for each batch. */
export const grantKind: PlanKind<GrantPlan> = {
  store: keptGrants,
  outline: (plan) => ({
    ...(!plan.permit && { approves: plan.token.address }),
    steps: stepsOf(plan).map(({ call, total }) => ({ intent: intentOf(call), takes: total })),
  }),
  read: readPlan,
  approval: ({ token }, amount) => approveCall(token.address, amount),
  call: (plan, step) => stepsOf(plan)[step]!.call,
  simulate,
  words(plan, next) {
    const { token, awards } = plan
    if (next.do === 'approve') return `Allow grants to take ${amountText(next.amount, token)}`
    if (stepsOf(plan)[next.step]!.awards.length === 0) return 'Store the curve of the grants'
    const sum = amountText(totalOf(awards), token)
    return awards.length === 1 ? `Grant ${sum}` : `Grant ${sum} in ${awards.length} grants`
  },
  contracts: grantContracts,
  together: true,
  follows: true,
}

/** The contract of grants as the sheet reads its calls. */
export async function grantContracts(chainId: number) {
  const { grantsOn } = await import('#tools/grants/contract/grant-words.ts')
  return [grantsOn(chainId)]
}

async function readPlan(rpc: Rpc, plan: GrantPlan): Promise<ChainFacts> {
  const { token, from, asked } = plan
  const args = [from, grantsContract.address] as const
  const allowance = await readContract(rpc, { to: token.address, abi: tokenAbi, name: 'allowance', args })
  // After the allowance: a grant that is made meanwhile is found, not approved again.
  const hash = asked === undefined ? undefined : await findStep(rpc, plan, asked)
  return { allowance, made: hash ? { [asked!]: hash } : {} }
}
