import { encodeDeployData, type Address, type ContractConstructorArgs, type Hex } from 'viem'
import { addressOfCode } from '#chain/contracts/create2.ts'
import { codeMint721Abi, codeMint721Code } from '#contracts/code-mint-721.ts'

/** What a collection is made with: words, printed codes, event code and terms, as the constructor of CodeMint721 takes them. */
export type CollectionArguments = ContractConstructorArgs<typeof codeMint721Abi>

/** A collection to be: its creation code, and the address it will have. The same arguments are the same collection. */
export function plannedCollection(args: CollectionArguments): { creationCode: Hex; address: Address } {
  const creationCode = encodeDeployData({ abi: codeMint721Abi, bytecode: codeMint721Code, args })
  return { creationCode, address: addressOfCode(creationCode) }
}
