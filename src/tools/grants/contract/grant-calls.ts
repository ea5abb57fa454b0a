import type { Address, Hex } from 'viem'
import { encodeAbiParameters, encodeFunctionData, getAbiItem, keccak256 } from 'viem/utils'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import type { Call } from '#tools/plan/simulate.ts'
import type { Segment } from '#tools/schedule/curve.ts'
import type { Schedule } from '#tools/schedule/schedule.ts'
import { grantsContract } from './grants-contract.ts'

const { address: to, abi } = grantsContract

/** One grant that is to be made. Amounts in smallest units. */
export type Award = { receiver: Address; amount: bigint; schedule: Schedule }

/** Who can revoke grants (zero: nobody), with how many seconds of notice, and whether everyone may send what has vested. */
export type GrantTerms = { revoker: Address; notice: number; pushable: boolean }

/** A signature of ERC-2612 that lets the contract take tokens of the account that sends. */
export type Permit = { value: bigint; deadline: number; v: number; r: Hex; s: Hex }

/** Instead of a revoker or a curve: none. */
export const nobody: Address = '0x0000000000000000000000000000000000000000'
const noCurve: Hex = `0x${'0'.repeat(64)}`

/** Lets the contract take exactly that much of a token; 0 ends it. */
export function approveCall(token: Address, amount: bigint): Call {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [to, amount] }) }
}

/** The name of a curve, by which grants follow it: the hash of its segments. */
export function curveHash(curve: readonly Segment[]): Hex {
  const [segments] = getAbiItem({ abi, name: 'defineCurve' }).inputs
  return keccak256(encodeAbiParameters([segments], [curve]))
}

/** Stores a curve for all to use. */
export function defineCall(curve: readonly Segment[]): Call {
  return { to, data: encodeFunctionData({ abi, functionName: 'defineCurve', args: [curve] }) }
}

type Grants = { token: Address; awards: readonly Award[]; terms: GrantTerms; curve?: readonly Segment[] | undefined }

/** Makes the grants, by the plainest function that does. */
export function createCall({ token, awards, terms, curve }: Grants, permit?: Permit): Call {
  const [{ receiver, amount, schedule }] = awards as [Award]
  const given = { ...terms, curve: curve ? curveHash(curve) : noCurve }
  const one = [token, receiver, amount, schedule, given] as const
  const many = [token, awards, given] as const
  const signed = permit && { ...permit, dai: false, deadline: BigInt(permit.deadline) }
  if (awards.length > 1)
    return {
      to,
      data: signed
        ? encodeFunctionData({ abi, functionName: 'createManyWithPermit', args: [...many, signed] })
        : encodeFunctionData({ abi, functionName: 'createMany', args: many }),
    }
  return {
    to,
    data: signed
      ? encodeFunctionData({ abi, functionName: 'createWithPermit', args: [...one, signed] })
      : encodeFunctionData({ abi, functionName: 'create', args: one }),
  }
}

/** What can be done with a grant that is there. Amounts in smallest units, times in Unix seconds. */
export type GrantAction =
  | { does: 'withdraw'; id: bigint; to: Address; amount: bigint }
  | { does: 'withdrawShare'; id: bigint; to: Address; amount: bigint; minimum: bigint }
  | { does: 'withdrawMany'; ids: readonly bigint[]; to: Address }
  | { does: 'revoke'; id: bigint; when: number }
  | { does: 'refund'; id: bigint; to: Address; minimum: bigint }
  | { does: 'allowPush'; id: bigint; allowed: boolean }
  | { does: 'proposeReceiver' | 'proposeRevoker'; id: bigint; to: Address }
  | { does: 'push' | 'renounce' | 'acceptReceiver' | 'acceptRevoker'; id: bigint }

/** The call that does it. */
export function actionCall(action: GrantAction): Call {
  const { does, ...given } = action
  return { to, data: encodeFunctionData({ abi, functionName: does, args: Object.values(given) } as never) }
}
