import { keccak256 } from 'viem'
import { parentOf } from '#core/merkle/tree.ts'
import type { Entries } from './entries.ts'
import { indexOf, leafNode, nodeOf, ranksOf, type ListShape } from './list-shape.ts'

/** The leaf of an entry, as `claimLeaf` of #merkle makes it, without a text in between: a list has a million. */
export function leafAt({ accounts, amounts }: Entries, place: number, index: number): Uint8Array {
  const words = new Uint8Array(96)
  new DataView(words.buffer).setUint32(28, index)
  words.set(accounts.subarray(20 * place, 20 * place + 20), 44)
  words.set(amounts.subarray(16 * place, 16 * place + 16), 80)
  return keccak256(keccak256(words, 'bytes'), 'bytes')
}

/** A node by its number in the tree. */
type NodeAt = (node: number) => Uint8Array

/** The nodes below and at the root of a shard, made from its entries, which are in the order of their ranks. */
export function nodesOfShard(shape: ListShape, shard: number, entries: Entries): NodeAt {
  const [from, until] = ranksOf(shape, shard)
  const known = new Map<number, Uint8Array>()
  for (let rank = from; rank < until; rank++) {
    const index = indexOf(shape, rank)
    known.set(leafNode(shape, index), leafAt(entries, rank - from, index))
  }
  const nodeAt: NodeAt = (node) => {
    const found = known.get(node)
    if (found) return found
    const made = parentOf(nodeAt(2 * node + 1), nodeAt(2 * node + 2))
    known.set(node, made)
    return made
  }
  return nodeAt
}

/** The root that a shard leads to with the hashes it carries, lowest first. */
export function rootOfShard(shape: ListShape, { shard, nodeAt, path }: Way): Uint8Array {
  return path.reduce<Uint8Array>(parentOf, nodeAt(nodeOf(shape, shard)))
}

/** The hashes beside the way from an entry to the root, leaf first. */
export function proofInShard(shape: ListShape, { shard, nodeAt, path }: Way, index: number): Uint8Array[] {
  const proof: Uint8Array[] = []
  for (let node = leafNode(shape, index); node > nodeOf(shape, shard); node = (node - 1) >> 1)
    proof.push(nodeAt(node % 2 === 0 ? node - 1 : node + 1))
  return [...proof, ...path]
}

/** A shard on its way to the root. */
export type Way = { shard: number; nodeAt: NodeAt; path: readonly Uint8Array[] }
