import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { executeCall, executeInTurn } from '#tools/plan/execute-call.ts'
import type { ActionGoing, AdminActionEnd } from '#tools/plan/use-admin-action.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import { actionCall, approveCall, type LockAction } from '#tools/token-lock/plan/lock-calls.ts'
import { lockContracts } from '#tools/token-lock/plan/lock-kind.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { readHeldToken } from '#tools/token-lock/read/fair-share.ts'
import { lockName, type LockerName, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { readLock } from '#tools/token-lock/read/read-locks.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { actionNames, isOfferedToDeeds } from './action-choices.ts'

/**
 * Simulates an action, shows it and sends it. Adding tokens needs an approval first, of exactly the amount, an NFT an
 * offer to its contract. Never rejects.
 */
export async function runLockAction(
  action: LockAction,
  { from, token, locker, deed }: { from: Address; token: Token; locker: LockerName; deed?: boolean },
  going: ActionGoing,
): Promise<AdminActionEnd> {
  const lock: LockKey = { id: action.id, locker }
  const doing = { from, contracts: lockContracts }
  const second = {
    ...doing,
    call: actionCall(action, { deed, locker }),
    description: `${actionNames[action.does]}: lock ${lockName(lock)} of ${token.symbol}`,
    recipient: 'to' in action ? action.to : undefined,
  }
  try {
    if (action.does === 'increase' && !(await isApproved(action.amount, { from, lock }))) {
      const call = approveCall(token.address, action.amount, contractAddresses[locker])
      const amount = amountText(action.amount, token)
      const first = { ...doing, call, description: `Allow the lock to take ${amount}` }
      const waits = 'The approval is on its way into a block. Then your wallet asks to add the tokens.'
      const next = `The lock may take ${amount} now. Press again to add them.`
      return await executeInTurn(simulate, { first, second, waits, next }, going)
    }
    if (action.does === 'wrap' && !(await isOffered(lock))) {
      const call = actionCall({ does: 'proposeTransfer', id: action.id, to: contractAddresses.LockDeeds })
      const description = `Offer lock ${lockName(lock)} of ${token.symbol} to the contract of the NFTs`
      const first = { ...doing, call, description }
      const waits = 'The offer is on its way into a block. Then your wallet asks to make the NFT.'
      const next = 'The lock is offered to the contract of the NFTs. Press again to make the NFT.'
      return await executeInTurn(simulate, { first, second, waits, next }, going)
    }
  } catch {
    return actionStops.unanswered
  }
  return executeCall(simulate, second)
}

async function isApproved(amount: bigint, { from, lock }: { from: Address; lock: LockKey }): Promise<boolean> {
  const now = await readHeldToken(pageRpc(), lock, from)
  return now !== undefined && now.allowance >= amount
}

/** Whether the first of the two steps to an NFT is done. */
async function isOffered(key: LockKey): Promise<boolean> {
  const lock = await readLock(pageRpc(), key)
  return lock !== undefined && isOfferedToDeeds(lock)
}
