import type { Abi, Address, ContractFunctionArgs, ContractFunctionName, ContractFunctionReturnType, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData, numberToHex } from 'viem/utils'

/** Asks the chain one question, as JSON-RPC. Rejects with what viem throws when a node refuses, or none answers. */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<unknown>

/** What a contract answered is not what the ABI says. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
}

type Views = 'view' | 'pure'

/** Gas one question may cost: a hostile token must not use up what the others need. */
const gasOfQuestion = numberToHex(30_000_000)

/** What a contract answers to one of its views. Rejects as `rpc` does, and with `UnreadableAnswer`. */
export async function readContract<
  const abi extends Abi,
  name extends ContractFunctionName<abi, Views>,
  args extends ContractFunctionArgs<abi, Views, name>,
>(
  rpc: Rpc,
  { to, abi, name, args, gas = gasOfQuestion }: { to: Address; abi: abi; name: name; args: args; gas?: Hex },
): Promise<ContractFunctionReturnType<abi, Views, name, args>> {
  const data = encodeFunctionData({ abi, functionName: name, args } as never)
  const answer = (await rpc('eth_call', [{ to, data, gas }, 'latest'])) as Hex
  try {
    return decodeFunctionResult({ abi, functionName: name, args, data: answer } as never) as never
  } catch (cause) {
    throw new UnreadableAnswer(`What ${to} answers to ${name} cannot be read.`, { cause })
  }
}
