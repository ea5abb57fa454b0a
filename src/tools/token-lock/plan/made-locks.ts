import type { Hash } from 'viem'
import type { Ask } from '#chain/read/ask.ts'
import { eventsIn, type RawLog } from '#chain/read/contract-logs.ts'
import { locker } from '#tools/token-lock/read/read-logs.ts'

/** The numbers of the locks that transactions have made, in order. Rejects when the chain does not answer. */
export async function madeLocks(ask: Ask, hashes: readonly Hash[]): Promise<bigint[]> {
  const receipts = await Promise.all(hashes.map((hash) => ask('eth_getTransactionReceipt', [hash])))
  const logs = (receipts as ({ logs: RawLog[] } | null)[]).flatMap((receipt) => receipt?.logs ?? [])
  return eventsIn(logs, locker).flatMap(({ eventName, args }) => (eventName === 'Locked' ? [args.id] : []))
}
