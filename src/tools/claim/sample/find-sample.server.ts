import type { Address } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { sampleAccount } from '#chain/contracts/sample-world.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { campaignPath } from '#tools/claim/contract/campaign.ts'
import { madeBy } from '#tools/claim/contract/read-history.ts'
import { sampleListed, samplePath } from './sample-names.ts'
import type { Sample } from './sample.ts'

/** The sample campaign of an account, or the one of nobody; undefined on every other chain than the local one. Rejects when the chain does not answer. */
export async function findSample(rpc: Rpc, account?: Address): Promise<Sample | undefined> {
  if (Number(await rpc('eth_chainId', [])) !== localChain.id) return undefined
  const made = await madeBy(rpc, sampleAccount)
  const withList = (path: string) => made.find(({ args }) => args.metadataURI.includes(`${path}#`))
  const own = account && withList(samplePath(account))
  const found = own ?? withList(samplePath())
  if (!found) return undefined
  const { id } = found.args
  return { id: Number(id), path: campaignPath(id, found.block), listed: sampleListed, yours: own !== undefined }
}
