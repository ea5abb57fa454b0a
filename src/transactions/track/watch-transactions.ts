import type { Client } from 'viem'
import { lookAtChain, type LoadAbis } from './look-at-chain.ts'
import type { TransactionStore } from './transaction-store.ts'
import { isProposal, type Transaction } from './transaction.ts'
import { pause, step, type Sight } from './watch-transaction.ts'

/** Where and how the transactions of a chain are looked for; see `Chain` for the figures. */
export type Watched = { client: Client; finalBlocks: number; blockSeconds: number; abis?: LoadAbis }

/** Milliseconds after which a look counts as unanswered. */
const timeoutMs = 20_000

/** Never wait longer than this for the next round: clocks are set, machines sleep. */
const longestPause = 60_000

/** Who says how far those are that no node knows yet: a Safe of its proposals, a wallet of calls that go together. */
export type ProposalSource = {
  /** Whether it can be asked about this one now. */
  can: (transaction: Transaction) => boolean
  ask: (transaction: Transaction) => Promise<Sight>
  /** Calls back when another answer of `can` is due. Answers what ends it. */
  watch?: (changed: () => void) => () => void
}

type Watch = {
  store: TransactionStore
  /** The chain with that number; undefined for one that cannot be asked here: its transactions are left alone. */
  chain: (id: number) => Watched | undefined
  /** Without it, and where it cannot be asked, proposals are left alone. */
  proposals?: ProposalSource
  signal: AbortSignal
  now?: () => number
}

/**
 * Follows every transaction of the store until `signal` ends it, in all tabs together: the first tab that is due asks, under a
 * lock, and the others read the answer from the storage. Hidden tabs ask seldom, so a visible one does their work.
 */
export function watchTransactions({ store, chain, proposals, signal, now = Date.now }: Watch): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false

  /** How long until a transaction is due, 0 or less when it is; undefined when it is not followed. */
  function dueIn(transaction: Transaction): number | undefined {
    const watched = transaction.settled ? undefined : chain(transaction.chainId)
    if (!watched || (isProposal(transaction) && !proposals?.can(transaction))) return undefined
    const { blockSeconds } = watched
    const wait = pause(transaction, { now: now(), hidden: isHidden(), blockSeconds })
    return (transaction.askedAt ?? 0) + wait - now()
  }

  async function round() {
    if (running || signal.aborted) return
    running = true
    try {
      await alone(signal, async () => {
        // Another tab may have asked while this one waited for its turn.
        store.refresh()
        for (const { hash } of store.list()) {
          const transaction = store.list().find((one) => one.hash === hash)
          if (signal.aborted || !transaction || (dueIn(transaction) ?? 1) > 0) continue
          const { client, abis = async () => [], finalBlocks } = chain(transaction.chainId)!
          const looking =
            proposals && isProposal(transaction) ? proposals.ask(transaction) : lookAtChain(client, transaction, abis)
          const sight = await inTime(looking)
          store.change(hash, (current) => step(current, sight, { now: now(), finalBlocks }))
        }
      })
    } finally {
      running = false
      plan()
    }
  }

  function plan() {
    clearTimeout(timer)
    if (running || signal.aborted) return
    const waits = store.list().flatMap((transaction) => dueIn(transaction) ?? [])
    if (waits.length > 0)
      timer = setTimeout(() => void round(), Math.min(longestPause, Math.max(50, Math.min(...waits))))
  }

  /** The network or the tab is back: what has no answer yet is asked again immediately. */
  function wake() {
    for (const { hash, failures } of store.list())
      if (failures) store.change(hash, (current) => ({ ...current, failures: 0, askedAt: 0 }))
    plan()
  }

  const ends = [store.subscribe(plan), proposals?.watch?.(plan)]
  const page = typeof document === 'undefined' ? undefined : document
  page?.addEventListener('visibilitychange', plan, { signal })
  if (page) addEventListener('online', wake, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    for (const end of ends) end?.()
  })
  plan()
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden
}

/** Runs `work` while no other tab does the same. Without locks, as on plain http, the times in the storage have to do. */
async function alone(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  try {
    await locks.request('transactions', { signal }, work)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function inTime(looking: Promise<Sight>): Promise<Sight> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Sight>((resolve) => {
    timer = setTimeout(() => resolve({ at: 'unreachable' }), timeoutMs)
  })
  try {
    return await Promise.race([looking, late])
  } catch {
    return { at: 'unreachable' }
  } finally {
    clearTimeout(timer)
  }
}
