import type { Abi, Address, DecodeEventLogReturnType, Hash, Hex } from 'viem'
import { decodeEventLog, numberToHex } from 'viem/utils'
import type { Rpc } from './rpc.ts'

/** A log as nodes answer it. */
export type RawLog = {
  address: string
  topics: [Hex, ...Hex[]]
  data: Hex
  blockNumber: Hex
  transactionHash: Hash
  logIndex: Hex
}

/** Something that happened at a contract: the event, its block and its transaction. */
export type ContractEvent<abi extends Abi> = DecodeEventLogReturnType<abi> & {
  block: number
  hash: Hash
  index: number
}

/** Which logs: one topic for each position, as a value, a list of values, or null for any. */
export type Topics = readonly (Hex | readonly Hex[] | null)[]

/** Blocks from the first to the last, as a node is asked for their logs. */
export type BlockRange = { fromBlock: Hex; toBlock: Hex }

/** The most blocks whose logs nodes give in one answer. */
const blocksAtOnce = 5000

/** At most so many ranges of blocks from before `end` back to `since`, the newest first, and the oldest block in them. */
export function rangesBefore(end: number, { most, since = 0 }: { most: number; since?: number }) {
  const ranges: BlockRange[] = []
  let from = end
  while (from > since && ranges.length < most) {
    const first = Math.max(since, from - blocksAtOnce)
    ranges.push(rangeOf(first, from - 1))
    from = first
  }
  return { ranges, from }
}

/** The blocks from one to another. */
export function rangeOf(first: number, last: number): BlockRange {
  return { fromBlock: numberToHex(first), toBlock: numberToHex(last) }
}

/** The block after the newest. Rejects as `ask` does. */
export async function nextBlock(rpc: Rpc): Promise<number> {
  return Number((await rpc('eth_blockNumber', [])) as Hex) + 1
}

/** The logs with any of these topics in some ranges, of one contract, of several or of all. Rejects as `ask` does. */
export async function logsIn(
  rpc: Rpc,
  ranges: readonly BlockRange[],
  { address, topics }: { address?: Address | readonly Address[]; topics: readonly Topics[] },
): Promise<RawLog[]> {
  const asked = ranges.flatMap((range) =>
    topics.map((wanted) => rpc('eth_getLogs', [{ ...(address && { address }), topics: wanted, ...range }])),
  )
  return (await Promise.all(asked)).flat() as RawLog[]
}

/** Those logs that are events of a contract, decoded. */
export function eventsIn<const abi extends Abi>(
  logs: readonly RawLog[],
  { address, abi }: { address: Address; abi: abi },
): ContractEvent<abi>[] {
  const own = logs.filter((log) => log.address.toLowerCase() === address.toLowerCase())
  return own.flatMap(({ topics, data, blockNumber, transactionHash, logIndex }) => {
    try {
      const decoded = decodeEventLog({ abi, topics, data }) as DecodeEventLogReturnType<abi>
      return [{ ...decoded, block: Number(blockNumber), hash: transactionHash, index: Number(logIndex) }]
    } catch {
      return []
    }
  })
}
