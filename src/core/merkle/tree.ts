import { bytesToHex, hexToBytes, keccak256, type Hex } from 'viem'
import { compareBytes, sortedPlaces } from './sort-bytes.ts'

/** A Merkle tree in the form of OpenZeppelin's StandardMerkleTree: 32 bytes a node, the root first, the leaves last. */
export type Tree = { nodes: Uint8Array; places: Uint32Array }

/** How many hashes there are between two reports of progress. */
const REPORT = 4096

/**
 * The tree over leaves that are hashed already, 32 bytes each, one after the other. Leaves are sorted, so the order of the list does
 * not matter to the root; `asGiven` leaves them in theirs, as `sortLeaves: false` does. `report` hears how many of all hashes are done.
 * Throws a `RangeError` without leaves.
 */
export function buildTree(
  leaves: Uint8Array,
  report?: (done: number, all: number) => void,
  { asGiven = false } = {},
): Tree {
  const count = leaves.length / 32
  if (count < 1 || !Number.isInteger(count)) throw new RangeError('A tree has at least one leaf, of 32 bytes each.')
  const size = 2 * count - 1
  const nodes = new Uint8Array(32 * size)
  const places = new Uint32Array(count)
  const order = asGiven ? Uint32Array.from({ length: count }, (_, leaf) => leaf) : sortedPlaces(leaves, 32)
  order.forEach((leaf, rank) => {
    places[leaf] = size - 1 - rank
    nodes.set(at(leaves, leaf), 32 * (size - 1 - rank))
  })
  for (let place = count - 2; place >= 0; place--) {
    nodes.set(parentOf(at(nodes, 2 * place + 1), at(nodes, 2 * place + 2)), 32 * place)
    if (place % REPORT === 0) report?.(count - 1 - place, count - 1)
  }
  return { nodes, places }
}

/** The root as 32 bytes in hex. */
export function rootOf({ nodes }: Tree): Hex {
  return bytesToHex(at(nodes, 0))
}

/** The hashes beside the way from a leaf, by its number on the list, to the root, leaf first. */
export function proofOf({ nodes, places }: Tree, leaf: number): Hex[] {
  const proof: Hex[] = []
  const start = places[leaf]
  if (start === undefined) throw new RangeError(`There is no leaf ${leaf} in a tree of ${places.length}.`)
  for (let place = start; place > 0; place = (place - 1) >> 1)
    proof.push(bytesToHex(at(nodes, place % 2 === 0 ? place - 1 : place + 1)))
  return proof
}

/** Where a proof leads from a leaf: compare it with the root. */
export function rootOfProof(leaf: Hex, proof: readonly Hex[]): Hex {
  return bytesToHex(proof.reduce((node, sibling) => parentOf(node, hexToBytes(sibling)), hexToBytes(leaf)))
}

function at(nodes: Uint8Array, place: number): Uint8Array {
  return nodes.subarray(32 * place, 32 * place + 32)
}

/** Of a pair the smaller is hashed first, so that a proof need not say which side it is on. */
export function parentOf(one: Uint8Array, other: Uint8Array): Uint8Array {
  const pair = new Uint8Array(64)
  const [first, second] = compareBytes(one, other) <= 0 ? [one, other] : [other, one]
  pair.set(first)
  pair.set(second, 32)
  return keccak256(pair, 'bytes')
}
