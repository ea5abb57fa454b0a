import { keccak256, stringToHex } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import { NodeTrouble } from '#chain/rpc/rpc-post.server.ts'
import { addFound } from './add-found.server.ts'
import { firstBlockOf } from './first-block.server.ts'
import { FinalBlockGone, NodeBehind, type Following } from './following.ts'
import { foundIn } from './found-in.server.ts'
import type { IndexBlock, IndexNode } from './index-node.server.ts'
import {
  addBlock,
  beginIndex,
  holdIndex,
  moveFinal,
  noteLook,
  removeBlocksFrom,
  tailBlock,
  writeIndex,
  type Cursor,
} from './index-store.server.ts'
import { indexedContracts } from './indexed-contracts.ts'

/** Blocks of the tail that are taken in before the lease is renewed and the node looked at anew. */
const tailAtOnce = 100

/** Changes when what is kept of an event does: everything is read anew then. */
const format = 5

/**
 * One step: takes in what one node knows and the index does not, first what is final by ranges, then the newest blocks one by one. Answers
 * `more` when there is more to take in, `done` when the index is at the node's head, `elsewhere` while another server writes it. Throws
 * `NodeBehind` or what the node throws, when another node may know better, and `FinalBlockGone`.
 */
export async function followOnce(following: Following, node: IndexNode): Promise<'more' | 'done' | 'elsewhere'> {
  const { db, holder, window, finalBlocks, ownChain } = following
  const held = await holdIndex(db, holder)
  if (!held) return 'elsewhere'
  if (held.stopped !== null) return 'done'
  const head = await node.head()
  if (held.identity === identityOf(following) && head.hash === held.tip.hash) {
    await noteLook(db, { head: head.number })
    return 'done'
  }
  const cursor = await beginAnewIfOther(following, node, held)
  if (!cursor) return 'more'
  if (head.number < cursor.tip.number && !ownChain) throw new NodeBehind('The node is behind the index.')
  await noteLook(db, { head: head.number })
  const final = Math.min(head.number, (await node.final()) ?? Math.max(0, head.number - finalBlocks))
  try {
    if (final > cursor.tip.number) return await takeRange(following, node, { cursor, final })
    return await takeTail(following, node, { cursor, head, final })
  } catch (error) {
    if (isTooMuch(error) && window.shrink()) return 'more'
    throw error
  }
}

/** Whether a node refused a question for being too much at once: providers have no common word for it. */
const isTooMuch = (error: unknown) =>
  error instanceof NodeRefused || (error instanceof NodeTrouble && /^(?:too-large|http-4(?:00|13))$/.test(error.code))

const identityOf = ({ chainId }: Following) =>
  keccak256(stringToHex([format, chainId, ...indexedContracts.keys()].join(' ')))

/** The cursor, when it is about this chain and these contracts; undefined when the index was begun anew. */
async function beginAnewIfOther(following: Following, node: IndexNode, cursor: Cursor): Promise<Cursor | undefined> {
  const { db, holder, ownChain } = following
  const identity = identityOf(following)
  if (cursor.identity === identity) {
    if (cursor.finalHash === null) return cursor
    const known = await node.block(cursor.final)
    if (known?.hash === cursor.finalHash) return cursor
    if (!known && !ownChain) throw new NodeBehind('The node is behind the index.')
    if (!ownChain) throw new FinalBlockGone(`Block ${cursor.final} was final and is another one now.`)
  }
  const first = ownChain ? 0 : ((await firstBlockOf(node, contractAddresses.TokenLocker)) ?? 0)
  await writeIndex(db, holder, (tx) => beginIndex(tx, { identity, first }))
  return undefined
}

type Range = { cursor: Cursor; final: number }

/** Takes in a range of final blocks. What was known of newer ones is read again. */
async function takeRange(following: Following, node: IndexNode, { cursor, final }: Range): Promise<'more'> {
  const { db, holder, window } = following
  const from = cursor.final + 1
  const to = Math.min(cursor.final + window.size, final)
  const before = await node.block(to)
  const found = await foundIn(following, node, { of: { from, to }, cursor })
  const after = await node.block(to)
  if (!before || before.hash !== after?.hash) throw new NodeBehind('The node changed its mind about a final block.')
  await writeIndex(db, holder, async (tx) => {
    await removeBlocksFrom(tx, from)
    await addFound(tx, found)
    await moveFinal(tx, before)
  })
  window.grow()
  return 'more'
}

/** Takes in the newest blocks, each as the child of the one before. */
async function takeTail(
  following: Following,
  node: IndexNode,
  { cursor, head, final }: Range & { head: IndexBlock },
): Promise<'more' | 'done'> {
  const { db, holder } = following
  let { tip } = cursor
  let isOnBranch = tip.hash === null
  for (let taken = 0; taken < tailAtOnce; taken++) {
    if (!isOnBranch) isOnBranch = (await node.block(tip.number))?.hash === tip.hash
    if (!isOnBranch) {
      tip = await stepBack(following, cursor, tip.number)
      continue
    }
    if (tip.number >= head.number) break
    const block = await node.block(tip.number + 1)
    if (!block) throw new NodeBehind('The node lost its newest block.')
    isOnBranch = tip.hash === null || block.parentHash === tip.hash
    if (!isOnBranch) continue
    const found = await foundIn(following, node, { of: { blockHash: block.hash }, block, cursor })
    await writeIndex(db, holder, async (tx) => {
      await addBlock(tx, block)
      await addFound(tx, found)
    })
    tip = block
  }
  const settled = await tailBlock(db, final)
  if (settled) await writeIndex(db, holder, (tx) => moveFinal(tx, { number: final, hash: settled.hash }))
  return tip.hash === head.hash ? 'done' : 'more'
}

/** Takes the newest block out of the index, which the chain took back. Answers the one before. */
async function stepBack({ db, holder }: Following, cursor: Cursor, tip: number): Promise<Cursor['tip']> {
  if (tip <= cursor.final) throw new FinalBlockGone(`Block ${tip} was final and is another one now.`)
  await writeIndex(db, holder, (tx) => removeBlocksFrom(tx, tip))
  if (tip - 1 === cursor.final) return { number: cursor.final, hash: cursor.finalHash }
  return { number: tip - 1, hash: (await tailBlock(db, tip - 1))!.hash }
}
