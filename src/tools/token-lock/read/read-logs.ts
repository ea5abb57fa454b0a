import type { Address, ContractEventName, Hex } from 'viem'
import { encodeEventTopics, pad } from 'viem/utils'
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
import type { LockerName } from './lock-number.ts'

type Name = ContractEventName<typeof lockAbi>

/** Something that happened to a lock, at the contract that holds it. */
export type LockEvent = ContractEvent<typeof lockAbi> & { locker: LockerName }

/** How many ranges of blocks we ask for at most. */
const mostRanges = 12

const topicOf = (eventName: Name) => encodeEventTopics({ abi: lockAbi, eventName } as never)[0] as Hex

/** The locks that were made of a token for an account. */
export const topicsOfMaking = (token: Address, owner: Address): Topics[] => [
  [topicOf('Locked'), null, pad(token), pad(owner)],
]

/**
 * What happened with any of these topics at a contract that holds locks, from a block on: a plan looks there for what it sent. Rejects as
 * `ask` does.
 */
export async function readEvents(
  rpc: Rpc,
  topics: readonly Topics[],
  { locker, since }: { locker: LockerName; since: number },
): Promise<LockEvent[]> {
  const { ranges } = rangesBefore(await nextBlock(rpc), { most: mostRanges, since })
  return lockEventsIn(await logsIn(rpc, ranges, { address: lockerOf(locker).address, topics }))
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
