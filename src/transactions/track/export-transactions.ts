import { csvLine } from '#core/text/csv-line.ts'
import type { Transaction } from './transaction.ts'

const columns = [
  'sentAt',
  'chainId',
  'from',
  'nonce',
  'hash',
  'followsHash',
  'description',
  'status',
  'detail',
  'reason',
  'block',
  'confirmations',
  'checkedAt',
] as const satisfies readonly (keyof Transaction)[]

/** Transactions as a CSV file (RFC 4180), a line each, times as ISO 8601. No cell can be taken for a formula. */
export function transactionsCsv(transactions: readonly Transaction[]): string {
  const lines = transactions.map((transaction) => columns.map((column) => cellOf(column, transaction[column])))
  return [columns, ...lines].map((cells) => csvLine(cells)).join('')
}

/** Transactions as a JSON file: everything that is kept about them. */
export function transactionsJson(transactions: readonly Transaction[]): string {
  return `${JSON.stringify(transactions, undefined, 2)}\n`
}

function cellOf(column: (typeof columns)[number], value: Transaction[keyof Transaction]): string {
  if (value === undefined) return ''
  return column === 'sentAt' || column === 'checkedAt' ? new Date(value as number).toISOString() : String(value)
}
