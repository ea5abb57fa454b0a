import type { Hash } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import type { RawLog } from '#chain/read/contract-logs.ts'
import type { LockKey } from '#tools/token-lock/read/lock-number.ts'
import { lockEventsIn } from '#tools/token-lock/read/read-logs.ts'

/** The locks that transactions have made, in order. Rejects when the chain does not answer. */
export async function madeLocks(rpc: Rpc, hashes: readonly Hash[]): Promise<LockKey[]> {
  const receipts = await Promise.all(hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  const logs = (receipts as ({ logs: RawLog[] } | null)[]).flatMap((receipt) => receipt?.logs ?? [])
  return lockEventsIn(logs).flatMap(({ eventName, args, locker }) =>
    eventName === 'Locked' ? [{ id: args.id, locker }] : [],
  )
}
