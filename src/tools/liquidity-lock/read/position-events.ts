import type { Address, ContractEventName, Hex } from 'viem'
import { encodeEventTopics, numberToHex, pad } from 'viem/utils'
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

/** What was found, oldest first, and the oldest block that was read. */
export type PositionEvents = { events: PositionEvent[]; from: number }

/** The contract whose events these are. */
export const locker = { address: contractAddresses.PositionLocker, abi: positionLockerAbi } as const

/** How many ranges of blocks we ask for at most. */
const mostRanges = 8

const topicOf = (eventName: ContractEventName<typeof positionLockerAbi>) =>
  encodeEventTopics({ abi: positionLockerAbi, eventName } as never)[0] as Hex

/** Everything that happened to one lock. */
export const topicsOfPosition = (id: bigint): Topics[] => [[null, numberToHex(id, { size: 32 })]]

/** Events that may have given an account a lock, its fees, or an offer of one. The recipient of a new lock's fees is not indexed, so every new lock is read. */
export const topicsOfHolder = (account: Address): Topics[] => [
  [topicOf('Locked')],
  [topicOf('Transferred'), null, null, pad(account)],
  [[topicOf('TransferProposed'), topicOf('PayeeChanged')], null, pad(account)],
]

/** The locks that were made of a manager's positions for an account. */
export const topicsOfMaking = (manager: Address, owner: Address): Topics[] => [
  [topicOf('Locked'), null, pad(manager), pad(owner)],
]

/** What happened with any of these topics, from the newest block back as far as one may ask. Rejects as `ask` does. */
export async function readPositionEvents(rpc: Rpc, topics: readonly Topics[], since = 0): Promise<PositionEvents> {
  const { ranges, from } = rangesBefore(await nextBlock(rpc), { most: mostRanges, since })
  const events = eventsIn(await logsIn(rpc, ranges, { address: locker.address, topics }), locker)
  return { events: events.toSorted((one, other) => one.block - other.block || one.index - other.index), from }
}
