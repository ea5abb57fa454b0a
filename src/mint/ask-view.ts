import type { Address, ContractFunctionArgs, ContractFunctionName, ContractFunctionReturnType, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'

/** Asks the chain one question, as JSON-RPC. Rejects when a node refuses, and when none answers. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

type Abi = typeof codeMint721Abi
type View = ContractFunctionName<Abi, 'view' | 'pure'>

/** What a collection answers to one of its views. Rejects as `ask` does. */
export async function askView<name extends View, args extends ContractFunctionArgs<Abi, 'view' | 'pure', name>>(
  ask: Ask,
  { to, name, args }: { to: Address; name: name; args: args },
): Promise<ContractFunctionReturnType<Abi, 'view' | 'pure', name, args>> {
  const data = encodeFunctionData({ abi: codeMint721Abi, functionName: name, args } as never)
  const answer = (await ask('eth_call', [{ to, data }, 'latest'])) as Hex
  return decodeFunctionResult({ abi: codeMint721Abi, functionName: name, args, data: answer } as never) as never
}
