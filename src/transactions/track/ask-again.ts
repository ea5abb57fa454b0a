import type { Hash } from 'viem'
import type { TransactionStore } from './transaction-store.ts'

/** Makes a transaction due immediately, in whichever tab asks. Until there is an answer it counts as unanswered: `askedAt` is 0. */
export function askAgain(store: TransactionStore, hash: Hash): void {
  store.change(hash, (current) => ({ ...current, askedAt: 0 }))
}
