import type { Address, Hex } from 'viem'
import { encodeEventTopics, getAddress, parseAbi } from 'viem/utils'
import { placeOf, type ChainLog } from './event-rows.ts'

/** What a token of the launch book says of the powers over it, as the chain has it. */
export type PowerRow = {
  block: number
  log_index: number
  token: Address
  transaction: Hex
  topics: [Hex, ...Hex[]]
  data: Hex
}

/** What tokens of this site say of the powers over them. */
export const powersAbi = parseAbi([
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

/** The first topic of each of these events. */
export const powerTopics: Hex[] = powersAbi.map(
  ({ name }) => encodeEventTopics({ abi: powersAbi, eventName: name })[0]!,
)

/** Bytes of data that the longest of these events has: a hostile contract can write any number. */
const mostData = 32

/** The row of a log; none when it is about no power, or longer than such an event is. */
export function powerRows(log: ChainLog): PowerRow[] {
  const { topics, data, transactionHash: transaction } = log
  if (!powerTopics.includes(topics[0]) || data.length > 2 + 2 * mostData) return []
  const { block, log_index } = placeOf(log)
  return [{ block, log_index, token: getAddress(log.address), transaction, topics, data }]
}
