import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'

/** What a proof answers, for any node: as a call, as JSON-RPC, and for Foundry. */
export type ChainQuestion = { to: Address; data: Hex; question: string; command: string }

/** How to ask a contract about the lock `id` as it was in a block. `data` is the call of `signature`, which Foundry wants in words. */
export function chainQuestion(
  { to, data, signature, id }: { to: Address; data: Hex; signature: string; id: bigint },
  block: number,
): ChainQuestion {
  const params = [{ to, data }, numberToHex(block)]
  return {
    to,
    data,
    question: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }),
    command: `cast call ${to} '${signature}' ${id} --block ${block} --rpc-url YOUR_NODE`,
  }
}
