import type { Address, Hex } from 'viem'
import { decodeAbiParameters, encodeFunctionData } from 'viem/utils'
import { revertData } from '#chain/read/revert-reason.ts'
import type { Approval, Ask } from './approvals.ts'

const address = (name: string) => ({ name, type: 'address' }) as const

const abi = [
  view('allowance', [address('owner'), address('spender')]),
  view('isApprovedForAll', [address('owner'), address('operator')]),
  view('getApproved', [{ name: 'id', type: 'uint256' }]),
  view('ownerOf', [{ name: 'id', type: 'uint256' }]),
] as const

/** How much of an approval holds now; of an item and of all items 1 or 0. A token that answers nothing, or refuses, holds nothing. */
export async function amountHeld(rpc: Ask, account: Address, approval: Approval): Promise<bigint> {
  const { token, contract } = approval
  const read = (data: Hex) => answerOf(rpc, token, data)
  if (approval.kind === 'amount')
    return read(encodeFunctionData({ abi, functionName: 'allowance', args: [account, contract.address] }))
  if (approval.kind === 'all')
    return read(encodeFunctionData({ abi, functionName: 'isApprovedForAll', args: [account, contract.address] }))
  // The item may have a new owner, who approved the same contract.
  const [spender, owner] = await Promise.all([
    read(encodeFunctionData({ abi, functionName: 'getApproved', args: [approval.id] })),
    read(encodeFunctionData({ abi, functionName: 'ownerOf', args: [approval.id] })),
  ])
  return spender === BigInt(contract.address) && owner === BigInt(account) ? 1n : 0n
}

async function answerOf(rpc: Ask, to: Address, data: Hex): Promise<bigint> {
  try {
    const answer = (await rpc('eth_call', [{ to, data }, 'latest'])) as Hex
    return answer.length === 66 ? decodeAbiParameters([{ type: 'uint256' }], answer)[0] : 0n
  } catch (error) {
    if (isRefused(error)) return 0n
    throw error
  }
}

/** Whether the token itself refuses, such as an item that is gone: then a node has answered. */
function isRefused(error: unknown): boolean {
  return revertData(error) !== undefined || /revert|out of gas|invalid opcode/i.test(String(error))
}

function view<name extends string, inputs extends readonly { name: string; type: string }[]>(
  name: name,
  inputs: inputs,
) {
  const outputs = [{ name: '', type: 'uint256' }] as const
  return { type: 'function', stateMutability: 'view', name, inputs, outputs } as const
}
