import { getAddress, isAddress, type Address } from 'viem'
import type { ClaimEntry } from './leaf.ts'

/** A row as its author wrote it: an address and an amount in the token's smallest unit. */
export type ListRow = { account: string; amount: bigint }

/** Why a row cannot be on a list; `row` counts from 1. */
export type RowFault = { row: number; fault: 'address' | 'checksum' | 'zero' | 'amount' }

/** What is known of a list before it is funded. Amounts in the token's smallest unit. */
export type CheckedList = {
  entries: ClaimEntry[]
  faults: RowFault[]
  /** Rows whose account an earlier row has, too: legal, and worth a question. */
  repeated: number[]
  total: bigint
}

/** The most a campaign's ledger holds. */
const MOST = 2n ** 128n - 1n

/** Reads the rows of a list. Rows with a fault get no entry; the others are numbered in their order, from 0. */
export function checkList(rows: readonly ListRow[]): CheckedList {
  const seen = new Set<Address>()
  const list: CheckedList = { entries: [], faults: [], repeated: [], total: 0n }
  for (const [place, row] of rows.entries()) {
    const fault = faultOf(row)
    if (fault) {
      list.faults.push({ row: place + 1, fault })
      continue
    }
    const account = getAddress(row.account)
    if (seen.has(account)) list.repeated.push(place + 1)
    seen.add(account)
    list.entries.push({ index: BigInt(list.entries.length), account, amount: row.amount })
    list.total += row.amount
  }
  return list
}

/** Whether a campaign that received so much can pay the whole list, which has no faults and at least one entry. */
export function isFunded({ entries, faults, total }: CheckedList, received: bigint): boolean {
  return faults.length === 0 && entries.length > 0 && total <= received && received <= MOST
}

function faultOf({ account, amount }: ListRow): RowFault['fault'] | undefined {
  if (!isAddress(account, { strict: false }) || BigInt(account) === 0n) return 'address'
  if (!isAddress(account)) return 'checksum'
  if (amount === 0n) return 'zero'
  return amount < 0n || amount > MOST ? 'amount' : undefined
}
