import type { Address, ContractFunctionReturnType, Hex } from 'viem'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { tokenOf } from '#chain/tokens/numbered.ts'
import type { Segment } from '#tools/schedule/curve.ts'
import { grantsContract } from './grants-contract.ts'

type Seen = ContractFunctionReturnType<typeof grantsContract.abi, 'view', 'grantOf'>

/** A grant as it is now. Amounts in smallest units, times in Unix seconds; `segments` where it follows a curve. */
export type Grant = Seen & { id: bigint; segments?: readonly Segment[] }

const contract = { to: grantsContract.address, abi: grantsContract.abi } as const

/** Curves never change: each is asked for once. */
const curves = new Map<Hex, readonly Segment[]>()

/** One grant; undefined when there is none with that number now. Rejects when the chain does not answer. */
export async function readGrant(rpc: Rpc, id: bigint): Promise<Grant | undefined> {
  const grant = await readContract(rpc, { ...contract, name: 'grantOf', args: [id] })
  if (BigInt(grant.receiver) === 0n) return undefined
  return BigInt(grant.curve) === 0n ? { id, ...grant } : { id, ...grant, segments: await readCurve(rpc, grant.curve) }
}

/** Those of some grants that are there, in the order of the numbers. */
export async function readGrants(rpc: Rpc, ids: readonly bigint[]): Promise<Grant[]> {
  const grants = await Promise.all(ids.map((id) => readGrant(rpc, id)))
  return grants.flatMap((grant) => grant ?? [])
}

/** The segments of a curve; none when nobody has stored it. */
export async function readCurve(rpc: Rpc, curve: Hex): Promise<readonly Segment[]> {
  const known = curves.get(curve)
  if (known) return known
  const segments = await readContract(rpc, { ...contract, name: 'segmentsOf', args: [curve] })
  if (segments.length > 0) curves.set(curve, segments)
  return segments
}

/** How many grants of a token were ever made. */
export async function countOf(rpc: Rpc, token: Address): Promise<bigint> {
  const [, count] = await readContract(rpc, { ...contract, name: 'idsOf', args: [token] })
  return count
}

/** Whether a grant with that number was ever made. */
export async function wasMade(rpc: Rpc, id: bigint): Promise<boolean> {
  const [firstId, count] = await readContract(rpc, { ...contract, name: 'idsOf', args: [tokenOf(id)] })
  return id >= firstId && id < firstId + count
}
