import type { Address } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { revertData } from '#chain/read/revert-reason.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { callOf } from '#tools/liquidity-lock/form/position-calls.ts'
import { simulate } from '#tools/liquidity-lock/form/position-errors.ts'
import { readPositionEvents, topicsOfMaking } from '#tools/liquidity-lock/read/position-events.ts'
import { contractsOn } from '#tools/liquidity-lock/read/position-words.ts'
import { managerAbi } from '#chain/positions/uniswap-views.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ChainFacts } from '#tools/plan/plan-state.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { keptPosition, type PositionPlan } from './position-plan.ts'

/** Locks a position: an approval of this one position, which counts as an amount of 1, then the lock. */
export const positionKind: PlanKind<PositionPlan> = {
  store: keptPosition,
  outline: (plan) => ({ approves: plan.manager, steps: [{ intent: intentOf(lockOf(plan)), takes: 1n }] }),
  read: readPosition,
  approval: ({ manager, tokenId }, amount) => callOf({ does: amount ? 'approve' : 'disapprove', manager, tokenId }),
  call: lockOf,
  simulate,
  words: ({ name }, next) => (next.do === 'approve' ? `Let the lock take ${name}` : `Lock ${name}`),
  contracts: async (chainId, { manager }) => contractsOn(chainId, manager),
  told({ from, owner, payee }, next) {
    return next.do === 'send' ? { recipient: owner === from ? payee : owner } : {}
  },
  together: true,
  follows: true,
}

function lockOf({ manager, kind, tokenId, unlock, owner, payee }: PositionPlan) {
  return callOf({ does: 'lock', manager, kind, tokenId, unlock, owner, payee })
}

async function readPosition(rpc: Rpc, plan: PositionPlan): Promise<ChainFacts> {
  const approved = await approvedOf(rpc, plan)
  const allowance = approved?.toLowerCase() === contractAddresses.PositionLocker.toLowerCase() ? 1n : 0n
  if (plan.asked === undefined) return { allowance, made: {} }
  // After the approval: a lock that is made meanwhile is found, not approved again.
  const events = await readPositionEvents(rpc, topicsOfMaking(plan.manager, plan.owner), plan.block + 1)
  const made = events.find(({ eventName, args }) => eventName === 'Locked' && args.tokenId === plan.tokenId)
  return { allowance, made: made ? { 0: made.hash } : {} }
}

/** Who may take the position; undefined where the manager has none of this number. Rejects when the chain does not answer. */
async function approvedOf(rpc: Rpc, { manager, tokenId }: PositionPlan): Promise<Address | undefined> {
  const asked = { to: manager, abi: managerAbi, name: 'getApproved', args: [tokenId] } as const
  return readContract(rpc, asked).catch((error: unknown) => {
    if (revertData(error) === undefined) throw error
    return undefined
  })
}
