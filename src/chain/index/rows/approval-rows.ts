import type { Address, Hex } from 'viem'
import { encodeEventTopics, getAddress, pad, parseAbi, parseAbiItem, toEventSelector } from 'viem/utils'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { placeOf, type ChainLog } from './event-rows.ts'

/**
 * What a permission is for: an amount of a token, one item of a collection, or all of them; of ERC-6909 everything (`operator`) or an amount
 * of one number (`unit`); or an amount that may be taken through Permit2.
 */
export type ApprovalKind = 'amount' | 'item' | 'all' | 'operator' | 'unit' | 'permit2'

/** A permission that an owner gave or ended. `item` numbers it where it is for one item; `made_at` is in Unix seconds, where it is known. */
export type ApprovalRow = {
  block: number
  log_index: number
  made_at: number | null
  token: Address
  owner: Address
  spender: Address
  kind: ApprovalKind
  item: string | null
  given: boolean
}

const abi = parseAbi([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event OperatorSet(address indexed owner, address indexed spender, bool approved)',
])
const one = encodeEventTopics({ abi, eventName: 'Approval' })[0]!
const all = encodeEventTopics({ abi, eventName: 'ApprovalForAll' })[0]!
const operator = encodeEventTopics({ abi, eventName: 'OperatorSet' })[0]!
const unit = toEventSelector(
  parseAbiItem('event Approval(address indexed owner, address indexed spender, uint256 indexed id, uint256 amount)'),
)

/** The first topic of every event by which a token says that a permission was given or ended. */
export const approvalTopics: Hex[] = [one, all, operator, unit]

const permit2Abi = parseAbi([
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
  'event Lockdown(address indexed owner, address token, address spender)',
])
const permitted = (['Approval', 'Permit'] as const).map(
  (eventName) => encodeEventTopics({ abi: permit2Abi, eventName })[0]!,
)
const lockdown = encodeEventTopics({ abi: permit2Abi, eventName: 'Lockdown' })[0]!

/** The contracts to which permissions of every token are kept. */
export const ownContracts: Address[] = Object.values(contractAddresses)

const words = (addresses: readonly Address[]) => addresses.map((address) => pad(address))

/** The topics of a permission to one of them, of any token. */
export const toOurContracts = [approvalTopics, null, words(ownContracts)]

/** The topics by which Permit2 says that someone may take one of some tokens. */
export const permit2Topics = (tokens: readonly Address[]) => [permitted, null, words(tokens)]

/** The same of any token for our contracts; and that a permission ended, which names neither token nor spender in its topics. */
export const permit2ToOurs = [permitted, null, null, words(ownContracts)]
export const permit2Ends = [lockdown]

const isNothing = (word: string) => /^0x0*$/.test(word)

/** The row of a log; none when it is no permission as the standards have it. `time` is that of its block, where it is known. */
export function approvalRows(log: ChainLog, time?: number): ApprovalRow[] {
  const place = placeOf(log, time)
  if (getAddress(log.address) === permit2Address) return permit2Rows(log, place)
  const [first, owner, spender, item] = log.topics
  if (!approvalTopics.includes(first) || !owner || !spender) return []
  const row = { ...place, token: getAddress(log.address), owner: addressIn(owner), spender: addressIn(spender) }
  const given = !isNothing(log.data)
  if (first === all) return [{ ...row, kind: 'all', item: null, given }]
  if (first === operator) return [{ ...row, kind: 'operator', item: null, given }]
  if (first === unit) return item ? [{ ...row, kind: 'unit', item: String(BigInt(item)), given }] : []
  if (item === undefined) return [{ ...row, kind: 'amount', item: null, given }]
  return [{ ...row, kind: 'item', item: String(BigInt(item)), given: !isNothing(spender) }]
}

/** What Permit2 says. A number that it takes back ends only what was signed and not used, which nobody knows of. */
function permit2Rows({ topics, data }: ChainLog, place: ReturnType<typeof placeOf>): ApprovalRow[] {
  const [first, owner, token, spender] = topics
  if (!owner) return []
  const row = { ...place, owner: addressIn(owner), kind: 'permit2', item: null } as const
  // Two words at least, in each of them.
  const [word, next] = [data.slice(0, 66), `0x${data.slice(66, 130)}`] as [Hex, Hex]
  if (next.length < 66) return []
  if (first === lockdown) return [{ ...row, token: addressIn(word), spender: addressIn(next), given: false }]
  if (!permitted.includes(first) || !token || !spender) return []
  const given = !isNothing(word)
  return [{ ...row, token: addressIn(token), spender: addressIn(spender), given }]
}

const addressIn = (word: Hex) => getAddress(`0x${word.slice(-40)}`)
