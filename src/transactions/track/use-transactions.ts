import { useSyncExternalStore } from 'react'
import { transactionStore } from './transaction-store.ts'
import type { Transaction } from './transaction.ts'

const none: readonly Transaction[] = []

/** The transactions of this browser, drawn again whenever they change; none while the page is built. */
export function useTransactions(): readonly Transaction[] {
  return useSyncExternalStore(
    (changed) => transactionStore().subscribe(changed),
    () => transactionStore().list(),
    () => none,
  )
}
