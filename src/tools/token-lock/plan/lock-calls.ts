import type { Address } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { permit2Argument, permitArgument, type Permit, type SignedPermit } from '#tools/plan/permit.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { deedAbi } from '#tools/token-lock/deeds/deed-calls.ts'
import type { Grant } from '#tools/token-lock/schedule/grants.ts'

const to = contractAddresses.TokenLocker

/** Lets the lock contract, or another of ours, take exactly that much of a token; 0 ends it. */
export function approveCall(token: Address, amount: bigint, spender: Address = to): Call {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, amount] }) }
}

/** Makes the locks, by the plainest function that does; by the signature of a permit, once there is one. */
export function lockCall(token: Address, grants: readonly Grant[], from: Address, permit?: Permit): Call {
  const [{ owner, amount, schedule }] = grants as [Grant]
  const abi = tokenLockerAbi
  if (permit?.signed) return signedCall(token, grants, permit as Permit & { signed: SignedPermit })
  if (grants.length > 1)
    return { to, data: encodeFunctionData({ abi, functionName: 'lockMany', args: [token, grants] }) }
  return owner.toLowerCase() === from.toLowerCase()
    ? { to, data: encodeFunctionData({ abi, functionName: 'lock', args: [token, amount, schedule] }) }
    : { to, data: encodeFunctionData({ abi, functionName: 'lockFor', args: [token, owner, amount, schedule] }) }
}

/** The same with a signature in place of an approval. */
function signedCall(token: Address, grants: readonly Grant[], { by, signed }: Permit & { signed: SignedPermit }): Call {
  const [{ owner, amount, schedule }] = grants as [Grant]
  const end = by === 'permit' ? 'Permit' : 'Permit2'
  const name = grants.length > 1 ? `lockManyWith${end}` : `lockWith${end}`
  const argument = by === 'permit' ? permitArgument(signed) : permit2Argument(signed)
  const args = grants.length > 1 ? [token, grants, argument] : [token, owner, amount, schedule, argument]
  return { to, data: encodeFunctionData({ abi: tokenLockerAbi, functionName: name, args } as never) }
}

/** What can be done with a lock that is there. Amounts in smallest units, times in Unix seconds. */
export type LockAction =
  | { does: 'withdraw'; id: bigint; to: Address; amount: bigint }
  | { does: 'withdrawShare'; id: bigint; to: Address; amount: bigint; minimum: bigint }
  | { does: 'increase'; id: bigint; amount: bigint; owner: Address; latestEnd: number }
  | { does: 'extend'; id: bigint; newEnd: number }
  | { does: 'split'; id: bigint; amount: bigint }
  | { does: 'merge'; id: bigint; from: bigint }
  | { does: 'proposeTransfer'; id: bigint; to: Address }
  | { does: 'wrap'; id: bigint; byOffer: boolean }
  | { does: 'makePermanent' | 'cancelTransfer' | 'acceptTransfer' | 'unwrap'; id: bigint }

/**
 * The call that does it. LockDeeds, which owns the locks that are NFTs, has the same calls but for what anyone may do; it alone makes an
 * NFT of a lock and ends one.
 */
export function actionCall(action: LockAction, { deed = false } = {}): Call {
  const { does, id, ...others } = action
  // Tokens are added in the lock contract itself, where the owner of such a lock is LockDeeds.
  const owner = deed && does === 'increase' && { owner: contractAddresses.LockDeeds }
  const args = [id, ...Object.values({ ...others, ...owner })]
  const ofDeeds = does === 'wrap' || does === 'unwrap'
  const abi = ofDeeds ? deedAbi : tokenLockerAbi
  const data = encodeFunctionData({ abi, functionName: does, args } as never)
  return { to: ofDeeds || (deed && does !== 'increase') ? contractAddresses.LockDeeds : to, data }
}
