import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { sendCall } from '#tools/plan/send-call.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import { actionCall, approveCall, type LockAction } from '#tools/token-lock/plan/lock-calls.ts'
import { lockContracts } from '#tools/token-lock/plan/lock-kind.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { lockName } from '#tools/token-lock/read/lock-number.ts'
import { actionNames } from './action-choices.ts'

/** What came of it: sent, the approval it needs was sent first, or not, and why. */
export type LockActionResult = { at: 'sent' | 'approved' } | { at: 'stopped'; why: Explained }

/** Simulates an action, shows it and sends it. Adding tokens needs an approval first, of exactly the amount. Never rejects. */
export async function runLockAction(
  action: LockAction,
  { from, token }: { from: Address; token: Token },
): Promise<LockActionResult> {
  try {
    const approval = action.does === 'increase' ? await missingApproval(action.amount, { from, token }) : undefined
    const call = approval ?? actionCall(action)
    const simulation = await simulate(pageRpc(), from, [call])
    if (simulation.at === 'refused') return { at: 'stopped', why: simulation.why }
    const recipient = 'to' in action ? action.to : undefined
    const description = approval
      ? `Allow the lock to take ${amountText((action as { amount: bigint }).amount, token)}`
      : `${actionNames[action.does]}: lock ${lockName(action.id)} of ${token.symbol}`
    const sent = await sendCall({ from, call, contracts: lockContracts, description, recipient, stops: actionStops })
    return sent.at === 'stopped' ? sent : { at: approval ? 'approved' : 'sent' }
  } catch {
    return { at: 'stopped', why: actionStops.unanswered }
  }
}

async function missingApproval(amount: bigint, { from, token }: { from: Address; token: Token }) {
  const now = await readToken(pageRpc(), token.address, from)
  return now && now.allowance >= amount ? undefined : approveCall(token.address, amount)
}
