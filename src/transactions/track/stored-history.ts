import { brandKey } from '#content/brand-key.ts'
import { trimmed } from './history.ts'
import { isTransaction, type Transaction } from './transaction.ts'

/** The entry of the browser's storage that holds the transactions. */
export const historyKey = `${brandKey}.transactions`

/** Where entries go that cannot be read, so that nobody loses them without knowing. */
const asideKey = `${brandKey}.transactions.aside`

/** The part of the browser's storage that is needed here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The text that is kept now; undefined where storage is forbidden, null where nothing is kept. */
export function storedText(store: Store | undefined): string | null | undefined {
  try {
    return store?.getItem(historyKey)
  } catch {
    return undefined
  }
}

/** The transactions in a stored text. Unreadable ones are moved to another key of the storage, the others returned. */
export function readHistory(text: string | null | undefined, store: Store | undefined): readonly Transaction[] {
  if (!text) return []
  const entries = entriesOf(text)
  const read = entries?.filter(isTransaction) ?? []
  const history = read.map(asToldNow)
  if (read.length === entries?.length) return history
  const damaged = entries ? JSON.stringify(entries.filter((entry) => !isTransaction(entry))) : text
  try {
    store?.setItem(asideKey, damaged)
  } catch {
    // A full storage keeps the transactions rather than what nobody can read.
  }
  return history
}

/** Earlier versions called what was replaced confirmed, though what was asked for has not come to pass. */
function asToldNow(transaction: Transaction): Transaction {
  const replaced = transaction.status === 'confirmed' && transaction.detail === 'replaced'
  return replaced ? { ...transaction, status: 'failed' } : transaction
}

/**
 * Keeps a history and answers what of it was kept: where the storage is full, fewer completed transactions, down to none; undefined
 * when not even the pending ones found room, or storage is forbidden.
 */
export function keepHistory(
  history: readonly Transaction[],
  store: Store | undefined,
): readonly Transaction[] | undefined {
  if (!store) return undefined
  for (const most of [Number.POSITIVE_INFINITY, 5, 2, 0]) {
    const kept = trimmed(history, most)
    try {
      if (most < Number.POSITIVE_INFINITY) store.removeItem(asideKey)
      store.setItem(historyKey, textOf(kept))
      return kept
    } catch {
      // Tried again with less.
    }
  }
  return undefined
}

/** A history as the text that is kept. */
export function textOf(transactions: readonly Transaction[]): string {
  return JSON.stringify({ v: 1, transactions })
}

function entriesOf(text: string): unknown[] | undefined {
  try {
    const { v, transactions } = JSON.parse(text) as { v?: unknown; transactions?: unknown }
    return v === 1 && Array.isArray(transactions) ? transactions : undefined
  } catch {
    return undefined
  }
}
