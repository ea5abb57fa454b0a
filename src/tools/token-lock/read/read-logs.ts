import type { Address, ContractEventName, Hex } from 'viem'
import { encodeEventTopics, numberToHex, pad } from 'viem/utils'
import type { Rpc } from '#chain/read/rpc.ts'
import {
  eventsIn,
  logsIn,
  nextBlock,
  rangesBefore,
  type ContractEvent,
  type RawLog,
  type Topics,
} from '#chain/read/contract-logs.ts'
import { lockAbi, lockerNames, lockerOf } from './lockers.ts'
import type { LockerName, LockKey } from './lock-number.ts'

type Name = ContractEventName<typeof lockAbi>

/** Something that happened to a lock, at the contract that holds it. */
export type LockEvent = ContractEvent<typeof lockAbi> & { locker: LockerName }

/** What was found, oldest first, and the oldest block that was read. */
export type FoundEvents = { events: LockEvent[]; from: number }

/** How many ranges of blocks we ask for at most. */
const mostRanges = 12

const topicOf = (eventName: Name) => encodeEventTopics({ abi: lockAbi, eventName } as never)[0] as Hex
const wordOf = (id: bigint) => numberToHex(id, { size: 32 })

/** Everything that happened to one lock. */
export const topicsOfLock = ({ id }: Pick<LockKey, 'id'>): Topics[] => [
  [null, wordOf(id)],
  [[topicOf('Split'), topicOf('Merged')], null, wordOf(id)],
]

/** The events that gave an account a lock, or offered it one. */
export const topicsOfAccount = (account: Address): Topics[] => [
  [[topicOf('Locked'), topicOf('Transferred'), topicOf('Split')], null, null, pad(account)],
  [topicOf('TransferProposed'), null, pad(account)],
]

/** The locks that were made of a token for an account. */
export const topicsOfMaking = (token: Address, owner: Address): Topics[] => [
  [topicOf('Locked'), null, pad(token), pad(owner)],
]

type Sought = { lockers?: readonly LockerName[]; since?: number }

/**
 * What happened with any of these topics at some of the contracts that hold locks, from the newest block back as far as one may ask.
 * Rejects as `ask` does.
 */
export async function readEvents(
  rpc: Rpc,
  topics: readonly Topics[],
  { lockers = lockerNames, since = 0 }: Sought = {},
): Promise<FoundEvents> {
  const { ranges, from } = rangesBefore(await nextBlock(rpc), { most: mostRanges, since })
  const logs = await logsIn(rpc, ranges, { address: lockers.map((name) => lockerOf(name).address), topics })
  return { events: lockEventsIn(logs), from }
}

/** Those logs that are events of a contract that holds locks, oldest first. */
export function lockEventsIn(logs: readonly RawLog[]): LockEvent[] {
  return lockerNames
    .flatMap((locker) => eventsIn(logs, lockerOf(locker)).map((event) => ({ ...event, locker })))
    .toSorted(inOrder)
}

function inOrder(one: LockEvent, other: LockEvent): number {
  return one.block - other.block || one.index - other.index
}
