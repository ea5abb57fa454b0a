import { maxUint256, pad, type Address, type Hex } from 'viem'
import { encodeEventTopics } from 'viem/utils'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import { openSampleAccount } from '#chain/contracts/sample-account.server.ts'
import { sampleAccount, sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { oneAtATime } from '#core/one-at-a-time.ts'
import { permanent } from '#tools/claim/contract/campaign.ts'
import { approveCall, createCall } from '#tools/claim/contract/claim-calls.ts'
import { readHead } from '#tools/claim-list/list-file.ts'
import { listAddress } from '#tools/claim-list/publish-list.ts'
import { sampleList } from './sample-list.ts'
import { samplePath } from './sample-names.ts'

/**
 * Answers a function that makes a sample campaign on the local chain with an account on its list, or with no particular account. It is
 * open permanently. An existing sample stays. Samples are made one after the other. Rejects when the samples are not there.
 */
export function sampleCampaigns(rpc: ContractRpc, publicUrl: string): (account?: Address) => Promise<void> {
  const inTurn = oneAtATime()
  return (account) => inTurn(() => makeOnce(rpc, publicUrl, account))
}

async function makeOnce(rpc: ContractRpc, publicUrl: string, account?: Address): Promise<void> {
  const { head } = sampleList(account)
  const { root, total } = readHead(head)!
  if (await wasMade(rpc, root)) return
  const folder = new URL('.', new URL(samplePath(account), publicUrl)).href
  const terms = { token: sampleWorld.ink, root, total, start: 0, deadline: permanent }
  const sender = await openSampleAccount(rpc)
  // Without a limit, so that servers that share a chain never spend each other's.
  await sender.send(approveCall(terms.token, maxUint256))
  await sender.send(createCall({ ...terms, metadataURI: listAddress(folder, head) }))
  await sender.settle()
}

/** Whether the sample account has made a campaign with this root. */
async function wasMade(rpc: ContractRpc, root: Hex): Promise<boolean> {
  const [made] = encodeEventTopics({ abi: merkleClaimsAbi, eventName: 'CampaignCreated' })
  const topics = [made, null, pad(sampleAccount)]
  const filter = { address: contractAddresses.MerkleClaims, fromBlock: '0x0', toBlock: 'latest', topics }
  const logs = (await rpc('eth_getLogs', filter)) as { data: Hex }[]
  // The root is the first of the values that are not indexed.
  return logs.some(({ data }) => data.slice(2, 66) === root.slice(2))
}
