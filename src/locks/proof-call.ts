import type { Address, Hex } from 'viem'
import { encodeFunctionData, numberToHex } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'

const signature = 'lockOf(uint256)(address,address,address,uint128,uint128,uint128,(uint40,uint40,uint40,uint16))'

/** The question that a proof answers, for any node: as a call, as JSON-RPC, and for Foundry. */
export type ProofCall = { to: Address; data: Hex; question: string; command: string }

/** How to ask for one lock as it was in a block. */
export function proofCall(id: bigint, block: number): ProofCall {
  const to = contractAddresses.TokenLocker
  const data = encodeFunctionData({ abi: tokenLockerAbi, functionName: 'lockOf', args: [id] })
  const params = [{ to, data }, numberToHex(block)]
  return {
    to,
    data,
    question: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }),
    command: `cast call ${to} '${signature}' ${id} --block ${block} --rpc-url YOUR_NODE`,
  }
}
