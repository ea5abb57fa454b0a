import type { Address, ContractEventName, DecodeEventLogReturnType, Hash, Hex } from 'viem'
import { decodeEventLog, encodeEventTopics, numberToHex, pad } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import type { Ask } from '#workshop/ask.ts'

type Name = ContractEventName<typeof tokenLockerAbi>

/** Something that happened to a lock: the event, its block and its transaction. */
export type LockEvent = DecodeEventLogReturnType<typeof tokenLockerAbi> & { block: number; hash: Hash; index: number }

/** What was found, oldest first, and the oldest block that was read. */
export type FoundEvents = { events: LockEvent[]; from: number }

/** Blocks nodes give the logs of at once, and how many times we ask at most. */
const blocksAtOnce = 5000
const mostRanges = 12

const topicOf = (eventName: Name) => encodeEventTopics({ abi: tokenLockerAbi, eventName } as never)[0] as Hex
const wordOf = (id: bigint) => numberToHex(id, { size: 32 })

/** Which logs: by position, any of some values, or whatever. */
export type Topics = readonly (Hex | readonly Hex[] | null)[]

/** Everything that happened to one lock. */
export const topicsOfLock = (id: bigint): Topics[] => [
  [null, wordOf(id)],
  [[topicOf('Split'), topicOf('Merged')], null, wordOf(id)],
]

/** Whatever gave an account a lock, or offered it one. */
export const topicsOfAccount = (account: Address): Topics[] => [
  [[topicOf('Locked'), topicOf('Transferred')], null, null, pad(account)],
  [topicOf('TransferProposed'), null, pad(account)],
]

/** The locks that were made of a token for an account. */
export const topicsOfMaking = (token: Address, owner: Address): Topics[] => [
  [topicOf('Locked'), null, pad(token), pad(owner)],
]

/** The logs of the lock contract with any of these topics, from the newest block back as far as one may ask. Rejects as `ask` does. */
export async function readEvents(ask: Ask, wanted: readonly Topics[], since = 0): Promise<FoundEvents> {
  const head = Number((await ask('eth_blockNumber', [])) as Hex)
  const ranges: { fromBlock: Hex; toBlock: Hex }[] = []
  let from = head + 1
  while (from > since && ranges.length < mostRanges) {
    const first = Math.max(since, from - blocksAtOnce)
    ranges.push({ fromBlock: numberToHex(first), toBlock: numberToHex(from - 1) })
    from = first
  }
  const address = contractAddresses.TokenLocker
  const asked = ranges.flatMap((range) => wanted.map((topics) => ask('eth_getLogs', [{ address, topics, ...range }])))
  const logs = (await Promise.all(asked)).flat() as RawLog[]
  return { events: decodeLockLogs(logs).toSorted(inOrder), from }
}

/** A log as nodes answer it. */
export type RawLog = {
  address: string
  topics: [Hex, ...Hex[]]
  data: Hex
  blockNumber: Hex
  transactionHash: Hash
  logIndex: Hex
}

/** Those logs that are events of the lock contract, decoded. */
export function decodeLockLogs(logs: readonly RawLog[]): LockEvent[] {
  const locker = contractAddresses.TokenLocker.toLowerCase()
  return logs.filter(({ address }) => address.toLowerCase() === locker).flatMap(eventIn)
}

function eventIn({ topics, data, blockNumber, transactionHash, logIndex }: RawLog): LockEvent[] {
  try {
    const decoded = decodeEventLog({ abi: tokenLockerAbi, topics, data })
    return [{ ...decoded, block: Number(blockNumber), hash: transactionHash, index: Number(logIndex) }]
  } catch {
    return []
  }
}

function inOrder(one: LockEvent, other: LockEvent): number {
  return one.block - other.block || one.index - other.index
}
