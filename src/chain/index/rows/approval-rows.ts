import type { Address, Hex } from 'viem'
import { encodeEventTopics, getAddress, pad, parseAbi } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { placeOf, type ChainLog } from './event-rows.ts'

/** A permission that an owner gave or ended. `item` numbers it where it is for one item. */
export type ApprovalRow = {
  block: number
  log_index: number
  token: Address
  owner: Address
  spender: Address
  kind: 'amount' | 'item' | 'all'
  item: string | null
  given: boolean
}

const abi = parseAbi([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])
const one = encodeEventTopics({ abi, eventName: 'Approval' })[0]!
const all = encodeEventTopics({ abi, eventName: 'ApprovalForAll' })[0]!

/** The first topic of every event that gives a permission or ends it. */
export const approvalTopics: Hex[] = [one, all]

/** The contracts to which permissions of every token are kept. */
export const ownContracts: Address[] = Object.values(contractAddresses)

/** The topics of a permission to one of them, of any token. */
export const toOurContracts = [approvalTopics, null, ownContracts.map((address) => pad(address))]

const isNothing = (word: string) => /^0x0*$/.test(word)

/** The row of a log; none when it is no permission as the standards have it. */
export function approvalRows(log: ChainLog): ApprovalRow[] {
  const [first, owner, spender, item] = log.topics
  if (!approvalTopics.includes(first) || !owner || !spender) return []
  const { block, log_index } = placeOf(log)
  const parties = {
    block,
    log_index,
    token: getAddress(log.address),
    owner: addressIn(owner),
    spender: addressIn(spender),
  }
  const given = !isNothing(log.data)
  if (first === all) return [{ ...parties, kind: 'all', item: null, given }]
  if (item === undefined) return [{ ...parties, kind: 'amount', item: null, given }]
  return [{ ...parties, kind: 'item', item: String(BigInt(item)), given: !isNothing(spender) }]
}

const addressIn = (word: Hex) => getAddress(`0x${word.slice(-40)}`)
