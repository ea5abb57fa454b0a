import type { Address, Hex } from 'viem'
import { encodeFunctionData, numberToHex } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'

const signature = 'lockOf(uint256)((address,uint40,uint8,address,address,uint96),address)'

/** The question that the proof of a position answers, for any node: as a call, as JSON-RPC, and for Foundry. */
export type PositionCall = { to: Address; data: Hex; question: string; command: string }

/** How to ask for the lock of a position as it was in a block. */
export function positionCall(id: bigint, block: number): PositionCall {
  const to = contractAddresses.PositionLocker
  const data = encodeFunctionData({ abi: positionLockerAbi, functionName: 'lockOf', args: [id] })
  const params = [{ to, data }, numberToHex(block)]
  return {
    to,
    data,
    question: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }),
    command: `cast call ${to} '${signature}' ${id} --block ${block} --rpc-url YOUR_NODE`,
  }
}
