import { useEffect, useRef, useState } from 'react'
import { currentLocale, t } from '#transactions/describe/transaction-words.ts'
import { descriptionSaid, withReason } from '#transactions/told/transaction-said.ts'
import { transactionSentence } from './transaction-sentence.ts'
import type { Transaction } from './transaction.ts'

/** What has changed from one list to the next, as one text to be read out; empty when nothing a visitor waits for has. */
export function newsBetween(before: readonly Transaction[], after: readonly Transaction[]): string {
  return after
    .flatMap((transaction) => {
      const old = before.find(({ hash, followsHash }) =>
        [transaction.hash, transaction.followsHash].some((one) => one && (one === hash || one === followsHash)),
      )
      const same =
        old?.status === transaction.status &&
        old.detail === transaction.detail &&
        old.proposal === transaction.proposal &&
        old.owners?.given === transaction.owners?.given
      if (same || (!old && transaction.status !== 'pending')) return []
      const { status, description } = transaction
      const news = t('changedTo', { status: t(status), description: descriptionSaid(description).text })
      return [
        [
          news,
          (transaction.detail || transaction.proposal) &&
            transactionSentence(transaction, withReason(t), currentLocale()),
        ]
          .filter(Boolean)
          .join('. '),
      ]
    })
    .join('. ')
}

/** The news of a list, for a live region; it begins with the first change after it was drawn. */
export function useTransactionNews(transactions: readonly Transaction[]): string {
  const [news, setNews] = useState('')
  const before = useRef<readonly Transaction[]>(undefined)
  useEffect(() => {
    const fresh = before.current ? newsBetween(before.current, transactions) : ''
    before.current = transactions
    if (fresh) setNews(fresh)
  }, [transactions])
  return news
}
