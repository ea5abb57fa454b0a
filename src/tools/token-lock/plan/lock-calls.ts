import type { Address } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import type { Call } from '#tools/plan/simulate.ts'
import type { Grant } from '#tools/token-lock/schedule/grants.ts'

const to = contractAddresses.TokenLocker

/** Lets the lock contract take exactly that much of a token; 0 ends it. */
export function approveCall(token: Address, amount: bigint): Call {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [to, amount] }) }
}

/** Makes the locks, by the plainest function that does. */
export function lockCall(token: Address, grants: readonly Grant[], from: Address): Call {
  const [{ owner, amount, schedule }] = grants as [Grant]
  const abi = tokenLockerAbi
  if (grants.length > 1)
    return { to, data: encodeFunctionData({ abi, functionName: 'lockMany', args: [token, grants] }) }
  return owner.toLowerCase() === from.toLowerCase()
    ? { to, data: encodeFunctionData({ abi, functionName: 'lock', args: [token, amount, schedule] }) }
    : { to, data: encodeFunctionData({ abi, functionName: 'lockFor', args: [token, owner, amount, schedule] }) }
}

/** What can be done with a lock that is there. Amounts in smallest units, times in Unix seconds. */
export type LockAction =
  | { does: 'withdraw'; id: bigint; to: Address; amount: bigint }
  | { does: 'withdrawShare'; id: bigint; to: Address; amount: bigint; minimum: bigint }
  | { does: 'increase'; id: bigint; amount: bigint }
  | { does: 'extend'; id: bigint; newEnd: number }
  | { does: 'split'; id: bigint; amount: bigint }
  | { does: 'merge'; id: bigint; from: bigint }
  | { does: 'proposeTransfer'; id: bigint; to: Address }
  | { does: 'makePermanent' | 'cancelTransfer' | 'acceptTransfer'; id: bigint }

/** The call that does it. */
export function actionCall(action: LockAction): Call {
  const { does, id, ...others } = action
  const args = [id, ...Object.values(others)]
  return { to, data: encodeFunctionData({ abi: tokenLockerAbi, functionName: does, args } as never) }
}
