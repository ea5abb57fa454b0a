import type { Address } from 'viem'
import { isRevocable, isSame, refundableOf, revocationOf, withdrawableOf } from '#tools/grants/contract/grant-state.ts'
import type { Grant } from '#tools/grants/contract/read-grants.ts'

/** Each action in a few words, for a list to choose from. */
export const actionNames = {
  acceptReceiver: 'Accept this grant',
  acceptRevoker: 'Accept the right to revoke',
  withdraw: 'Withdraw what has vested',
  withdrawShare: 'Withdraw a share of what the token left',
  refund: 'Take back what did not vest',
  push: 'Send the receiver what has vested',
  revoke: 'Revoke it',
  renounce: 'Give up the right to revoke',
  takeReceiverBack: 'Take the offer of the grant back',
  takeRevokerBack: 'Take the offer of the right back',
  offerGrant: 'Offer it to another account',
  offerRight: 'Offer the right to revoke to another account',
  letPush: 'Let everyone send me what has vested',
  endPush: 'Let only myself withdraw',
} as const

/** What can be done with a grant. */
export type ActionName = keyof typeof actionNames

type Around = { account: Address; now: number; solvent: boolean }

/** The actions that the contract would take now from an account, the next one to do first. */
export function actionsOf(grant: Grant, { account, now, solvent }: Around): ActionName[] {
  const { receiver, revoker, pendingReceiver, pendingRevoker, pushAllowed } = grant
  const [receives, revokes] = [isSame(receiver, account), BigInt(revoker) !== 0n && isSame(revoker, account)]
  const ready = withdrawableOf(grant, now) > 0n
  const revocable = revokes && isRevocable(grant)
  const offered = { receiver: BigInt(pendingReceiver) !== 0n, revoker: BigInt(pendingRevoker) !== 0n }
  const can: Record<ActionName, boolean> = {
    acceptReceiver: isSame(pendingReceiver, account),
    acceptRevoker: isSame(pendingRevoker, account),
    withdraw: receives && ready && solvent,
    withdrawShare: receives && ready && !solvent,
    refund: revokes && refundableOf(grant) > 0n,
    push: !receives && pushAllowed && ready && solvent,
    takeReceiverBack: receives && offered.receiver,
    takeRevokerBack: revokes && offered.revoker,
    revoke: revocable && revocationOf(grant, 0, now).back > 0n,
    renounce: revocable,
    offerGrant: receives && !offered.receiver,
    offerRight: revokes && !offered.revoker && (revocable || refundableOf(grant) > 0n),
    letPush: receives && !pushAllowed,
    endPush: receives && pushAllowed,
  }
  return (Object.keys(can) as ActionName[]).filter((name) => can[name])
}
