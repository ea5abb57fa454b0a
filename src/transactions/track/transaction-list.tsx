import { useRef } from 'react'
import { transactionUrl } from '#chain/chain-links.ts'
import { currentLocale, t } from '#transactions/describe/transaction-words.ts'
import { descriptionSaid, withReason } from '#transactions/told/transaction-said.ts'
import { useHandedFocus } from '#transactions/signing/use-handed-focus.ts'
import { askAgain } from './ask-again.ts'
import { TransactionMark } from './transaction-mark.tsx'
import { isUnanswered, transactionSentence } from './transaction-sentence.ts'
import { transactionStore } from './transaction-store.ts'
import { isProposal, type Transaction } from './transaction.ts'

/** How many fit into the window of an account. */
const shown = 3

type TransactionListProps = {
  /** Those of one account on one chain, newest first. */
  transactions: readonly Transaction[]
  /** Origin of the chain's explorer; without one our own page about a transaction serves. */
  explorer?: string
  /** Names the product in the empty list. */
  appName?: string
  onClear: () => void
}

/** The newest transactions of an account, for its window. */
export function TransactionList({ transactions, explorer, appName, onClear }: TransactionListProps) {
  return (
    <section className="transactions" aria-labelledby="transactions-title">
      <div className="transactions-head">
        <h3 id="transactions-title">{t('recentTransactions')}</h3>
        {transactions.length > 0 && (
          <button type="button" className="text-button" onClick={onClear}>
            {t('clearAll')}
          </button>
        )}
      </div>
      {transactions.length === 0 && <p className="soft">{appName ? t('emptyApp', { app: appName }) : t('empty')}</p>}
      <ol className="transaction-list">
        {transactions.slice(0, shown).map((transaction) => (
          <li key={transaction.followsHash ?? transaction.hash} className="transaction">
            <TransactionLine transaction={transaction} explorer={explorer} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What a transaction does, as a link to it, and its state. */
export function TransactionLine({ transaction, explorer }: { transaction: Transaction; explorer?: string }) {
  const sentence = transactionSentence(transaction, withReason(t), currentLocale())
  const link = useRef<HTMLAnchorElement>(null)
  const { text, lang } = descriptionSaid(transaction.description)
  const outside = explorer ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <>
      {isProposal(transaction) ? (
        <span lang={lang}>{text}</span>
      ) : (
        <a
          className="transaction-link"
          ref={link}
          href={transactionUrl(explorer, transaction.hash)}
          lang={lang}
          {...outside}
        >
          {text}
        </a>
      )}
      <TransactionMark status={transaction.status} />
      {sentence && (
        <p className="transaction-sentence">
          {sentence}
          {isUnanswered(transaction) && (
            <>
              {' · '}
              <AskAgain transaction={transaction} next={() => link.current} />
            </>
          )}
        </p>
      )}
    </>
  )
}

/** Asks again immediately about a transaction without an answer. The focus goes to `next` once there is one. */
function AskAgain({ transaction, next }: { transaction: Transaction; next: () => HTMLElement | null }) {
  const { hash, description, askedAt } = transaction
  const button = useHandedFocus(next)
  const asking = askedAt === 0
  return (
    <button
      type="button"
      className="text-button"
      ref={button}
      aria-disabled={asking || undefined}
      aria-label={asking ? undefined : t('askAgainAbout', { description: descriptionSaid(description).text })}
      onClick={() => askAgain(transactionStore(), hash)}
    >
      {t(asking ? 'asking' : 'askAgain')}
    </button>
  )
}
