import { bytesToHex, hexToBytes, type Address, type Hex } from 'viem'
import { compareBytes } from '#core/merkle/sort-bytes.ts'
import { nodesOfShard, proofInShard, rootOfShard } from './claim-leaves.ts'
import { amountAt } from './entries.ts'
import {
  hashOf,
  headName,
  pageFor,
  pageName,
  readHead,
  readShard,
  shardFor,
  shardName,
  type ListHead,
} from './list-file.ts'
import { indexOf, ranksOf, shapeOf } from './list-shape.ts'

/** Fetches one file of a list. Rejects when the host does not answer. */
export type FetchFile = (name: string) => Promise<Uint8Array>

/** The list of a campaign as it has to be: its root is on the chain, its hash is in its address. */
export type Expected = { root: Hex; hash?: Hex }

/** What an account may claim, and what shows it. */
export type Claimable = { index: bigint; amount: bigint; proof: Hex[] }

/** The files do not belong to the campaign, or were changed. */
export class ListMismatch extends Error {
  override name = 'ListMismatch'
}

/** Reads `list.json`. Throws `ListMismatch` when it is not the campaign's. */
export async function fetchHead(fetchFile: FetchFile, { root, hash }: Expected): Promise<ListHead> {
  const bytes = await fetchFile(headName)
  const head = readHead(new TextDecoder().decode(bytes))
  if (!head) throw new ListMismatch('The file there is not a list of claims.')
  if (head.root.toLowerCase() !== root.toLowerCase()) throw new ListMismatch('The list there has another root.')
  if (hash && hashOf(bytes) !== hash) throw new ListMismatch('The list was changed after the campaign was made.')
  return head
}

/**
 * What an account may claim, from one page and one shard; undefined when it is not on the list. All that was read is compared with the
 * root. Throws `ListMismatch`, and rejects as `fetchFile` does.
 */
export async function findClaim(
  fetchFile: FetchFile,
  head: ListHead,
  account: Address,
): Promise<Claimable | undefined> {
  const shape = shapeOf(head.count)
  const page = pageFor(head, account)
  if (page === undefined) return undefined
  const pageFile = await fetchFile(pageName(page))
  if (hashOf(pageFile) !== head.pages[page]![1]) throw new ListMismatch(`The file ${pageName(page)} was changed.`)
  const shard = shardFor(shape, page, { bytes: pageFile, of: account })
  if (shard === undefined) throw new ListMismatch(`The file ${pageName(page)} is not whole.`)
  const read = readShard(shape, shard, await fetchFile(shardName(shard)))
  if (!read) throw new ListMismatch(`The file ${shardName(shard)} is not whole.`)
  const way = { shard, nodeAt: nodesOfShard(shape, shard, read.entries), path: read.path }
  if (bytesToHex(rootOfShard(shape, way)) !== head.root.toLowerCase())
    throw new ListMismatch(`The file ${shardName(shard)} does not lead to the root.`)

  const wanted = hexToBytes(account)
  const { entries } = read
  for (let place = 0; place < entries.count; place++) {
    if (compareBytes(entries.accounts.subarray(20 * place, 20 * place + 20), wanted) !== 0) continue
    const index = indexOf(shape, ranksOf(shape, shard)[0] + place)
    const proof = proofInShard(shape, way, index).map((hash) => bytesToHex(hash))
    return { index: BigInt(index), amount: amountAt(entries, place), proof }
  }
  return undefined
}
