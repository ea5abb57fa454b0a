import { decodeEventLog, type Address, type DecodeEventLogReturnType, type Hex } from 'viem'
import { powersAbi, powerTopics } from '#chain/index/rows/power-rows.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { logRange } from '#chain/rpc/rpc-checks.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { powersOver, type PowerLog } from '#tools/indexed/tokens.server.ts'

/** Something that happened to the powers over a token. */
export type TokenEvent = DecodeEventLogReturnType<typeof powersAbi> & { block: number; hash: Hex }

/** What happened, oldest first, and the oldest block that was read. `whole`: every range was answered. */
export type TokenHistory = { events: TokenEvent[]; from: number; whole: boolean }

/** Ranges of blocks that are searched, the newest first; older ones would cost more questions than a page is worth. */
const mostRanges = 10

type Log = { topics: [Hex, ...Hex[]]; data: Hex; blockNumber: Hex; transactionHash: Hex }

/** `range`: how many blocks one question is about. */
type Asked = { db: Database | undefined; address: Address; head: number; signal: AbortSignal; range?: number }

/**
 * Reads the events of a token up to a block: of a token of the launch book from the index, which has all of them, and from a node what is
 * newer than the index; of any other from a node, as far back as is worth it. Never rejects: where a node does not give them, `whole` is
 * false.
 */
export async function tokenHistory(
  rpc: NodeRpc,
  { db, address, head, signal, range = logRange }: Asked,
): Promise<TokenHistory> {
  const kept = db && (await powersOver(db, address).catch(() => undefined))
  const first = kept ? Math.min(kept.until, head) + 1 : 0
  const ranges = Array.from({ length: Math.min(mostRanges, Math.ceil((head - first + 1) / range)) }, (_, at) => {
    const to = head - at * range
    return { from: Math.max(first, to - range + 1), to }
  })
  const found = await Promise.all(
    ranges.map(({ from, to }) =>
      rpc('eth_getLogs', [{ address, topics: [powerTopics], fromBlock: hex(from), toBlock: hex(to) }], signal).then(
        (logs) => (logs as Log[]).map(logOf),
        () => undefined,
      ),
    ),
  )
  const from = ranges.at(-1)?.from ?? first
  const isJoined = kept && from === first
  const before = isJoined ? kept.logs.filter(({ block }) => block <= head) : []
  return {
    events: [...before, ...found.toReversed().flatMap((logs) => logs ?? [])].flatMap(eventOf),
    from: isJoined ? 0 : from,
    whole: found.every(Boolean),
  }
}

const logOf = ({ topics, data, blockNumber, transactionHash }: Log): PowerLog => ({
  topics,
  data,
  block: Number(blockNumber),
  transaction: transactionHash,
})

function eventOf({ topics, data, block, transaction }: PowerLog): TokenEvent[] {
  try {
    return [{ ...decodeEventLog({ abi: powersAbi, topics, data }), block, hash: transaction }]
  } catch {
    return []
  }
}

const hex = (number: number) => `0x${number.toString(16)}`
