import { SimpleMerkleTree, StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { numberToHex, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { claimLeaf, codeLeaf, joinLeaves } from './leaf.ts'
import { buildTree, proofOf, rootOf, rootOfProof } from './tree.ts'

/** List `n` is made from this number plus `n`; a failure names the sum. */
const firstSeed = 20261122

/** Numbers from 0 up to, and without, 1 (mulberry32): the same seed gives the same ones. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Kind = { types: string[]; leafOf: (row: readonly [bigint, Hex, bigint]) => Hex }

const kinds: Kind[] = [
  {
    types: ['uint256', 'address', 'uint256'],
    leafOf: ([index, account, amount]) => claimLeaf({ index, account, amount }),
  },
  { types: ['uint256', 'address'], leafOf: ([index, key]) => codeLeaf({ index, key }) },
]

/** A list of 1 to 300 rows, some of them the same as an earlier one. */
function listOf(random: () => number): (readonly [bigint, Hex, bigint])[] {
  const bits = (count: number) =>
    Array.from({ length: count / 32 }, () => BigInt(Math.floor(random() * 2 ** 32))).reduce(
      (sum, word) => (sum << 32n) | word,
      0n,
    )
  const rows: (readonly [bigint, Hex, bigint])[] = []
  const count = 1 + Math.floor(random() * 300)
  while (rows.length < count) {
    const isRepeated = rows.length > 0 && random() < 0.02
    const account = numberToHex(bits(160), { size: 20 })
    rows.push(isRepeated ? rows[Math.floor(random() * rows.length)]! : [BigInt(rows.length), account, bits(128)])
  }
  return rows
}

const seeds = Array.from({ length: 200 }, (_, n) => firstSeed + n)

test('200 random lists have the root and the proofs of @openzeppelin/merkle-tree', { timeout: 120_000 }, () => {
  for (const seed of seeds) {
    const random = randomFrom(seed)
    const rows = listOf(random)
    const { types, leafOf } = kinds[seed % 2]!
    const asGiven = seed % 5 === 0
    const leaves = rows.map(leafOf)
    const ours = buildTree(joinLeaves(leaves), undefined, { asGiven })
    const theirs = SimpleMerkleTree.of(leaves, { sortLeaves: !asGiven })
    const root = rootOf(ours)
    expect(root, `root, seed ${seed}`).toBe(theirs.root)

    const at = Math.floor(random() * rows.length)
    // Their way from a row to its leaf costs a second for 300 rows: one row of each list, since a tree of one leaf has it for a root.
    const alone = StandardMerkleTree.of([rows[at]!.slice(0, types.length)], types)
    expect(leaves[at], `leaf ${at}, seed ${seed}`).toBe(alone.root)

    const other = Math.floor(random() * rows.length)
    const [proof, theirProof] = [proofOf(ours, at), theirs.getProof(at) as Hex[]]
    // Of equal rows each has its own proof, and any of them is right.
    const proofs = leaves.flatMap((leaf, place) => (leaf === leaves[at] ? [theirs.getProof(place)] : []))
    expect(proofs, `proof ${at}, seed ${seed}`).toContainEqual(proof)
    const shown: [row: number, proof: Hex[]][] = [
      [at, proof],
      [at, theirProof],
      [other, proof],
      [at, proof.slice(1)],
      [at, [...proof, leaves[other]!]],
      [at, proof.toReversed()],
    ]
    for (const [row, hashes] of shown)
      expect(rootOfProof(leaves[row]!, hashes) === root, `row ${row}, ${hashes.length} hashes, seed ${seed}`).toBe(
        SimpleMerkleTree.verify(root, leaves[row]!, hashes),
      )
  }
})

test('a tree without leaves is refused by both', () => {
  expect(() => SimpleMerkleTree.of([])).toThrow('Expected non-zero number of leaves')
  expect(() => buildTree(new Uint8Array(0))).toThrow(RangeError)
})
