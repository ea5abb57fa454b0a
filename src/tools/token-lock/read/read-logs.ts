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
import { tokenLockerAbi } from '#contracts/token-locker.ts'

type Name = ContractEventName<typeof tokenLockerAbi>

/** Something that happened to a lock. */
export type LockEvent = ContractEvent<typeof tokenLockerAbi>

/** What was found, oldest first, and the oldest block that was read. */
export type FoundEvents = { events: LockEvent[]; from: number }

/** The contract whose events these are. */
export const locker = { address: contractAddresses.TokenLocker, abi: tokenLockerAbi } as const

/** How many ranges of blocks we ask for at most. */
const mostRanges = 12

const topicOf = (eventName: Name) => encodeEventTopics({ abi: tokenLockerAbi, eventName } as never)[0] as Hex
const wordOf = (id: bigint) => numberToHex(id, { size: 32 })

/** Everything that happened to one lock. */
export const topicsOfLock = (id: bigint): Topics[] => [
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

/** What happened with any of these topics, from the newest block back as far as one may ask. Rejects as `ask` does. */
export async function readEvents(rpc: Rpc, topics: readonly Topics[], since = 0): Promise<FoundEvents> {
  const { ranges, from } = rangesBefore(await nextBlock(rpc), { most: mostRanges, since })
  const logs = await logsIn(rpc, ranges, { address: locker.address, topics })
  return { events: eventsIn(logs, locker).toSorted(inOrder), from }
}

function inOrder(one: LockEvent, other: LockEvent): number {
  return one.block - other.block || one.index - other.index
}
