import { bytesToHex } from 'viem'
import { compareBytes } from '#core/merkle/sort-bytes.ts'
import { parentOf } from '#core/merkle/tree.ts'
import { nodesOfShard } from './claim-leaves.ts'
import { totalOf } from './entries.ts'
import { ListMismatch, type FetchFile } from './find-claim.ts'
import { hashOf, pageName, readShard, shardName, type ListHead } from './list-file.ts'
import { nodeOf, pageShards, pagesOf, shapeOf } from './list-shape.ts'

/** A list that was recomputed from its entries: every account once, in order, and this is their sum. */
export type CheckedWhole = { count: number; total: bigint; bytes: number }

/** Files that are fetched at the same time. */
const atOnce = 8

/**
 * Rebuilds the root from every entry and compares it with the head's, which has to be compared with the chain. Throws `ListMismatch`
 * with what is wrong, and rejects as `fetchFile` does. `report` hears how many files are done.
 */
export async function checkWhole(
  fetchFile: FetchFile,
  head: ListHead,
  report: (done: number, all: number) => void,
): Promise<CheckedWhole> {
  const shape = shapeOf(head.count)
  const nodes = new Map<number, Uint8Array>()
  const firsts: Uint8Array[] = []
  const all = shape.shards + pagesOf(shape)
  let last: Uint8Array | undefined
  let [total, bytes, done] = [0n, 0, 0]
  const tell = (size: number) => {
    bytes += size
    report(++done, all)
  }

  for await (const [shard, file] of inOrder(shape.shards, (at) => fetchFile(shardName(at)))) {
    const read = readShard(shape, shard, file)
    if (!read) throw new ListMismatch(`The file ${shardName(shard)} is not whole, or its accounts are not in order.`)
    const { accounts } = read.entries
    if (last && compareBytes(last, accounts) >= 0) throw new ListMismatch('An account is on the list twice.')
    last = accounts.slice(-20)
    firsts.push(accounts.slice(0, 20))
    nodes.set(nodeOf(shape, shard), nodesOfShard(shape, shard, read.entries)(nodeOf(shape, shard)))
    total += totalOf(read.entries)
    tell(file.length)
  }
  for (let node = shape.shards - 2; node >= 0; node--)
    nodes.set(node, parentOf(nodes.get(2 * node + 1)!, nodes.get(2 * node + 2)!))
  if (bytesToHex(nodes.get(0)!) !== head.root.toLowerCase())
    throw new ListMismatch('The entries lead to another root than the campaign has.')
  if (total !== head.total) throw new ListMismatch('The entries have another sum than the list says.')

  for await (const [page, file] of inOrder(pagesOf(shape), (at) => fetchFile(pageName(at)))) {
    const wanted = firsts.slice(page * pageShards, (page + 1) * pageShards)
    const fits = hashOf(file) === head.pages[page]![1] && file.length === 20 * wanted.length
    if (!fits || wanted.some((first, at) => compareBytes(first, file.subarray(20 * at, 20 * at + 20)) !== 0))
      throw new ListMismatch(`The file ${pageName(page)} does not say where the entries are.`)
    tell(file.length)
  }
  return { count: head.count, total, bytes }
}

/** The files one after the other, while the next ones are on their way. */
async function* inOrder(count: number, get: (at: number) => Promise<Uint8Array>) {
  const waiting: Promise<Uint8Array>[] = []
  for (let at = 0; at < count; at++) {
    for (let next = at + waiting.length; next < Math.min(count, at + atOnce); next++) {
      const file = get(next)
      // A failure is met when its turn comes; until then nobody listens.
      file.catch(() => {})
      waiting.push(file)
    }
    yield [at, await waiting.shift()!] as const
  }
}
