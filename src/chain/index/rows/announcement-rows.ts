import type { Address, Hex } from 'viem'
import { getAddress, parseAbi, toEventSelector } from 'viem/utils'
import { placeOf, type ChainLog } from './event-rows.ts'

/** What a timelock says of a call that is announced, carried out or cancelled, as the chain has it. */
export type AnnouncementRow = {
  block: number
  log_index: number
  timelock: Address
  transaction: Hex
  topics: [Hex, ...Hex[]]
  data: Hex
}

const announced = parseAbi([
  'event CallScheduled(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data, bytes32 predecessor, uint256 delay)',
  'event CallSalt(bytes32 indexed id, bytes32 salt)',
])
const ended = parseAbi([
  'event CallExecuted(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data)',
  'event Cancelled(bytes32 indexed id)',
])

/** The first topics of what a TimelockController of OpenZeppelin says when a call is announced, and when it is carried out or cancelled. */
export const announcedTopics: Hex[] = announced.map(toEventSelector)
export const endedTopics: Hex[] = ended.map(toEventSelector)
export const announcementTopics: Hex[] = [...announcedTopics, ...endedTopics]

/** Bytes of data that are kept of one announcement. Of a longer one its topics are: they say that something is missing. */
const mostData = 20_000

/** The row of a log; none when it is of no announcement. */
export function announcementRows(log: ChainLog): AnnouncementRow[] {
  const { topics, data, transactionHash: transaction } = log
  if (!announcementTopics.includes(topics[0])) return []
  const { block, log_index } = placeOf(log)
  const kept = announcedTopics.includes(topics[0]) && data.length <= 2 + 2 * mostData ? data : '0x'
  return [{ block, log_index, timelock: getAddress(log.address), transaction, topics, data: kept }]
}
