import type { Address, ContractEventName, Hex } from 'viem'
import { encodeEventTopics, pad } from 'viem/utils'
import type { IndexState } from '#chain/index/index-state.server.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import {
  eventsIn,
  logsIn,
  nextBlock,
  rangesBefore,
  type ContractEvent,
  type Topics,
} from '#chain/read/contract-logs.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'

/** Something that happened to the lock of a position. */
export type PositionEvent = ContractEvent<typeof positionLockerAbi>

/** What happened to a lock, oldest first, and how far the index was that told it. */
export type PositionEvents = { events: PositionEvent[]; index: IndexState }

/** The contract whose events these are. */
export const locker = { address: contractAddresses.PositionLocker, abi: positionLockerAbi } as const

/** How many ranges of blocks we ask for at most. */
const mostRanges = 8

const topicOf = (eventName: ContractEventName<typeof positionLockerAbi>) =>
  encodeEventTopics({ abi: positionLockerAbi, eventName } as never)[0] as Hex

/** The locks that were made of a manager's positions for an account. */
export const topicsOfMaking = (manager: Address, owner: Address): Topics[] => [
  [topicOf('Locked'), null, pad(manager), pad(owner)],
]

/** What happened with any of these topics from a block on, oldest first: a plan looks there for what it sent. Rejects as `ask` does. */
export async function readPositionEvents(rpc: Rpc, topics: readonly Topics[], since: number): Promise<PositionEvent[]> {
  const { ranges } = rangesBefore(await nextBlock(rpc), { most: mostRanges, since })
  const events = eventsIn(await logsIn(rpc, ranges, { address: locker.address, topics }), locker)
  return events.toSorted((one, other) => one.block - other.block || one.index - other.index)
}
