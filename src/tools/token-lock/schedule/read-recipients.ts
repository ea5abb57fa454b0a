import type { Address } from 'viem'
import { csvCells, isHeader } from '#core/text/csv-cells.ts'
import { isUnproven, readOwner } from '#core/text/read-owner.ts'
import { readAmount } from '#tools/schedule/read-amount.ts'

/** Who gets a lock, and how much, in the smallest unit. */
export type Recipient = { owner: Address; amount: bigint }

/** What is wrong in a line, counted from 1. */
export type LineError = { line: number; message: string }

/**
 * A list as it was read. `repeated` are accounts that are in it more than once, which is allowed; `unproven` are lines whose address
 * has no checksum.
 */
export type RecipientList = {
  recipients: Recipient[]
  errors: LineError[]
  total: bigint
  repeated: number
  unproven: number
}

/** Lines that are read. */
export const mostLines = 10_000

/**
 * Reads a list of `address, amount` lines; commas, semicolons, tabs and blanks separate, values may be in quotes, a first
 * line of names is skipped. `decimals` are the token's, `never` the accounts that can own no lock.
 */
export function readRecipients(
  text: string,
  { decimals, never = [] }: { decimals: number; never?: readonly string[] },
): RecipientList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const refused = new Set(never.map((address) => address.toLowerCase()))
  const list: RecipientList = { recipients: [], errors: [], total: 0n, repeated: 0, unproven: 0 }
  const seen = new Set<string>()
  const first = lines.findIndex((line) => line.trim())
  let filled = 0
  for (const [index, line] of lines.entries()) {
    if (!line.trim()) continue
    if (index === first && isHeader(line)) continue
    filled += 1
    if (filled > mostLines) {
      list.errors.push({ line: index + 1, message: `More than ${mostLines} lines. Split the list in two.` })
      break
    }
    const read = readLine(line, decimals, refused)
    if (typeof read === 'string') {
      list.errors.push({ line: index + 1, message: read })
      continue
    }
    const account = read.owner.toLowerCase()
    if (seen.has(account)) list.repeated += 1
    seen.add(account)
    if (isUnproven(read.owner)) list.unproven += 1
    list.recipients.push(read)
    list.total += read.amount
  }
  return list
}

function readLine(line: string, decimals: number, refused: ReadonlySet<string>): Recipient | string {
  const [account = '', amount = '', ...more] = csvCells(line)
  if (more.some(Boolean)) return 'Two values in a line: an address and an amount. An amount with commas needs quotes.'
  const owner = readOwner(account)
  if (!owner.startsWith('0x')) return owner
  if (refused.has(owner.toLowerCase()))
    return 'This account cannot own a lock: it is the lock contract or the token itself.'
  const read = readAmount(amount, decimals)
  return 'error' in read ? read.error : { owner: owner as Address, amount: read.amount }
}
