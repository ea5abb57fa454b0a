import type { Address } from 'viem'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { signPermit } from '#tools/plan/permit.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ChainFacts } from '#tools/plan/plan-state.ts'
import { totalOf } from '#tools/token-lock/schedule/grants.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { findBatch } from './find-batch.ts'
import { approveCall } from './lock-calls.ts'
import { batchesIn, keptLocks, takerOf, type LockPlan } from './lock-plan.ts'
import { simulate } from './simulate.ts'

/** Locks tokens: an approval of exactly the sum, or a signature for it, then one transaction for each batch of locks. */
export const lockKind: PlanKind<LockPlan> = {
  store: keptLocks,
  outline: (plan) => ({
    approves: plan.token.address,
    ...(plan.permit && { signs: plan.permit.signed ? 'given' : 'wanted' }),
    steps: batchesIn(plan).map(({ call, total }) => ({ intent: intentOf(call), takes: total })),
  }),
  read: readLocks,
  approval: (plan, amount) => approveCall(plan.token.address, amount, takerOf(plan)),
  signature: {
    async ask(rpc, plan, amount, prompts) {
      const { permit, token, from } = plan
      const spender = { spender: takerOf(plan), spenderName: 'the lock contract' }
      const signed = await signPermit(rpc, { permit: permit!, token: token.address, from, amount, prompts, ...spender })
      if (signed.at === 'stopped') return signed
      return { plan: { ...plan, permit: signed.at === 'signed' ? signed.permit : undefined } }
    },
    drop: (plan) => (plan.permit ? { ...plan, permit: undefined } : undefined),
  },
  call: (plan, step) => batchesIn(plan)[step]!.call,
  simulate,
  words({ token, grants }, next) {
    if (next.do === 'approve') return `Allow the lock to take ${amountText(next.amount, token)}`
    const sum = amountText(totalOf(grants), token)
    return grants.length === 1 ? `Lock ${sum}` : `Lock ${sum} in ${grants.length} locks`
  },
  contracts: lockContracts,
  together: true,
  follows: true,
}

/** The contracts that hold locks, and that of locks as NFTs, as the sheet reads their calls. */
export async function lockContracts(chainId: number) {
  const [{ lockerOn }, { votingLockerOn }, { deedsOn }] = await Promise.all([
    import('./lock-words.ts'),
    import('#tools/token-lock/votes/votes-words.ts'),
    import('#tools/token-lock/deeds/deed-words.ts'),
  ])
  return [lockerOn(chainId), votingLockerOn(chainId), deedsOn(chainId)]
}

/** What may be taken of a token; what it refuses to say is nothing. Rejects when the chain does not answer. */
async function readAllowance(rpc: Rpc, token: Address, args: readonly [owner: Address, spender: Address]) {
  return (await unlessRefused(readContract(rpc, { to: token, abi: tokenAbi, name: 'allowance', args }))) ?? 0n
}

async function readLocks(rpc: Rpc, plan: LockPlan): Promise<ChainFacts> {
  const { token, from, asked } = plan
  const allowance = await readAllowance(rpc, token.address, [from, takerOf(plan)])
  // After the allowance: a lock that is made meanwhile is found, not approved again.
  const hash = asked === undefined ? undefined : await findBatch(rpc, plan, asked)
  return { allowance, made: hash ? { [asked!]: hash } : {} }
}
