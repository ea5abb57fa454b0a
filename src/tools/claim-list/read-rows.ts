import { getAddress, hexToBytes, type Address } from 'viem'
import { sortedPlaces } from '#core/merkle/sort-bytes.ts'
import { isHeader } from '#core/text/csv-cells.ts'
import { isUnproven } from '#core/text/read-owner.ts'
import { accountAt, amountAt, mostAmount, setAmount, type Entries } from './entries.ts'
import { mostEntries } from './list-shape.ts'
import type { RowFault } from './row-faults.ts'

/** What is wrong in a line, counted from 1. */
export type FaultyLine = { line: number; fault: RowFault }

/** A list as it was written. Amounts in the token's smallest unit. */
export type ReadRows = {
  /** In the order of the accounts; amounts of an account on several lines are added together. */
  entries: Entries
  /** The first faults, and how many there are in all. */
  faults: FaultyLine[]
  faultCount: number
  /** Lines whose account an earlier line has, the first of them, and how many in all. */
  repeated: number[]
  repeatedCount: number
  /** Lines with less than a millionth of the average: perhaps typed in another unit. */
  dust: number[]
  dustCount: number
  /** Lines whose address has letters of one size only, so that a mistyped digit is not noticed. */
  unchecked: number[]
  uncheckedCount: number
  /** The largest entries, the largest first, each with the first of its lines: these accounts are worth a call to the chain. */
  largest: LargeEntry[]
  total: bigint
}

/** An entry that is among the largest. */
export type LargeEntry = { account: Address; line: number }

/** How a list is to be read: the decimals of its token, and accounts that may not be on it. */
export type Reading = { decimals: number; never?: readonly string[] }

/** How many faults and notes are listed one by one. */
const mostTold = 100

/** How many of the largest entries are listed. */
const mostLarge = 200

/** Reads lines of `address, amount`, one call for each; commas, semicolons, tabs and blanks separate. `end` answers what was read. */
export function openRows({ decimals, never = [] }: Reading): { line: (text: string) => void; end: () => ReadRows } {
  const refused = new Set(never.map((address) => address.toLowerCase()))
  const faults: FaultyLine[] = []
  const unchecked: number[] = []
  let [faultCount, uncheckedCount] = [0, 0]
  let number = 0
  let begun = false
  let [count, room] = [0, 1024]
  let columns = columnsOf(room)

  function line(text: string) {
    number += 1
    const plain = number === 1 ? text.replace(/^\uFEFF/, '') : text
    if (!plain.trim()) return
    const isFirst = !begun
    begun = true
    if (isFirst && isHeader(plain)) return
    const read = count === mostEntries ? 'too-many' : readRow(plain, decimals, refused)
    if (typeof read === 'string') {
      if (faultCount < mostTold) faults.push({ line: number, fault: read })
      faultCount += 1
      return
    }
    if (count === room) columns = grown(columns, (room *= 2))
    columns.accounts.set(hexToBytes(read.account), 20 * count)
    setAmount(columns.amounts, count, read.amount)
    columns.lines[count] = number
    count += 1
    if (!read.unproven) return
    if (uncheckedCount < mostTold) unchecked.push(number)
    uncheckedCount += 1
  }

  return { line, end: () => ({ ...merged(columns, count), faults, faultCount, unchecked, uncheckedCount }) }
}

type Columns = { accounts: Uint8Array; amounts: Uint8Array; lines: Uint32Array }

function columnsOf(room: number): Columns {
  return {
    accounts: new Uint8Array(20 * room),
    amounts: new Uint8Array(16 * room),
    lines: new Uint32Array(room),
  }
}

function grown(old: Columns, room: number): Columns {
  const columns = columnsOf(room)
  columns.accounts.set(old.accounts)
  columns.amounts.set(old.amounts)
  columns.lines.set(old.lines)
  return columns
}

type Merged = Omit<ReadRows, 'faults' | 'faultCount' | 'unchecked' | 'uncheckedCount'>

