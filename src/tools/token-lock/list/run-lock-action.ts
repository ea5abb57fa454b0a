import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { executeCall } from '#tools/plan/execute-call.ts'
import type { AdminActionEnd } from '#tools/plan/use-admin-action.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import { actionCall, approveCall, type LockAction } from '#tools/token-lock/plan/lock-calls.ts'
import { lockContracts } from '#tools/token-lock/plan/lock-kind.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { lockName } from '#tools/token-lock/read/lock-number.ts'
import { actionNames } from './action-choices.ts'

const approved = { said: 'The approval is sent. Once it is confirmed, press again to add the tokens.' }

/** Simulates an action, shows it and sends it. Adding tokens needs an approval first, of exactly the amount. Never rejects. */
export async function runLockAction(
  action: LockAction,
  { from, token, deed }: { from: Address; token: Token; deed?: boolean },
): Promise<AdminActionEnd> {
  const doing = { from, contracts: lockContracts }
  try {
    if (action.does === 'increase' && !(await isApproved(action.amount, { from, token }))) {
      const call = approveCall(token.address, action.amount)
      const description = `Allow the lock to take ${amountText(action.amount, token)}`
      return (await executeCall(simulate, { ...doing, call, description })) ?? approved
    }
  } catch {
    return actionStops.unanswered
  }
  return executeCall(simulate, {
    ...doing,
    call: actionCall(action, { deed }),
    description: `${actionNames[action.does]}: lock ${lockName(action.id)} of ${token.symbol}`,
    recipient: 'to' in action ? action.to : undefined,
  })
}

async function isApproved(amount: bigint, { from, token }: { from: Address; token: Token }): Promise<boolean> {
  const now = await readToken(pageRpc(), token.address, from)
  return now !== undefined && now.allowance >= amount
}
