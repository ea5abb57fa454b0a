import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { sendCall } from '#tools/plan/send-call.ts'
import { actStops } from '#tools/plan/why-not-sent.ts'
import { actCall, approveCall, type LockAction } from '#tools/token-lock/plan/lock-calls.ts'
import { lockContracts } from '#tools/token-lock/plan/lock-kind.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { lockName } from '#tools/token-lock/read/lock-number.ts'
import { actionNames } from './action-choices.ts'

/** What came of it: sent, the approval it needs was sent first, or not, and why. */
export type ActResult = { at: 'sent' | 'approved' } | { at: 'stopped'; why: Explained }

/** Simulates an act, shows it and sends it. Adding tokens needs an approval first, of exactly the amount. Never rejects. */
export async function runLockAction(
  act: LockAction,
  { from, token }: { from: Address; token: Token },
): Promise<ActResult> {
  try {
    const approval = act.does === 'increase' ? await missingApproval(act.amount, { from, token }) : undefined
    const call = approval ?? actCall(act)
    const simulation = await simulate(pageRpc(), from, [call])
    if (simulation.at === 'refused') return { at: 'stopped', why: simulation.why }
    const recipient = 'to' in act ? act.to : undefined
    const description = approval
      ? `Allow the lock to take ${amountText((act as { amount: bigint }).amount, token)}`
      : `${actionNames[act.does]}: lock ${lockName(act.id)} of ${token.symbol}`
    const sent = await sendCall({ from, call, contracts: lockContracts, description, recipient, stops: actStops })
    return sent.at === 'stopped' ? sent : { at: approval ? 'approved' : 'sent' }
  } catch {
    return { at: 'stopped', why: actStops.unanswered }
  }
}

async function missingApproval(amount: bigint, { from, token }: { from: Address; token: Token }) {
  const now = await readToken(pageRpc(), token.address, from)
  return now && now.allowance >= amount ? undefined : approveCall(token.address, amount)
}
