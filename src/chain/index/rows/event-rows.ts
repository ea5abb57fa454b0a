import type { AbiEvent, Address, Hex } from 'viem'
import { decodeEventLog, getAbiItem, getAddress } from 'viem/utils'
import { indexedContracts } from '#chain/index/indexed-contracts.ts'

/** A log as a node answers it. Some nodes say the time of its block. */
export type ChainLog = {
  address: Address
  topics: [Hex, ...Hex[]]
  data: Hex
  blockNumber: Hex
  blockHash: Hex
  blockTimestamp?: Hex
  transactionHash: Hex
  logIndex: Hex
}

/** An event as the index keeps it. Whole numbers are decimal text, `made_at` is in Unix seconds. */
export type EventRow = {
  block: number
  log_index: number
  part: number
  transaction: Hex
  made_at: number | null
  address: Address
  event: string
  thing: string | null
  accounts: Address[]
  args: Record<string, unknown>
}

/** Arguments that number a lock, a grant or a campaign. An event with two of them tells of both. */
const things = ['id', 'newId', 'tokenId', 'from']

/** Addresses that are no account: nobody looks for what is theirs. */
const notAccounts = new Set(['token', 'token0', 'token1', 'manager', 'surrogate'])

/** Where a log was. `time` is that of its block, where it is known. */
export function placeOf(log: ChainLog, time?: number) {
  const seconds = log.blockTimestamp === undefined ? time : Number(log.blockTimestamp)
  return { block: Number(log.blockNumber), log_index: Number(log.logIndex), made_at: seconds ?? null }
}

/** The rows of a log of one of our contracts; none when it is not one of their events. */
export function eventRows(log: ChainLog, time?: number): EventRow[] {
  const address = getAddress(log.address)
  const contract = indexedContracts.get(address)
  if (!contract) return []
  const { abi } = contract
  let decoded: { eventName: string; args: Record<string, unknown> }
  try {
    decoded = decodeEventLog({ abi, topics: log.topics, data: log.data }) as unknown as typeof decoded
  } catch {
    return []
  }
  const { eventName: event, args } = decoded
  const { inputs } = getAbiItem({ abi, name: event }) as AbiEvent
  const accounts = inputs.filter(({ type, name }) => type === 'address' && !notAccounts.has(name!))
  const numbers = inputs.filter(({ type, name, indexed }) => type === 'uint256' && indexed && things.includes(name!))
  const row = {
    ...placeOf(log, time),
    transaction: log.transactionHash,
    address,
    event,
    accounts: [...new Set(accounts.map(({ name }) => args[name!] as Address))],
    args: withTextNumbers(args) as Record<string, unknown>,
  }
  if (numbers.length === 0) return [{ ...row, part: 0, thing: null }]
  return numbers.map(({ name }, part) => ({ ...row, part, thing: String(args[name!]) }))
}

/** Letters of a text that are kept: anyone can write as much as they pay for. */
const mostLetters = 2_000

/**
 * The beginning of a text as PostgreSQL can keep it: without zero letters and halves of signs, which one is cut into as well. One text that
 * it refused would stop the index for good.
 */
export function keptText(text: string, letters: number): string {
  return text.replaceAll('\0', '').slice(0, letters).toWellFormed()
}

/** The same value with every whole number as decimal text, which JSON keeps exactly. */
function withTextNumbers(value: unknown): unknown {
  if (typeof value === 'bigint' || typeof value === 'number') return String(value)
  if (typeof value === 'string') return keptText(value, mostLetters)
  if (Array.isArray(value)) return value.map(withTextNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTextNumbers(each)]))
}
