import type { Hash } from 'viem'
import type { Transaction } from './transaction.ts'

/** Completed transactions that are kept for one account on one chain. */
export const completedKept = 10

/** Which transactions are meant: those of an account, of an account on a chain, or all. */
export type Whose = { from?: string; chainId?: number }

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The transactions that are meant, newest first as they come. */
export function ofAccount(history: readonly Transaction[], whose: Whose): Transaction[] {
  return history.filter((transaction) => belongs(transaction, whose))
}

/** A history with one more transaction at its head. One that is known already, also under the hash it was sent with, changes nothing. */
export function added(history: readonly Transaction[], transaction: Transaction): readonly Transaction[] {
  const known = history.some(({ hash, followsHash }) => hash === transaction.hash || followsHash === transaction.hash)
  return known ? history : trimmed([transaction, ...history])
}

/**
 * A history in which the transaction with that hash has become what `change` answers. One that is no longer there does not come back.
 * When it now follows the hash of another entry, the two become one.
 */
export function changed(
  history: readonly Transaction[],
  { hash, change }: { hash: Hash; change: (transaction: Transaction) => Transaction },
): readonly Transaction[] {
  const before = history.find((transaction) => transaction.hash === hash)
  if (!before) return history
  const after = change(before)
  if (after === before) return history
  const others = history.filter((other) => other === before || other.hash !== after.hash)
  return trimmed(others.map((transaction) => (transaction === before ? after : transaction)))
}

/** A history without the transactions that are meant. */
export function cleared(history: readonly Transaction[], whose: Whose): readonly Transaction[] {
  return history.filter((transaction) => !belongs(transaction, whose))
}

/** Two histories of the same device as one, newest first; where both have an entry, that of `own` counts. */
export function joined(own: readonly Transaction[], other: readonly Transaction[]): readonly Transaction[] {
  const hashes = new Set(own.flatMap(({ hash, followsHash }) => [hash, followsHash]))
  return [...own, ...other.filter(({ hash }) => !hashes.has(hash))].toSorted((a, b) => b.sentAt - a.sentAt)
}

/** A history with at most `most` completed transactions for each account on each chain. Pending ones all stay. */
export function trimmed(history: readonly Transaction[], most = completedKept): readonly Transaction[] {
  const counted = new Map<string, number>()
  return history.filter(({ status, from, chainId }) => {
    if (status === 'pending') return true
    const account = `${chainId} ${from.toLowerCase()}`
    const count = (counted.get(account) ?? 0) + 1
    counted.set(account, count)
    return count <= most
  })
}

function belongs(transaction: Transaction, { from, chainId }: Whose): boolean {
  return (!from || same(from, transaction.from)) && (!chainId || chainId === transaction.chainId)
}
