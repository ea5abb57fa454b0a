import type { Abi, AbiFunction, AbiParameter, Address, Hex } from 'viem'
import { encodeFunctionData, numberToHex } from 'viem/utils'

/** What a proof answers, for any node: as a call, as JSON-RPC, and for Foundry. */
export type ChainQuestion = { to: Address; data: Hex; question: string; command: string }

/** A function of a contract that takes a number, and says what lies under it. */
type Asked = { address: Address; abi: Abi; functionName: string }

/** How to ask a contract what lies under the number `id`, as it was in a block. */
export function chainQuestion({ address: to, abi, functionName }: Asked, id: bigint, block: number): ChainQuestion {
  const data = encodeFunctionData({ abi, functionName, args: [id] })
  const params = [{ to, data }, numberToHex(block)]
  return {
    to,
    data,
    question: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }),
    command: `cast call ${to} '${signatureOf(abi, functionName)}' ${id} --block ${block} --rpc-url YOUR_NODE`,
  }
}

/** The function as `cast` wants it: its name, what it takes and what it answers, a structure as the list of its parts. */
function signatureOf(abi: Abi, name: string): string {
  const found = abi.find((item): item is AbiFunction => item.type === 'function' && item.name === name)!
  return `${name}(${found.inputs.map(typeOf)})(${found.outputs.map(typeOf)})`
}

const typeOf = (parameter: AbiParameter): string =>
  'components' in parameter
    ? `(${parameter.components.map(typeOf)})${parameter.type.slice('tuple'.length)}`
    : parameter.type
