import { t } from '#transactions/describe/transaction-words.ts'
import type { TransactionStatus } from './transaction.ts'

const drawings: Record<TransactionStatus, string> = {
  pending: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M8 4.5V8l2.5 1.5',
  confirmed: 'M2 8.5l4 4 8-9',
  failed: 'M8 1.5l7 13H1zM8 6.5v4M8 12v.9',
}

/** The state of a transaction as a drawing and a word. */
export function TransactionMark({ status }: { status: TransactionStatus }) {
  return (
    <span className="transaction-mark" data-status={status}>
      <svg width="14" height="14" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <path d={drawings[status]} />
      </svg>
      {t(status)}
    </span>
  )
}
