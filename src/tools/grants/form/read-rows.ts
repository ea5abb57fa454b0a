import type { Address } from 'viem'
import { csvCells, isHeader } from '#core/text/csv-cells.ts'
import { isUnproven, readOwner } from '#core/text/read-owner.ts'
import { readAmount } from '#tools/schedule/read-amount.ts'
import { farthest, type Schedule } from '#tools/schedule/schedule.ts'

/** Who gets a grant, how much in the smallest unit, and when, where the line says so itself. */
export type GrantRow = { receiver: Address; amount: bigint; schedule?: Schedule }

/** A list as it was read: what is wrong by line, counted from 1, and lines whose address has no checksum. */
export type GrantRows = {
  rows: GrantRow[]
  errors: { line: number; message: string }[]
  unproven: number
  /** Lines with times of their own. */
  timed: number
}

/** Lines that are read. */
export const mostRows = 2_000

type Reading = { decimals: number; never?: readonly string[]; now: number }

/**
 * Reads lines of `address, amount`, or of `address, amount, start, cliff, end, steps` for a schedule of their own; commas, semicolons,
 * tabs and blanks separate, a first line of names is skipped. Times are days such as 2027-01-31, times such as 2027-01-31T09:00, both in UTC,
 * or Unix seconds; an empty cliff is the start.
 */
export function readRows(text: string, { decimals, never = [], now }: Reading): GrantRows {
  const refused = new Set(never.map((address) => address.toLowerCase()))
  const read: GrantRows = { rows: [], errors: [], unproven: 0, timed: 0 }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const first = lines.findIndex((line) => line.trim())
  for (const [index, line] of lines.entries()) {
    if (!line.trim() || (index === first && isHeader(line))) continue
    if (read.rows.length + read.errors.length === mostRows) {
      read.errors.push({ line: index + 1, message: `More than ${mostRows} lines. Split the list in two.` })
      break
    }
    const row = readRow(csvCells(line), { decimals, refused, now })
    if (typeof row === 'string') read.errors.push({ line: index + 1, message: row })
    else {
      read.rows.push(row)
      if (isUnproven(row.receiver)) read.unproven += 1
      if (row.schedule) read.timed += 1
    }
  }
  return read
}

const needsQuotes = 'An amount with commas needs quotes.'

type Row = { decimals: number; refused: ReadonlySet<string>; now: number }

function readRow(
  [account = '', units = '', start = '', cliff = '', end = '', steps = '', ...more]: string[],
  { decimals, refused, now }: Row,
): GrantRow | string {
  if (more.some(Boolean)) return `Six values at most: address, amount, start, cliff, end, steps. ${needsQuotes}`
  const receiver = readOwner(account)
  if (!receiver.startsWith('0x')) return receiver
  if (refused.has(receiver.toLowerCase()))
    return 'This account cannot receive a grant: it is the contract of grants or the token itself.'
  const read = readAmount(units, decimals)
  if ('error' in read) return read.error
  if (/^\d{3}(\.\d*)?$/.test(start)) return needsQuotes
  const given = { receiver: receiver as Address, amount: read.amount }
  if (![start, cliff, end, steps].some(Boolean)) return given
  const schedule = readSchedule([start, cliff || start, end, steps], now)
  return typeof schedule === 'string' ? schedule : { ...given, schedule }
}

function readSchedule([from, nothing, until, parts]: [string, string, string, string], now: number): Schedule | string {
  const [start, cliff, end] = [readTime(from), readTime(nothing), readTime(until)]
  const steps = parts === '' ? 0 : Number(parts)
  if (start === undefined || cliff === undefined || end === undefined) {
    const unread = [from, nothing, until].find((text) => readTime(text) === undefined) ?? ''
    return /^\d{4}-\d\d-\d\d/.test(unread)
      ? `There is no such day or time: ${unread}.`
      : 'A time is missing or not readable. Write days as 2027-01-31, in the order start, cliff, end.'
  }
  if (!(start <= cliff && cliff <= end && start < end)) return 'The times are not in order: start, cliff, end.'
  if (end <= now) return 'The end has passed.'
  if (end > now + farthest.ahead || end - start > farthest.apart) return 'The end is too far ahead.'
  if (!(Number.isInteger(steps) && steps >= 0 && steps <= 65_535)) return 'Steps are a whole number up to 65535.'
  return { start, cliff, end, steps }
}

function readTime(text: string): number | undefined {
  if (/^\d{9,10}$/.test(text)) return Number(text)
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?Z?)?$/.test(text)) return undefined
  const time = Date.parse(`${text.replace(' ', 'T').replace('Z', '').padEnd(16, 'T00:00')}Z`)
  // The 30th of February is read as a day of March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text.slice(0, 10))) return undefined
  return Math.floor(time / 1000)
}
