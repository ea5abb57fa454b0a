import sha3 from 'js-sha3'
import { padHex, toHex, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { claimLeaf, codeLeaf, joinLeaves } from './leaf.ts'
import { buildTree, proofOf, rootOf, rootOfProof } from './tree.ts'

/** Another way to the same tree: the Keccak of another library, hex texts and pairs taken from the front of a queue. */
const keccak = (hex: string) => sha3.keccak256(Buffer.from(hex.replace('0x', ''), 'hex'))

const word = (hex: string) => hex.padStart(64, '0')

function rootOfQueue(leaves: Hex[]): Hex {
  const queue = leaves.map((leaf) => leaf.slice(2)).toSorted()
  while (queue.length > 1) {
    const pair = queue.splice(0, 2).toSorted()
    queue.push(keccak(pair.join('')))
  }
  return `0x${queue[0]!}`
}

const leaf = (index: number) =>
  claimLeaf({ index: BigInt(index), account: padHex(toHex(index + 1), { size: 20 }), amount: 10n ** 18n })

const leavesOf = (count: number) => Array.from({ length: count }, (_, index) => leaf(index))

test.each([1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 100, 257])('a tree of %i leaves has the root of the reference', (count) => {
  const leaves = leavesOf(count)
  const tree = buildTree(joinLeaves(leaves))

  expect(rootOf(tree)).toBe(rootOfQueue(leaves))
  for (const [index, each] of leaves.entries()) expect(rootOfProof(each, proofOf(tree, index))).toBe(rootOf(tree))
})

test('the order of a list does not change its root, and equal leaves are no trouble', () => {
  const leaves = [...leavesOf(20), leaf(3), leaf(3)]
  const tree = buildTree(joinLeaves(leaves))

  expect(rootOf(buildTree(joinLeaves(leaves.toReversed())))).toBe(rootOf(tree))
  expect(rootOf(tree)).toBe(rootOfQueue(leaves))
  for (const place of [3, 20, 21]) expect(rootOfProof(leaf(3), proofOf(tree, place))).toBe(rootOf(tree))
})

test('leaves that stay in their order have the root of the reference, which then depends on it', () => {
  for (const count of [1, 2, 3, 6, 9, 100]) {
    const leaves = leavesOf(count)
    const tree = buildTree(joinLeaves(leaves), undefined, { asGiven: true })
    const queue = leaves.map((each) => each.slice(2))
    while (queue.length > 1) queue.push(keccak(queue.splice(0, 2).toSorted().join('')))

    expect(rootOf(tree)).toBe(`0x${queue[0]!}`)
    for (const [index, each] of leaves.entries()) expect(rootOfProof(each, proofOf(tree, index))).toBe(rootOf(tree))
  }
})

test('a leaf is hashed twice over its ABI words, with another library as with us', () => {
  const words = word('1') + word('ab'.repeat(20)) + word('2a')

  expect(claimLeaf({ index: 1n, account: `0x${'ab'.repeat(20)}`, amount: 42n })).toBe(`0x${keccak(keccak(words))}`)
  expect(codeLeaf({ index: 1n, key: `0x${'ab'.repeat(20)}` })).toBe(`0x${keccak(keccak(words.slice(0, 128)))}`)
})

test('the example that OpenZeppelin publishes has the root that it publishes', () => {
  const entries = [
    ['1111111111111111111111111111111111111111', 5000000000000000000n],
    ['2222222222222222222222222222222222222222', 2500000000000000000n],
  ] as const
  const leaves = entries.map(
    ([account, amount]) => `0x${keccak(keccak(word(account) + word(amount.toString(16))))}` as const,
  )

  expect(rootOf(buildTree(joinLeaves(leaves)))).toBe(
    '0xd4dee0beab2d53f2cc83e567171bd2820e49898130a22622b10ead383e90bd77',
  )
})

test('progress is reported, up to the last leaf', () => {
  const told: [number, number][] = []
  buildTree(joinLeaves(leavesOf(300)), (...progress) => told.push(progress))

  expect(told).toEqual([[299, 299]])
})

test('what is no list of leaves is refused', () => {
  expect(() => buildTree(new Uint8Array(0))).toThrow(RangeError)
  expect(() => buildTree(new Uint8Array(33))).toThrow(RangeError)
  expect(() => proofOf(buildTree(new Uint8Array(32)), 1)).toThrow(RangeError)
})
