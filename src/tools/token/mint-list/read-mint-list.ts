import type { Address } from 'viem'
import { figure } from '#core/text/figure.ts'
import { readRow } from '#tools/claim-list/read-rows.ts'
import { rowFaults } from '#tools/claim-list/row-faults.ts'
import { csvCells, isHeader } from '#core/text/csv-cells.ts'

/** Who receives how many pieces; of editions also which. */
export type MintRow = { to: Address; count: number; id?: bigint }

/** A list as it was read. Errors name the line, counted from 1. `unproven` are lines whose address has no checksum. */
export type MintList = {
  rows: MintRow[]
  /** The line of each row. */
  lines: number[]
  errors: { line: number; message: string }[]
  pieces: number
  accounts: number
  unproven: number[]
}

/** The most lines, and the most pieces of a collection, that one list has. */
export const mostRows = 5_000

const words = {
  ...rowFaults,
  amount: 'How many is a whole number, such as 1.',
  zero: 'The number must be at least one. Remove the line.',
  decimals: 'Pieces are whole: write the number without a point.',
  'too-much': `A list has ${figure(mostRows)} pieces at most.`,
  forbidden: 'This is the collection itself, which can hold no piece: take the line out.',
} as const

const columns = {
  erc721: 'Write an address, and after a comma how many pieces if it is more than one.',
  erc1155: 'Write an address, the number of the edition, and how many pieces if it is more than one.',
} as const

/**
 * Reads lines of an address, for editions a number, and how many pieces, one without it. Commas, semicolons, tabs and blanks separate; a
 * first line of names is skipped. `never` is the collection.
 */
export function readMintList(text: string, { kind, never }: { kind: 'erc721' | 'erc1155'; never: Address }): MintList {
  const list: MintList = { rows: [], lines: [], errors: [], pieces: 0, accounts: 0, unproven: [] }
  const accounts = new Set<string>()
  const refused = new Set([never.toLowerCase()])
  const texts = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const first = texts.findIndex((written) => written.trim())
  for (const [at, written] of texts.entries()) {
    if (!written.trim() || (at === first && isHeader(written))) continue
    const line = at + 1
    const read = readLine(written, kind, refused)
    if (typeof read === 'string') {
      list.errors.push({ line, message: read })
      continue
    }
    list.pieces += read.count
    if (list.rows.length === mostRows || (kind === 'erc721' && list.pieces > mostRows)) {
      const most = figure(mostRows)
      list.errors.push({
        line,
        message: `A list has ${most} ${kind === 'erc721' ? 'pieces' : 'lines'} at most. Split it in two.`,
      })
      break
    }
    accounts.add(read.to)
    list.rows.push({ to: read.to, count: read.count, ...(read.id !== undefined && { id: read.id }) })
    list.lines.push(line)
    if (read.unproven) list.unproven.push(line)
  }
  return { ...list, accounts: accounts.size }
}

function readLine(text: string, kind: keyof typeof columns, refused: ReadonlySet<string>) {
  const cells = csvCells(text).filter(Boolean)
  const [account = '', ...others] = cells
  const id = kind === 'erc1155' ? others.shift() : undefined
  const [count = '1', ...more] = others
  if (more.length > 0 || (kind === 'erc1155' && id === undefined)) return columns[kind]
  if (id !== undefined && !/^\d{1,18}$/.test(id)) return 'The number of the edition is a whole number, such as 1.'
  const read = readRow(`${account},"${count}"`, 0, refused)
  if (typeof read === 'string') return read === 'columns' ? columns[kind] : words[read]
  if (read.amount > BigInt(mostRows) && kind === 'erc721') return words['too-much']
  if (read.amount > BigInt(Number.MAX_SAFE_INTEGER)) return 'That are more pieces than this page can count.'
  const { account: to, amount, unproven } = read
  return { to, count: Number(amount), unproven, ...(id !== undefined && { id: BigInt(id) }) }
}
