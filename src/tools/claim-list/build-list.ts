import { buildTree, rootOf, type Tree } from '#core/merkle/tree.ts'
import { leafAt } from './claim-leaves.ts'
import { totalOf, type Entries } from './entries.ts'
import { writeHead, writePages } from './list-file.ts'
import { indexOf, nodeOf, ranksOf, shapeOf, shardBytes, type ListShape } from './list-shape.ts'

/** A list ready to be published: `list.json`, and one after the other what is in all shards, then in all pages. */
export type BuiltList = { head: string; body: Uint8Array }

/** Leaves and inner nodes that are done, of all. */
type Report = (done: number, all: number) => void

const portion = 4096

/** Builds a list from entries that are in the order of their accounts, each account once. Throws a `RangeError` when there are none, or too many. */
export function buildList(entries: Entries, report: Report = () => {}): BuiltList {
  const shape = shapeOf(entries.count)
  const { count } = shape
  const leaves = new Uint8Array(32 * count)
  for (let rank = 0; rank < count; rank++) {
    const index = indexOf(shape, rank)
    leaves.set(leafAt(entries, rank, index), 32 * index)
    if (rank % portion === 0) report(rank, 2 * count)
  }
  const tree = buildTree(leaves, (done) => report(count + done, 2 * count), { asGiven: true })
  const { body, firsts } = writeShards(shape, { entries, tree })
  const pages = writePages(firsts)
  let at = body.length - firsts.length
  for (const { bytes } of pages) {
    body.set(bytes, at)
    at += bytes.length
  }
  const said = pages.map((page) => page.said)
  return { head: writeHead({ root: rootOf(tree), count, total: totalOf(entries), pages: said }), body }
}

/** The bytes of all shards and room for the pages, and the first account of each shard. */
function writeShards(shape: ListShape, { entries, tree }: { entries: Entries; tree: Tree }) {
  const firsts = new Uint8Array(20 * shape.shards)
  let size = firsts.length
  for (let shard = 0; shard < shape.shards; shard++) size += shardBytes(shape, shard)
  const body = new Uint8Array(size)
  let at = 0
  const put = (bytes: Uint8Array) => {
    body.set(bytes, at)
    at += bytes.length
  }
  for (let shard = 0; shard < shape.shards; shard++) {
    const [from, until] = ranksOf(shape, shard)
    firsts.set(entries.accounts.subarray(20 * from, 20 * from + 20), 20 * shard)
    for (let rank = from; rank < until; rank++) {
      put(entries.accounts.subarray(20 * rank, 20 * rank + 20))
      put(entries.amounts.subarray(16 * rank, 16 * rank + 16))
    }
    for (const node of pathFrom(nodeOf(shape, shard))) put(tree.nodes.subarray(32 * node, 32 * node + 32))
  }
  return { body, firsts }
}

/** The nodes beside the way up. */
function pathFrom(start: number): number[] {
  const path: number[] = []
  for (let node = start; node > 0; node = (node - 1) >> 1) path.push(node % 2 === 0 ? node - 1 : node + 1)
  return path
}
