import type { Address } from 'viem'
import { readContract } from '#chain/read/rpc.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'

/** The picture of a piece as the collection itself draws it. Rejects when the chain does not answer. */
export function chainImage(contract: Address, id: bigint): Promise<string> {
  return readContract(pageRpc(), { to: contract, abi: codeMint721Abi, name: 'image', args: [id] })
}
