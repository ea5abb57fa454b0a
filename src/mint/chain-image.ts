import type { Address } from 'viem'
import { askView } from './ask-view.ts'
import { pageChain } from './page-chain.ts'

/** The picture of a piece as the collection itself draws it. Rejects when the chain does not answer. */
export function chainImage(contract: Address, id: bigint): Promise<string> {
  return askView(pageChain(), { to: contract, name: 'image', args: [id] })
}
