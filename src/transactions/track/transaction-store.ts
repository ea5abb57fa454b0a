import type { Hash } from 'viem'
import { added, changed, cleared, joined, type Whose } from './history.ts'
import { historyKey, keepHistory, readHistory, storedText, type Store } from './stored-history.ts'
import { newTransaction, type SentTransaction, type Transaction } from './transaction.ts'

/** The transactions of this browser, the same in all its tabs. */
export type TransactionStore = {
  /** All of them, newest first; the same array until something changes. */
  list: () => readonly Transaction[]
  /** Takes over what other tabs have written, without waiting for word of it. */
  refresh: () => void
  /** Whether they outlive this page: `memory` when the storage is forbidden or full. */
  kept: () => 'device' | 'memory'
  /** Calls back after every change, also one made in another tab. Answers what ends it. */
  subscribe: (changed: () => void) => () => void
  /** Adds one as pending. Throws what begins with 'Unable to add transaction' when it cannot be one. */
  add: (sent: SentTransaction) => void
  /** Changes the one with that hash; nothing happens when it is no longer there. */
  change: (hash: Hash, change: (transaction: Transaction) => Transaction) => void
  /** Forgets those of an account, of an account on a chain, or all. The chain itself forgets nothing. */
  clear: (whose: Whose) => void
}

/** Opens the transactions of a storage. `events` tells what other tabs write. Without a storage they last as long as the page. */
export function openTransactionStore({
  storage,
  events,
  now = Date.now,
}: {
  storage: Store | undefined
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  now?: () => number
}): TransactionStore {
  const listeners = new Set<() => void>()
  let history: readonly Transaction[] = []
  let inMemory = false
  let text: string | null | undefined
  refresh()

  /** Takes over what is stored, if that is not what this page has read or written last. */
  function refresh(): boolean {
    const stored = storedText(storage)
    if (stored === text) return false
    text = stored
    const read = readHistory(stored, storage)
    history = inMemory ? joined(history, read) : read
    return true
  }

  function update(change: (history: readonly Transaction[]) => readonly Transaction[]) {
    const foreign = refresh()
    const before = history
    const wanted = change(before)
    if (wanted !== before) {
      const kept = keepHistory(wanted, storage)
      history = kept ?? wanted
      inMemory = !kept
      text = storedText(storage)
    }
    if (foreign || history !== before) tell()
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  function heard(event: Event) {
    const { key } = event as StorageEvent
    // No key: the visitor has emptied the whole storage.
    if (key === historyKey || key === null) refreshed()
  }

  function refreshed() {
    if (refresh()) tell()
  }

  return {
    list: () => history,
    refresh: refreshed,
    kept: () => (inMemory ? 'memory' : 'device'),
    subscribe(listener) {
      if (listeners.size === 0) {
        events?.addEventListener('storage', heard)
        // Other tabs may have written while nobody listened here.
        refresh()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events?.removeEventListener('storage', heard)
      }
    },
    add: (sent) => {
      const transaction = newTransaction(sent, now())
      update((before) => added(before, transaction))
    },
    change: (hash, change) => update((before) => changed(before, { hash, change })),
    clear: (whose) => update((before) => cleared(before, whose)),
  }
}

let own: TransactionStore | undefined

/** The transactions of this browser. */
export function transactionStore(): TransactionStore {
  own ??= openTransactionStore({ storage: deviceStorage(), events: globalThis })
  return own
}

/** The storage of this browser; undefined where it is forbidden. */
function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
