import type { Address } from 'viem'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { faultLog, type Log } from '#core/process/log.server.ts'

/** Milliseconds the local chain has for one question. */
const timeoutMs = 10_000

/** Puts our contracts, Uniswap and the samples onto the local chain, where they are missing. Rejects when that fails. */
export async function prepareLocalChain(
  ask: (method: string, ...params: unknown[]) => Promise<unknown>,
  publicUrl: string,
): Promise<void> {
  const { seedChain } = await import('./seed-chain.server.ts')
  const seeded = seedChain(ask)
  // It needs our own contracts only, which are there also where the packages of Uniswap are not.
  await seeded.catch(() => undefined)
  const { seedSampleCollection } = await import('#tools/mint/campaign/sample-collection.server.ts')
  await seedSampleCollection(ask)
  const { seedOddPieces } = await import('#tools/nft-inspector/inspection/seed-sample.server.ts')
  await seedOddPieces(ask)
  const { seedPasskeys } = await import('./seed-passkeys.server.ts')
  await seedPasskeys(ask)
  await seeded
  const { seedUnsellable } = await import('#tools/token/token-check/seed-sample.server.ts')
  await seedUnsellable(ask)
  const { sampleCampaigns } = await import('#tools/claim/sample/sample-campaign.server.ts')
  await sampleCampaigns(ask, publicUrl)()
}

type Deps = { localRpc: NodeRpc; log: Log; publicUrl: string }

/** A function that gives an account of the local chain its samples. It always resolves: a failure goes to the log. */
export function samplesFrom({ localRpc, log, publicUrl }: Deps): (address: Address) => Promise<void> {
  const fault = faultLog(log)
  const ask = (method: string, ...params: unknown[]) => localRpc(method, params, AbortSignal.timeout(timeoutMs))
  let giver: ReturnType<typeof openGiver> | undefined
  return async (address) => {
    try {
      giver ??= openGiver(ask, publicUrl)
      await (
        await giver
      )(address)
    } catch (error) {
      fault('samples-not-given', error)
    }
  }
}

/** What only those who try things load. */
async function openGiver(rpc: ContractRpc, publicUrl: string): Promise<(address: Address) => Promise<void>> {
  const { sampleGiver } = await import('./give-samples.server.ts')
  const { sampleCampaigns } = await import('#tools/claim/sample/sample-campaign.server.ts')
  const [give, makeCampaign] = [sampleGiver(rpc), sampleCampaigns(rpc, publicUrl)]
  return async (address) => {
    await give(address)
    await makeCampaign(address)
  }
}
