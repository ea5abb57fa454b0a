import type { Abi, AbiFunction, Address, Hex } from 'viem'
import { decodeFunctionData, encodeFunctionData, getAbiItem } from 'viem/utils'
import type { CallArguments, CallWords, KnownContract } from './known-contract.ts'
import { standardAbi, standardCalls, type StandardCall } from './standard-calls.ts'

/** What the data of a transaction asks for, and how sure we are. */
export type DecodedCall =
  /** No data: ether changes hands, nothing else is asked of the recipient. */
  | { at: 'send' }
  /** No recipient: the data becomes a contract. */
  | { at: 'create' }
  /** A contract of ours, and a function of its ABI. */
  | ({ at: 'ours'; contract: KnownContract; words?: CallWords } & Readable)
  /** A contract we do not know, and a function every token has: what it really does is for that contract to say. */
  | ({ at: 'standard'; words: CallWords } & Readable)
  /** Neither: only the first four bytes are certain. `contract` when it is one of ours. */
  | { at: 'unknown'; selector: Hex; contract?: KnownContract }

type Readable = {
  name: string
  args: CallArguments
  /** Arguments in order, with the types of the ABI. */
  list: readonly { name: string; type: string; value: unknown }[]
  /** True when the data is longer than the call needs, or written in an unusual way: something may hide in it. */
  odd: boolean
}

/** Reads a call with the ABIs of our contracts, then with those every token has. Never throws: what is unknown is said to be. */
export function decodeCall(
  { chainId, to, data = '0x' }: { chainId: number; to: Address | undefined; data: Hex | undefined },
  contracts: readonly KnownContract[],
): DecodedCall {
  if (!to) return { at: 'create' }
  if (data === '0x') return { at: 'send' }
  const contract = contracts.find((one) => one.chainId === chainId && one.address.toLowerCase() === to.toLowerCase())
  const own = contract && read(contract.abi, data)
  if (own) return { at: 'ours', contract, ...own, ...wordsOf(contract.calls, own.name) }
  const standard = contract ? undefined : read(standardAbi, data)
  if (standard) return { at: 'standard', ...standard, words: standardCalls()[standard.name as StandardCall] }
  return { at: 'unknown', selector: data.slice(0, 10) as Hex, ...(contract ? { contract } : {}) }
}

function wordsOf(calls: KnownContract['calls'], name: string): { words?: CallWords } {
  const words = Object.hasOwn(calls, name) ? calls[name] : undefined
  return words ? { words } : {}
}

function read(abi: Abi, data: Hex): Readable | undefined {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    const { inputs } = getAbiItem({ abi, name: data.slice(0, 10) } as never) as AbiFunction
    const list = inputs.map(({ name, type }, at) => ({ name: name ?? `${at + 1}`, type, value: args[at] }))
    const again = encodeFunctionData({ abi, functionName: data.slice(0, 10), args } as never) as Hex
    return {
      name: functionName,
      args: Object.fromEntries(list.map(({ name, value }) => [name, value])),
      list,
      odd: again.toLowerCase() !== data.toLowerCase(),
    }
  } catch {
    return undefined
  }
}
