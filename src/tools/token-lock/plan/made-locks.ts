import type { Hash } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import { eventsIn, type RawLog } from '#chain/read/contract-logs.ts'
import { locker } from '#tools/token-lock/read/read-logs.ts'

/** The numbers of the locks that transactions have made, in order. Rejects when the chain does not answer. */
export async function madeLocks(rpc: Rpc, hashes: readonly Hash[]): Promise<bigint[]> {
  const receipts = await Promise.all(hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  const logs = (receipts as ({ logs: RawLog[] } | null)[]).flatMap((receipt) => receipt?.logs ?? [])
  return eventsIn(logs, locker).flatMap(({ eventName, args }) => (eventName === 'Locked' ? [args.id] : []))
}
