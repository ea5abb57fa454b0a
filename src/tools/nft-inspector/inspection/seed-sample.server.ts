import { encodeDeployData, type Address, type Hex } from 'viem'
import { addressOfCode, callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import { openSampleAccount } from '#chain/contracts/sample-account.server.ts'
import { sampleAccount } from '#chain/contracts/sample-world.ts'
import { oddPiecesAbi, oddPiecesCode } from '#contracts/samples/odd-pieces.ts'

/** The sample with faults on purpose: what creates it, and where that puts it. */
export function oddPieces(): { creationCode: Hex; address: Address } {
  const creationCode = encodeDeployData({ abi: oddPiecesAbi, bytecode: oddPiecesCode, args: [sampleAccount] })
  return { creationCode, address: addressOfCode(creationCode) }
}

/** Puts the sample with faults onto the local chain; what is there stays. */
export async function seedOddPieces(rpc: ContractRpc): Promise<void> {
  const { address, creationCode } = oddPieces()
  if ((await rpc('eth_getCode', address, 'latest')) !== '0x') return
  const account = await openSampleAccount(rpc)
  await account.send({ to: create2Deployer, data: callOfDeployer(creationCode) })
  await account.settle()
}
