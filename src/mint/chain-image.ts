import type { Address } from 'viem'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { view } from '#workshop/ask.ts'
import { pageChain } from '#workshop/page-chain.ts'

/** The picture of a piece as the collection itself draws it. Rejects when the chain does not answer. */
export function chainImage(contract: Address, id: bigint): Promise<string> {
  return view(pageChain(), { to: contract, abi: codeMint721Abi, name: 'image', args: [id] })
}
