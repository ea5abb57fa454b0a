import type { Hash } from 'viem'
import { intentOf, type Transaction } from '#transactions/track/transaction.ts'
import { batchesIn, type Order } from './lock-plan.ts'

/** What is known besides the order: the transactions of this browser, and what the lock contract may take of the account's. */
export type OrderFacts = { transactions: readonly Transaction[]; allowance: bigint | undefined }

/** What an order needs next. `batch` counts from 0, `amount` is in the smallest unit. */
export type OrderStep =
  /** The allowance is not known yet. */
  | { do: 'read' }
  /** A transaction is on its way; nothing is sent meanwhile. */
  | { do: 'wait'; for: 'approval' | 'lock'; transaction: Transaction; batch?: number }
  /** A wallet was asked and its answer is lost: the chain is asked before anything is sent again. */
  | { do: 'look'; batch: number }
  | { do: 'approve'; amount: bigint; failed?: Transaction }
  | { do: 'lock'; batch: number; failed?: Transaction }
  | { do: 'done' }

/** How far an order is: each batch with the transaction that made it, or is about to. */
export type OrderProgress = { step: OrderStep; batches: readonly { hash?: Hash; made: boolean }[] }

/**
 * What to do next, read from what was really sent: the same transaction is never sent twice, whatever tab or reload comes between.
 */
export function progressOf(order: Order, { transactions, allowance }: OrderFacts): OrderProgress {
  const sent = transactions.filter(
    ({ from, chainId, sentAt }) => same(from, order.from) && chainId === order.chainId && sentAt >= order.madeAt,
  )
  const batches = batchesIn(order).map(({ call, total }, index) => {
    const wanted = intentOf(call)
    const own = sent.filter(({ intent }) => intent?.to === wanted.to && intent.dataHash === wanted.dataHash)
    const alive = own.find(({ status }) => status !== 'failed')
    const hash = order.found[index] ?? alive?.hash
    return { total, own: own[0], alive, hash, made: Boolean(order.found[index]) || alive?.status === 'confirmed' }
  })
  const next = batches.findIndex(({ made }) => !made)
  const left = batches.reduce((sum, { made, alive, total }) => (made || alive ? sum : sum + total), 0n)
  return { step: stepAt(order, { batches, next, left, sent, allowance }), batches }
}

type At = {
  batches: readonly { own?: Transaction; alive?: Transaction }[]
  next: number
  left: bigint
  sent: readonly Transaction[]
  allowance: bigint | undefined
}

function stepAt(order: Order, { batches, next, left, sent, allowance }: At): OrderStep {
  if (next === -1) return { do: 'done' }
  const { own, alive } = batches[next]!
  if (alive) return { do: 'wait', for: 'lock', transaction: alive, batch: next }
  if (order.asked === next && !own) return { do: 'look', batch: next }
  const approvals = sent.filter(({ intent }) => intent?.to === order.token.address.toLowerCase())
  const waiting = approvals.find(({ status }) => status === 'pending')
  if (waiting) return { do: 'wait', for: 'approval', transaction: waiting }
  if (allowance === undefined) return { do: 'read' }
  const failed = own && { failed: own }
  if (allowance >= left) return { do: 'lock', batch: next, ...failed }
  const refused = approvals[0]?.status === 'failed' ? { failed: approvals[0] } : failed
  return { do: 'approve', amount: left, ...refused }
}

/** Whether a step is still what an order needs, going by what was sent since: another tab may have done it. */
export function isStillDue(order: Order, step: OrderStep, transactions: readonly Transaction[]): boolean {
  // The allowance was looked at when the step was found; here only what was sent counts.
  const allowance = step.do === 'lock' ? 2n ** 256n : 0n
  const now = progressOf(order, { transactions, allowance }).step
  const batch = 'batch' in step ? step.batch : undefined
  return now.do === step.do && ('batch' in now ? now.batch : undefined) === batch
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
