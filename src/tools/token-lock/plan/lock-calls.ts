import type { Address } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { permit2Argument, permitArgument, type Permit } from '#tools/plan/permit.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { deedAbi } from '#tools/token-lock/deeds/deed-calls.ts'
import type { LockerName } from '#tools/token-lock/read/lock-number.ts'
import { lockAbi } from '#tools/token-lock/read/lockers.ts'
import type { Grant } from '#tools/token-lock/schedule/grants.ts'
import { votingLockAbi } from '#tools/token-lock/votes/votes-abi.ts'

/** Lets the lock contract, or another of ours, take exactly that much of a token; 0 ends it. */
export function approveCall(token: Address, amount: bigint, spender: Address = contractAddresses.TokenLocker): Call {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, amount] }) }
}

/** `permit`: the signature that takes the place of an approval. `delegate`: the votes go on counting, for this account. */
type Means = { permit?: Permit; delegate?: Address }

/** Makes the locks, by the plainest function that does; by the signature of a permit, once there is one. */
export function lockCall(
  token: Address,
  grants: readonly Grant[],
  from: Address,
  { permit, delegate }: Means = {},
): Call {
  const [{ owner, amount, schedule }] = grants as [Grant]
  const many = grants.length > 1
  const own = !permit?.signed && owner.toLowerCase() === from.toLowerCase()
  const plain = many ? [token, grants] : own ? [token, amount, schedule] : [token, owner, amount, schedule]
  const name = many ? 'lockMany' : own || permit?.signed ? 'lock' : 'lockFor'
  return {
    to: contractAddresses[delegate ? 'VotingLocker' : 'TokenLocker'],
    data: encodeFunctionData({
      abi: delegate ? votingLockAbi : tokenLockerAbi,
      functionName: name + endOf(permit),
      args: [...plain, ...(delegate ? [delegate] : []), ...signatureOf(permit)],
    } as never),
  }
}

/** How the function is called that takes such a signature. */
const endOf = (permit?: Permit) => (permit?.signed ? (permit.by === 'permit' ? 'WithPermit' : 'WithPermit2') : '')

const signatureOf = (permit?: Permit) =>
  permit?.signed ? [permit.by === 'permit' ? permitArgument(permit.signed) : permit2Argument(permit.signed)] : []

/** What can be done with a lock that is there. Amounts in smallest units, times in Unix seconds. */
export type LockAction =
  | { does: 'withdraw'; id: bigint; to: Address; amount: bigint }
  | { does: 'withdrawShare'; id: bigint; to: Address; amount: bigint; minimum: bigint }
  | { does: 'increase'; id: bigint; amount: bigint; owner: Address; latestEnd: number }
  | { does: 'extend'; id: bigint; newEnd: number }
  | { does: 'split'; id: bigint; amount: bigint }
  | { does: 'merge'; id: bigint; from: bigint }
  | { does: 'proposeTransfer'; id: bigint; to: Address }
  | { does: 'changeDelegate'; id: bigint; delegate: Address }
  | { does: 'wrap'; id: bigint; byOffer: boolean }
  | { does: 'makePermanent' | 'cancelTransfer' | 'acceptTransfer' | 'unwrap'; id: bigint }

/**
 * The call that does it, at the contract that holds the lock. LockDeeds, which owns the locks that are NFTs, has the same calls but for what anyone may do; it alone makes an
 * NFT of a lock and ends one.
 */
export function actionCall(
  action: LockAction,
  { deed = false, locker = 'TokenLocker' }: { deed?: boolean; locker?: LockerName } = {},
): Call {
  const { does, id, ...others } = action
  // Tokens are added in the lock contract itself, where the owner of such a lock is LockDeeds.
  const owner = deed && does === 'increase' && { owner: contractAddresses.LockDeeds }
  const args = [id, ...Object.values({ ...others, ...owner })]
  const ofDeeds = does === 'wrap' || does === 'unwrap'
  const abi = ofDeeds ? deedAbi : lockAbi
  const data = encodeFunctionData({ abi, functionName: does, args } as never)
  return {
    to: ofDeeds || (deed && does !== 'increase') ? contractAddresses.LockDeeds : contractAddresses[locker],
    data,
  }
}
