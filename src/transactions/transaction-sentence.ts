import type { Transaction } from './transaction.ts'
import { say } from './words.ts'

/** What there is to say about the state of a transaction beyond pending, confirmed or failed; empty when there is nothing. */
export function transactionSentence(transaction: Transaction): string {
  const { status, detail, reason, confirmations, depth, failures, checkedAt, seen } = transaction
  if (failures && status === 'pending')
    return checkedAt ? say('notChecked', { time: shortTime(checkedAt) }) : say('neverChecked')
  const parts = [detail && detailWords(detail, reason)]
  if (status === 'pending' && depth && confirmations > 1)
    parts.push(say('depth', { depth: String(depth), confirmations: String(confirmations) }))
  if (status === 'pending' && !seen && checkedAt) parts.push(say('notSeen'))
  return parts.filter(Boolean).join(' · ')
}

function detailWords(detail: NonNullable<Transaction['detail']>, reason: string | undefined): string {
  if (detail === 'reverted') return reason ? say('revertedWhy', { reason }) : say('reverted')
  return say(detail === 'sped-up' ? 'spedUp' : detail)
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** A moment of the last half day as 14:05, an older one with its day. */
export function shortTime(at: number, now = Date.now()): string {
  return (now - at < 43_200_000 ? clock : day).format(at)
}
