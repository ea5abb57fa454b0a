/**
 * How a list of `count` entries lies in its tree. Entries are ranked by their accounts. Ranks run through the leaves from the right, so
 * that every subtree holds accounts that follow each other; a shard is one such subtree, of at most 256 leaves. The number of an entry
 * in the contract is its place among the leaves, as OpenZeppelin's tree counts them.
 */
export type ListShape = {
  count: number
  /** Steps from the root down to a shard: the hashes that a shard carries. */
  depth: number
  shards: number
  /** Leaves on the lowest level; the others are one above. */
  lowest: number
}

/** Leaves of a shard, and shards of a page, at most. */
const shardLeaves = 256
export const pageShards = 256

/** Entries of a list, at most: with more, a claimant would download more than 20 kB. */
export const mostEntries = 2 ** 21

/** The shape of a list. Throws a `RangeError` when it is empty or too long. */
export function shapeOf(count: number): ListShape {
  if (!Number.isInteger(count) || count < 1 || count > mostEntries)
    throw new RangeError(`A list has 1 to ${mostEntries} entries.`)
  const levels = levelsOf(count)
  const depth = Math.max(0, levels - Math.log2(shardLeaves))
  return { count, depth, shards: 2 ** depth, lowest: 2 * count - 2 ** levels }
}

/** The ranks of a shard: from the first until before the second. */
export function ranksOf(shape: ListShape, shard: number): [from: number, until: number] {
  return [startOf(shape, shard), shard + 1 === shape.shards ? shape.count : startOf(shape, shard + 1)]
}

/** The number in the contract of the entry with that rank. */
export function indexOf({ count, lowest }: ListShape, rank: number): number {
  return (rank + lowest) % count
}

/** Where the root of a shard is among the nodes of the tree, counted as OpenZeppelin does: the root is 0. */
export function nodeOf({ depth }: ListShape, shard: number): number {
  return 2 ** (depth + 1) - 2 - shard
}

/** Where a leaf is among the nodes. */
export function leafNode({ count }: ListShape, index: number): number {
  return 2 * count - 2 - index
}

/** The bytes of a shard: entries, then the hashes beside its way to the root. */
export function shardBytes(shape: ListShape, shard: number): number {
  const [from, until] = ranksOf(shape, shard)
  return 36 * (until - from) + 32 * shape.depth
}

/** How many pages name the shards. */
export function pagesOf({ shards }: ListShape): number {
  return Math.ceil(shards / pageShards)
}

function levelsOf(count: number): number {
  return Math.ceil(Math.log2(count))
}

function startOf({ count, depth, lowest }: ListShape, shard: number): number {
  if (depth === 0) return 0
  const slots = shard * 2 ** (levelsOf(count) - 1 - depth)
  const upper = count - lowest
  return slots <= upper ? slots : 2 * slots - upper
}
