import {
  decodeEventLog,
  encodeEventTopics,
  parseAbi,
  type Address,
  type DecodeEventLogReturnType,
  type Hex,
} from 'viem'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { logRange } from '#chain/rpc/rpc-checks.server.ts'

/** What tokens of this site say of their powers. */
const eventsAbi = parseAbi([
  'event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner)',
  'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
  'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
  'event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender)',
  'event Paused(address account)',
  'event Unpaused(address account)',
  'event Blocked(address indexed account)',
  'event Unblocked(address indexed account)',
  'event Allowed(address indexed account)',
  'event Disallowed(address indexed account)',
  'event Frozen(address indexed account, uint256 amount)',
])

/** Something that happened to the powers over a token. */
export type TokenEvent = DecodeEventLogReturnType<typeof eventsAbi> & { block: number; hash: Hex }

/** What happened, oldest first, and the oldest block that was read. `whole`: every range was answered. */
export type TokenHistory = { events: TokenEvent[]; from: number; whole: boolean }

/** Ranges of blocks that are searched, the newest first; older ones would cost more questions than a page is worth. */
const mostRanges = 10

const topics = [eventsAbi.map(({ name }) => encodeEventTopics({ abi: eventsAbi, eventName: name })[0] as Hex)]

type Log = { topics: [Hex, ...Hex[]]; data: Hex; blockNumber: Hex; transactionHash: Hex }

/** Reads the events of a token up to a block. Never rejects: where a node does not give them, `whole` is false. */
export async function tokenHistory(
  rpc: NodeRpc,
  { address, head, signal }: { address: Address; head: number; signal: AbortSignal },
): Promise<TokenHistory> {
  const ranges = Array.from({ length: Math.min(mostRanges, Math.ceil((head + 1) / logRange)) }, (_, at) => {
    const to = head - at * logRange
    return { from: Math.max(0, to - logRange + 1), to }
  })
  const found = await Promise.all(
    ranges.map(({ from, to }) =>
      rpc('eth_getLogs', [{ address, topics, fromBlock: hex(from), toBlock: hex(to) }], signal).then(
        (logs) => logs as Log[],
        () => undefined,
      ),
    ),
  )
  return {
    events: found.toReversed().flatMap((logs) => (logs ?? []).flatMap(eventOf)),
    from: ranges.at(-1)!.from,
    whole: found.every(Boolean),
  }
}

function eventOf({ topics: given, data, blockNumber, transactionHash }: Log): TokenEvent[] {
  try {
    const event = decodeEventLog({ abi: eventsAbi, topics: given, data })
    return [{ ...event, block: Number(blockNumber), hash: transactionHash }]
  } catch {
    return []
  }
}

const hex = (number: number) => `0x${number.toString(16)}`
