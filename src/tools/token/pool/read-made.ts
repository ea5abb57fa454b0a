import type { Hash, Hex } from 'viem'
import { slice } from 'viem/utils'
import { eventsIn, type RawLog } from '#chain/read/contract-logs.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launcherAbi } from '#contracts/launcher.ts'

/** What a launch with a pool made, by the numbers of our contracts; what was not asked for is 0. */
export type MadeByLaunch = {
  lockId: bigint
  firstLock: bigint
  firstGrant: bigint
  campaign: bigint
  /** The address of the pool, or its id on V4. */
  pool: Hex
  /** The number of its block. */
  block: number
  /** Of a pair of V2: what is locked are its tokens, in the contract of token locks. */
  isPair: boolean
}

/** Reads it from the receipt of its transaction; undefined while there is none. Rejects when the chain does not answer. */
export async function readMade(hash: Hash): Promise<MadeByLaunch | undefined> {
  const receipt = (await pageRpc()('eth_getTransactionReceipt', [hash])) as { logs: RawLog[]; blockNumber: Hex } | null
  const launcher = { address: contractAddresses.Launcher, abi: launcherAbi }
  const [event] = eventsIn(receipt?.logs ?? [], launcher).filter(({ eventName }) => eventName === 'Launched')
  if (!receipt || !event) return undefined
  const { kind, pool, made } = event.args
  return { ...made, block: Number(receipt.blockNumber), pool: kind === 2 ? pool : slice(pool, 12), isPair: kind === 0 }
}
