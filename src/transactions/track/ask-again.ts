import type { Hash } from 'viem'
import type { TransactionStore } from './transaction-store.ts'

/** Makes a transaction due at once, in whichever tab asks; until somebody answers it counts as unanswered, `askedAt` is 0. */
export function askAgain(store: TransactionStore, hash: Hash): void {
  store.change(hash, (current) => ({ ...current, askedAt: 0 }))
}