/** Puts the rows in the order of their accounts, and rows of one account together. */
function merged({ accounts, amounts, lines }: Columns, count: number): Merged {
  const order = sortedPlaces(accounts.subarray(0, 20 * count), 20)
  const entries = { count: 0, accounts: new Uint8Array(20 * count), amounts: new Uint8Array(16 * count) }
  const given = { count, accounts, amounts }
  const firstLines = new Uint32Array(count)
  const repeated: number[] = []
  let total = 0n
  for (const row of order) {
    const account = accounts.subarray(20 * row, 20 * row + 20)
    const before = entries.accounts.subarray(20 * entries.count - 20, 20 * entries.count)
    const amount = amountAt(given, row)
    total += amount
    if (entries.count > 0 && account.every((byte, at) => byte === before[at])) {
      setAmount(entries.amounts, entries.count - 1, amountAt(entries, entries.count - 1) + amount)
      repeated.push(lines[row]!)
      continue
    }
    entries.accounts.set(account, 20 * entries.count)
    setAmount(entries.amounts, entries.count, amount)
    firstLines[entries.count] = lines[row]!
    entries.count += 1
  }
  const dust: number[] = []
  const least = total / BigInt(Math.max(1, count)) / 1_000_000n
  for (let row = 0; row < count; row++) if (amountAt(given, row) < least) dust.push(lines[row]!)
  const largest = largestOf(entries).map((place) => ({ account: accountAt(entries, place), line: firstLines[place]! }))
  return { entries, total, largest, ...told('repeated', repeated), ...told('dust', dust) }
}

/** Where the largest amounts are, the largest first. */
function largestOf(entries: Entries): number[] {
  const found: { place: number; amount: bigint }[] = []
  for (let place = 0; place < entries.count; place++) {
    const amount = amountAt(entries, place)
    if (found.length === mostLarge && amount <= found.at(-1)!.amount) continue
    found.splice(found.findLastIndex((other) => other.amount >= amount) + 1, 0, { place, amount })
    if (found.length > mostLarge) found.pop()
  }
  return found.map(({ place }) => place)
}

function told<name extends 'repeated' | 'dust'>(name: name, lines: number[]) {
  const first = lines.toSorted((one, other) => one - other).slice(0, mostTold)
  return { [name]: first, [`${name}Count`]: lines.length } as Record<name, number[]> & Record<`${name}Count`, number>
}

/** A row that was read; its account is in small letters. */
export type ReadRow = { account: Address; amount: bigint; unproven: boolean }

/** Reads one row of `address, amount`, or answers what is wrong with it. `refused` are accounts in small letters. */
export function readRow(text: string, decimals: number, refused: ReadonlySet<string>): ReadRow | RowFault {
  const [account = '', amount = '', ...more] = cellsOf(text)
  if (more.some(Boolean) || !amount) return 'columns'
  if (!/^0x[\da-f]{40}$/i.test(account)) return 'address'
  const digits = account.slice(2)
  const small = digits.toLowerCase()
  const checked = digits !== small && digits !== digits.toUpperCase()
  if (checked && getAddress(`0x${small}`).slice(2) !== digits) return 'checksum'
  if (/^0+$/.test(digits)) return 'zero-address'
  if (refused.has(`0x${small}`)) return 'forbidden'
  const read = readUnits(amount, decimals)
  return typeof read === 'string' ? read : { account: `0x${small}`, amount: read, unproven: isUnproven(account) }
}

/** What separates values, in the order it is looked for, and the values between; one may be in quotes. */
const separators = [
  ['\t', /"([^"]*)"|[^"\t]+/g],
  [';', /"([^"]*)"|[^";]+/g],
  [',', /"([^"]*)"|[^",]+/g],
  ['', /"([^"]*)"|[^"\s]+/g],
] as const

function cellsOf(text: string): string[] {
  const bare = text.replaceAll(/"[^"]*"/g, '')
  const [, values] = separators.find(([separator]) => bare.includes(separator))!
  return [...text.matchAll(values)].map(([whole, inside]) => (inside ?? whole).trim()).filter(Boolean)
}

/** An amount in the smallest unit, never rounded. */
function readUnits(text: string, decimals: number): bigint | RowFault {
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
  const [, whole = '', fraction = ''] = plain.match(/^(\d{0,60})\.?(\d{0,60})$/) ?? []
  if (!whole && !fraction) return 'amount'
  const places = fraction.replace(/0+$/, '')
  if (places.length > decimals) return 'decimals'
  const amount = BigInt(whole + places.padEnd(decimals, '0') || '0')
  if (amount === 0n) return 'zero'
  return amount > mostAmount ? 'too-much' : amount
}
