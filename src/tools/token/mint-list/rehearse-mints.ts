import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { simulateMints } from './mint-errors.ts'
import {
  approveSender,
  chunksIn,
  collectionAbi,
  createCall,
  heldFirst,
  piecesIn,
  sendOut,
  type MintPlan,
} from './mint-plan.ts'

/**
 * Tries every part of a plan on the chain as it is now, without sending anything: why one would be refused; undefined: none, or the node
 * cannot say. Rejects when the chain does not answer.
 */
export async function rehearseMints(rpc: Rpc, plan: MintPlan): Promise<Explained | undefined> {
  const { token, from, kind } = plan
  const chunks = chunksIn(plan)
  if (plan.held !== undefined) {
    for (const chunk of chunks.keys()) {
      const calls = [approveSender(token, true), sendOut(plan, chunk, heldFirst(plan, chunk))]
      const simulation = await simulateMints(rpc, from, calls)
      if (simulation.at === 'refused') return simulation.why
    }
    return undefined
  }
  const last =
    kind === 'erc721' ? await readContract(rpc, { to: token, abi: collectionAbi, name: 'lastTokenId', args: [] }) : 0n
  const left = await leftOf(rpc, plan, last)
  const wanted = plan.rows.reduce((sum, { count }) => sum + BigInt(count), 0n)
  if (left !== undefined && wanted > left)
    return {
      message: `The list has ${wanted} pieces, and only ${left} can still be created.`,
      remedy: 'Take some lines out.',
    }
  for (const [chunk, rows] of chunks.entries()) {
    const calls = [approveSender(token, true), createCall(plan, rows), sendOut(plan, chunk, last + 1n)]
    const simulation = await simulateMints(rpc, from, calls)
    if (simulation.at === 'refused') return simulation.why
  }
  return undefined
}

/** How many pieces a collection has left; undefined where it has no largest number. */
async function leftOf(rpc: Rpc, { token, kind }: MintPlan, last: bigint): Promise<bigint | undefined> {
  if (kind !== 'erc721') return undefined
  const most = await unlessRefused(readContract(rpc, { to: token, abi: collectionAbi, name: 'maxSupply', args: [] }))
  return most === undefined ? undefined : most - last
}

/**
 * The plan that sends the newest pieces of a collection, or editions, which the account holds already. Undefined where the newest are not
 * all its own. Rejects when the chain does not answer.
 */
export async function heldPlan(rpc: Rpc, plan: MintPlan): Promise<MintPlan | undefined> {
  const { token, from, kind } = plan
  if (kind === 'erc1155') return { ...plan, held: 0 }
  const last = await readContract(rpc, { to: token, abi: collectionAbi, name: 'lastTokenId', args: [] })
  const count = piecesIn(plan.rows)
  const held = Number(last) - count + 1
  if (held < 1) return undefined
  const numbers = Array.from({ length: count }, (_, at) => BigInt(held + at))
  const owners = await Promise.all(
    numbers.map((id) =>
      unlessRefused(readContract(rpc, { to: token, abi: collectionAbi, name: 'ownerOf', args: [id] })),
    ),
  )
  return owners.every((owner) => owner?.toLowerCase() === from.toLowerCase()) ? { ...plan, held } : undefined
}
