import type { Address } from 'viem'
import { numberToHex } from 'viem/utils'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import type { IndexNode } from './index-node.server.ts'

/**
 * The first block at whose end there was code at an address, by halving the blocks up to `last`, the newest one where none is given.
 * Undefined when the node has forgotten what stood where so long ago, or nothing stands there.
 */
export async function firstBlockOf(node: IndexNode, address: Address, last?: number): Promise<number | undefined> {
  const hasCode = async (block: number) => (await node.ask('eth_getCode', [address, numberToHex(block)])) !== '0x'
  let low = -1
  let high = last ?? (await node.head()).number
  try {
    if (!(await hasCode(high))) return undefined
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (await hasCode(middle)) high = middle
      else low = middle
    }
    return high
  } catch (error) {
    if (error instanceof NodeRefused) return undefined
    throw error
  }
}
