import type { Address, Hex } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import { openSampleAccount, type SampleAccount } from '#chain/contracts/sample-account.server.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { sampleCodes } from './sample-codes.server.ts'
import { seedPools } from './seed-pools.server.ts'

/**
 * Puts onto the local chain what the product works with: its contracts, Uniswap V2 and V3, two sample tokens and their pools. What is
 * there already stays as it is, so it may be called at every start and goes on where a killed one ended. Throws `NoUniswap` after the
 * contracts when the packages of Uniswap are not installed.
 */
export async function seedChain(rpc: ContractRpc): Promise<void> {
  const account = await openSampleAccount(rpc)
  await deployMissing(rpc, account, plannedContracts)
  if (
    await lacks(rpc, [...Object.values(localChain.uniswap), sampleWorld.ink, sampleWorld.paper, sampleWorld.swapRouter])
  )
    await deployMissing(rpc, account, Object.values(await sampleCodes()))
  await seedPools(rpc, account)
}

async function lacks(rpc: ContractRpc, addresses: readonly Address[]): Promise<boolean> {
  for (const address of addresses) if ((await rpc('eth_getCode', address, 'latest')) === '0x') return true
  return false
}

type Code = { address: Address; creationCode: Hex }

async function deployMissing(rpc: ContractRpc, account: SampleAccount, codes: readonly Code[]): Promise<void> {
  for (const { address, creationCode } of codes)
    if (await lacks(rpc, [address])) await account.send({ to: create2Deployer, data: callOfDeployer(creationCode) })
  await account.settle()
}
